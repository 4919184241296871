import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { anchorOf, marginDue } from '#domain/margin.ts';
import { nothingWritten } from '#domain/threads.ts';
import { deliveredQueue, type OrderRecord, type PartRecord } from '#lambdas/storage/order-record.ts';
import { answerAboutSentence } from '#lambdas/threads/answering-in-margin.ts';
import { askAboutSentence } from '#lambdas/threads/asking-in-margin.ts';
import { readOwnThreads } from '#lambdas/threads/customer-side.ts';
import { withdrawQuestion } from '#lambdas/threads/withdrawing-from-margin.ts';
import { now, orderId, paidOrderRecord, partTakenBy, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { memoryMargin } from '#test/support/memory-margin.ts';
import { memoryNotices } from '#test/support/memory-notices.ts';
import { rowOf } from '#test/support/memory-threads.ts';

const service = keyFor.numbers;
const path = { id: orderId, service };
const member = (id: string, name: string) => ({ id, name, discipline: service, isAdministrator: false });
const holder = member('holder', 'Bastien Oriol');
const customer = (id: string) => ({
  ...{ kind: 'customer' as const, userId: id, groups: [], issuedAt: 0, session: 'session' },
});
const code = (name: string) => expect.objectContaining({ code: name });
const delivered_at = addDays(now, -1).toISOString();
const report = { key: 'reports/one', version: 1, pages: 12, bytes: 4000, delivered_at, desk: true as const };
const sentence = 'Ce qui vous nourrit commence petit, et dure.';

type Start = { readonly order?: Partial<OrderRecord>; readonly part?: Partial<PartRecord> };

const openShop = ({ order, part }: Start = {}) => {
  const sold = paidOrderRecord({ status: 'delivered', ...order });
  const row = rowOf(
    partTakenBy('holder', {
      ...{ state: 'delivered', queue: deliveredQueue(service), delivered_at, report },
      ...part,
    }),
  );
  const memory = memoryMargin(row);
  const { store: notices, rows } = memoryNotices();
  let at = now;
  const deps = () => ({
    ...{ margins: memory.store, notices, now: at },
    orders: { find: async () => sold },
    parts: { find: async () => row.read(), ofOrder: async () => [row.read()] },
    threads: { ofPart: async () => ({ ...nothingWritten, margin: memory.all() }) },
    limits: { waitFor: async () => 0 },
  });
  return {
    ...{ row, rows, notes: memory.all, mails: memory.mails },
    at: (instant: Date) => {
      at = instant;
    },
    ask: (id: string = randomUUID(), who = userId) =>
      askAboutSentence(
        customer(who),
        path,
        { id, anchor: anchorOf(sentence), quote: sentence, text: 'Cela vaut-il aussi pour le travail ?' },
        deps(),
      ),
    asking: async () => (await readOwnThreads(customer(userId), orderId, deps())).threads[0]?.asking,
    withdraw: (id: string, who = userId) => withdrawQuestion(customer(who), path, id, deps()),
    answer: (id: string, me = holder) => answerAboutSentence(me, path, { id, text: 'Oui.' }, deps()),
  };
};

describe('a question in the margin', () => {
  it('is kept with its sentence, counted, and told to the author', async () => {
    const shop = openShop();
    const note = await shop.ask('one');
    expect(note).toMatchObject({ id: 'one', quote: sentence, of: 1, due_at: marginDue(now).toISOString() });
    expect(shop.row.read()).toMatchObject({ margin_asked: 1, customer_wrote_at: note.at });
    expect([...shop.rows.values()].map(({ event, user_id }) => [event, user_id])).toEqual([
      ['message', 'holder'],
    ]);
  });

  it('is asked once, however often it is sent', async () => {
    const shop = openShop();
    const [first, second] = await Promise.all([shop.ask('one'), shop.ask('one')]);
    expect(second).toEqual(first);
    expect(shop.row.read().margin_asked).toBe(1);
  });

  it('is one of three, also when four come at the same moment', async () => {
    const shop = openShop();
    const all = await Promise.allSettled([shop.ask(), shop.ask(), shop.ask(), shop.ask()]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(shop.ask()).rejects.toEqual(code('margin_full'));
    expect(shop.notes()).toHaveLength(3);
  });

  it('is not counted in a pack', async () => {
    const shop = openShop({ order: { services: [keyFor.pack] } });
    for (let asked = 0; asked < 5; asked += 1) await shop.ask();
    expect(shop.notes()).toHaveLength(5);
  });

  it.each([
    ['fourteen days', 13, keyFor.numbers],
    ['thirty days of a pack', 29, keyFor.pack],
  ])('is asked for %s', async (_, days, key) => {
    const shop = openShop({ order: { services: [key] } });
    shop.at(addDays(now, days));
    expect(await shop.ask()).toMatchObject({ of: 1 });
    shop.at(addDays(now, days + 1));
    await expect(shop.ask()).rejects.toEqual(code('margin_closed'));
  });

  it('is offered with what is left of three, until the last moment of its days', async () => {
    const shop = openShop();
    await shop.ask();
    const asking = await shop.asking();
    expect(asking).toMatchObject({ left: 2 });
    shop.at(new Date(asking?.until ?? ''));
    expect(await shop.asking()).toEqual(asking);
    shop.at(new Date(Date.parse(asking?.until ?? '') + 1));
    expect(await shop.asking()).toBeUndefined();
  });

  it.each([
    ['not delivered', { part: { delivered_at: undefined, report: undefined, state: 'taken' as const } }],
    ['a PDF alone', { part: { report: { ...report, desk: undefined } } }],
    ['withdrawn', { part: { withdrawn_at: delivered_at, queue: undefined } }],
    ['refunded', { part: { refunded_at: delivered_at, queue: undefined } }],
  ])('is not asked about what is %s', async (_, start) => {
    await expect(openShop(start).ask()).rejects.toEqual(code('part_over'));
  });

  it('is for the customer of the order alone', async () => {
    await expect(openShop().ask(randomUUID(), 'somebody')).rejects.toEqual(code('not_found'));
  });
});

describe('an answer in the margin', () => {
  it('stands under the expert’s name, and is mailed like a message', async () => {
    const shop = openShop();
    await shop.ask('one');
    const { answer } = await shop.answer('one');
    expect(answer).toMatchObject({ name: 'Bastien Oriol', text: 'Oui.' });
    expect(shop.row.read().expert_wrote_at).toBe(answer?.at);
    expect(shop.mails.map(({ subject }) => subject.kind)).toEqual(['message']);
  });

  it('is given once, by the expert who has the part alone', async () => {
    const shop = openShop();
    await shop.ask('one');
    await expect(shop.answer('one', member('other', 'Ines Morel'))).rejects.toEqual(code('forbidden'));
    await expect(shop.answer('two')).rejects.toEqual(code('not_found'));
    const [first, second] = await Promise.all([shop.answer('one'), shop.answer('one')]);
    expect(second).toEqual(first);
    expect(shop.mails).toHaveLength(1);
  });
});

describe('a question that is taken back', () => {
  it('is erased, and neither counted nor unread any more', async () => {
    const shop = openShop();
    const first = await shop.ask('one');
    await shop.ask('two');
    expect(await shop.withdraw('two')).toEqual({ id: 'two' });
    expect(shop.notes()).toEqual([first]);
    expect(shop.row.read()).toMatchObject({ margin_asked: 1, customer_wrote_at: first.at });
    expect(shop.rows.size).toBe(1);
    await shop.withdraw('one');
    expect(shop.row.read()).toMatchObject({ margin_asked: 0, customer_wrote_at: undefined });
    expect(shop.rows.size).toBe(0);
  });

  it('is taken back once, however often that is sent, by its reader alone', async () => {
    const shop = openShop();
    await shop.ask('one');
    await expect(shop.withdraw('one', 'somebody')).rejects.toEqual(code('not_found'));
    await Promise.all([shop.withdraw('one'), shop.withdraw('one')]);
    await shop.withdraw('one');
    expect(shop.row.read().margin_asked).toBe(0);
  });

  it('stays with its answer, whichever came first', async () => {
    const shop = openShop();
    await shop.ask('one');
    await shop.answer('one');
    await expect(shop.withdraw('one')).rejects.toEqual(code('margin_answered'));
    await shop.ask('two');
    const [answered, withdrawn] = await Promise.allSettled([shop.answer('two'), shop.withdraw('two')]);
    const won = [answered, withdrawn].filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(shop.notes()).toHaveLength(answered.status === 'fulfilled' ? 2 : 1);
  });

  it('may be asked anew, and taken back once the report is refunded', async () => {
    const shop = openShop();
    for (const id of ['one', 'two', 'three']) await shop.ask(id);
    await shop.withdraw('three');
    expect(await shop.ask('four')).toMatchObject({ id: 'four' });
    shop.row.write({ ...shop.row.read(), refunded_at: delivered_at, queue: undefined });
    expect(await shop.withdraw('four')).toEqual({ id: 'four' });
  });
});
