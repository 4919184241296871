import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { openQueues } from '#lambdas/storage/order-record.ts';
import { hours, member, askingShop as openShop, service } from '#test/support/asking-shop.ts';
import { now, partTakenBy } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const code = (name: string) => expect.objectContaining({ code: name });
const hour = { time: '06:42', source: 'record' } as const;

describe('a question', () => {
  it('stops the clock, and takes the part out of backlog and lateness', async () => {
    const shop = openShop();
    const question = await shop.ask('hour', 'one');
    expect(question).toMatchObject({ id: 'one', what: 'hour', name: 'Bastien Oriol', at: now.toISOString() });
    const [running, asked] = openQueues(service);
    expect(shop.part()).toMatchObject({ queue: asked, asked_at: question.at, promised_at: hours(72) });
    expect(shop.part().queue).not.toBe(running);
  });

  it('is mailed at once, on the second, the seventh and the fourteenth day', async () => {
    const shop = openShop();
    await shop.ask();
    expect(shop.mails.map(({ next_at }) => next_at)).toEqual(
      [0, 2, 7, 14].map((days) => addDays(now, days).toISOString()),
    );
    expect(new Set(shop.mails.map(({ id }) => id)).size).toBe(4);
  });

  it('is asked once, however often it is sent', async () => {
    const shop = openShop();
    const [first, second] = await Promise.all([shop.ask('hour', 'one'), shop.ask('hour', 'one')]);
    expect(second).toEqual(first);
    expect(shop.mails).toHaveLength(4);
  });

  it('is asked by the expert who has the part alone', async () => {
    const shop = openShop();
    const asking = shop.ask('hour', 'one', member('other', 'Ines Morel'));
    await expect(asking).rejects.toEqual(code('forbidden'));
    expect(shop.part().asked_at).toBeUndefined();
  });

  it.each([
    ['delivered', { state: 'delivered' as const }],
    ['withdrawn', { withdrawn_at: hours(-1) }],
    ['refunded', { refunded_at: hours(-1) }],
  ])('is not asked about what is %s', async (_, part) => {
    await expect(openShop({ part }).ask()).rejects.toEqual(code('part_over'));
  });

  it('is refused while three others wait', async () => {
    const shop = openShop();
    for (const what of ['hour', 'place', 'names'] as const) await shop.ask(what);
    await expect(shop.ask('other')).rejects.toEqual(code('questions_open'));
  });

  it('stops nothing where the terms of the sale did not say so', async () => {
    const shop = openShop({ order: { terms: { version: '2026-11-29', hash: '', accepted_at: hours(-1) } } });
    await shop.ask();
    expect(shop.part()).toMatchObject({ queue: service, due_at: hours(72) });
    expect(shop.part().asked_at).toBeUndefined();
  });

  it('stops nothing once the date is missed, and leaves the new date alone', async () => {
    const late = { due_at: hours(-5), new_due_at: hours(40) };
    const shop = openShop({ part: late, order: { due_at: hours(40), apologised_at: hours(-4) } });
    await shop.ask();
    expect(shop.part()).toMatchObject({ queue: service, ...late });
    expect(shop.read().order.due_at).toBe(hours(40));
  });
});

describe('an answer', () => {
  it('starts the clock at the next working moment, for part and order', async () => {
    const shop = openShop();
    const question = await shop.ask('hour', 'one');
    shop.at(hours(5));
    const { reply } = await shop.reply('one', hour);
    expect(reply).toMatchObject({ how: 'given' });
    const { due_at, asked_at, queue } = shop.part();
    expect(asked_at).toBeUndefined();
    expect(queue).toBe(service);
    expect(Date.parse(due_at) - Date.parse(hours(72))).toBeGreaterThanOrEqual(
      Date.parse(hours(5)) - Date.parse(question.at),
    );
    expect(shop.read().order.due_at).toBe(due_at);
    expect(shop.rows.size).toBe(1);
  });

  it('moves the birth: the hour with its source, and the instant from the history of legal time', async () => {
    const shop = openShop();
    await shop.ask('hour', 'one');
    await shop.reply('one', hour);
    expect(shop.read().birth).toMatchObject({
      birthTime: '06:42',
      birth: { precision: 'exact', offsetSeconds: 14_400, utc: '1991-04-17T02:42:00Z' },
      corrected: { by: 'customer' },
    });
    expect(shop.read().birth.birth?.margin).toBeUndefined();
    expect(shop.told).toEqual(['birth_corrected']);
    await shop.ask('hour', 'two');
    await shop.reply('two', { time: '07:00', source: 'memory' });
    expect(shop.read().birth.birth).toMatchObject({ precision: 'about', margin: 15 });
  });

  it('gives a place or the names of the certificate', async () => {
    const shop = openShop();
    await shop.ask('place', 'one');
    const place = { name: 'Lille', detail: 'Nord', latitude: 50.63, longitude: 3.06, zone: 'Europe/Paris' };
    await shop.reply('one', { place });
    expect(shop.read().birth).toMatchObject({ birthPlace: 'Lille, Nord', birth: { place } });
    await shop.ask('names', 'two');
    const names = { firstNames: 'Camille Anne', lastName: 'Renard' };
    await shop.reply('two', { names });
    expect(shop.read().birth.birthNames).toEqual(names);
  });

  it('leaves the birth alone where the customer does not know', async () => {
    const shop = openShop();
    const before = shop.read().birth;
    await shop.ask('hour', 'one');
    await shop.reply('one', { how: 'unknown', text: 'Personne ne sait.' });
    expect(shop.read().birth).toEqual(before);
    expect(shop.part().asked_at).toBeUndefined();
  });

  it('keeps a correction that waits for its decision', async () => {
    const request = { at: hours(-1), born: { birthDate: '1991-04-18', birthTime: '', birthPlace: 'Lille' } };
    const shop = openShop({ request: { request } });
    await shop.ask('hour', 'one');
    await shop.reply('one', hour);
    expect(shop.read().birth.request).toEqual(request);
  });

  it.each([
    ['hour', { names: { firstNames: 'Camille', lastName: 'Renard' } }],
    ['place', hour],
    ['names', {}],
    ['other', {}],
  ] as const)('in the field of another question than «%s» is refused', async (what, body) => {
    const shop = openShop();
    await shop.ask(what, 'one');
    await expect(shop.reply('one', body)).rejects.toEqual(code('invalid_request'));
    expect(shop.part().asked_at).toBeDefined();
  });

  it('is taken once, also when it is sent twice at once', async () => {
    const shop = openShop();
    await shop.ask('hour', 'one');
    const [first, second] = await Promise.all([shop.reply('one', hour), shop.reply('one', hour)]);
    expect(second).toEqual(first);
    expect(await shop.reply('one', { how: 'unknown' })).toEqual(first);
  });

  it('starts the clock only when it is the last of two', async () => {
    const shop = openShop();
    await shop.ask('hour', 'one');
    await shop.ask('other', 'two');
    await shop.reply('one', hour);
    expect(shop.part().asked_at).toBe(now.toISOString());
    await shop.reply('two', { text: 'Voici.' });
    expect(shop.part().asked_at).toBeUndefined();
  });

  it('followed by a question before work goes on lets the clock stand since the first', async () => {
    const shop = openShop();
    await shop.ask('hour', 'one');
    await shop.reply('one', hour);
    shop.at(hours(5));
    await shop.ask('other', 'two');
    expect(shop.part().asked_at).toBe(now.toISOString());
  });

  it('about a consultation that was delivered or withdrawn meanwhile is refused', async () => {
    const shop = openShop();
    await shop.ask('hour', 'one');
    shop.change({ parts: [{ ...shop.part(), withdrawn_at: hours(1) }] });
    await expect(shop.reply('one', hour)).rejects.toEqual(code('part_over'));
    expect(shop.read().birth.birthTime).toBe('');
  });

  it('to nobody’s question is not found', async () => {
    await expect(openShop().reply('none')).rejects.toEqual(code('not_found'));
  });
});

describe('the order of several consultations', () => {
  const other = () =>
    partTakenBy('colleague', { service: keyFor.western, queue: keyFor.western, due_at: hours(60) });

  it('is due when the latest of those that run is', async () => {
    const shop = openShop({ others: [other()] });
    await shop.ask('hour', 'one');
    expect(shop.read().order.due_at).toBe(hours(60));
    shop.at(hours(30));
    await shop.reply('one', hour);
    expect(shop.read().order.due_at).toBe(shop.part().due_at);
  });

  it('is not due with a part whose clock stands, however late its date', async () => {
    const key = keyFor.chinese;
    const standing = { service: key, queue: key, due_at: hours(90), asked_at: hours(-1) };
    const shop = openShop({ others: [other(), partTakenBy('another', standing)] });
    await shop.ask('hour', 'one');
    expect(shop.read().order.due_at).toBe(hours(60));
  });
});

describe('the link of a mail', () => {
  it('opens its question, and nothing of the birth', async () => {
    const shop = openShop();
    await shop.ask('hour', 'one');
    const open = await shop.open();
    expect(open).toMatchObject({
      service,
      is_over: false,
      may_choose: false,
      stopped: { since: now.toISOString() },
    });
    expect(JSON.stringify(open)).not.toContain('1991');
    shop.at(addDays(now, 14).toISOString());
    await expect(shop.open()).rejects.toEqual(code('link_invalid'));
  });

  it('answers once, and shows the answer afterwards', async () => {
    const shop = openShop();
    await shop.ask('hour', 'one');
    expect((await shop.byLink()).question.reply).toMatchObject({ how: 'unknown' });
    expect((await shop.byLink()).question.reply).toMatchObject({ how: 'unknown' });
    expect((await shop.open()).stopped).toBeUndefined();
  });

  it('is refused when it is not one of ours, serves another purpose, or its question is erased', async () => {
    const shop = openShop();
    await expect(shop.open()).rejects.toEqual(code('link_invalid'));
    await shop.ask('hour', 'one');
    await expect(shop.open('report')).rejects.toEqual(code('link_invalid'));
    await expect(shop.byLink('report')).rejects.toEqual(code('link_invalid'));
    await expect(shop.byLink('guess')).rejects.toEqual(code('link_invalid'));
  });
});
