import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, addHours } from '#domain/dates.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { nothingWritten, threadDays, unreadBy } from '#domain/threads.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { messageNoticeId } from '#lambdas/staff/message-notice.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { hasUnread } from '#lambdas/storage/read-marks.ts';
import { readAsCustomer, readOwnThreads, writeAsCustomer } from '#lambdas/threads/customer-side.ts';
import { readAsExpert, readByHolder, writeAsExpert } from '#lambdas/threads/expert-side.ts';
import { now, orderId, paidOrderRecord, partTakenBy, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { memoryNotices } from '#test/support/memory-notices.ts';
import { memoryThreads, rowOf } from '#test/support/memory-threads.ts';

const customer: Customer = { kind: 'customer', userId, groups: [], issuedAt: 0, session: 'session' };
const path = { id: orderId, service: keyFor.numbers };
const member = (id: string, name: string) => ({
  id,
  name,
  discipline: keyFor.numbers,
  isAdministrator: false,
});
const holder = member('holder', 'Bastien Oriol');
const code = (name: string) => expect.objectContaining({ code: name });

type Shop = {
  readonly part?: Partial<PartRecord>;
  readonly order?: Partial<OrderRecord>;
  readonly wait?: number;
};

const openShop = ({ part, order, wait = 0 }: Shop = {}) => {
  const row = rowOf(partTakenBy('holder', part));
  const memory = memoryThreads(row);
  const { store: notices, rows } = memoryNotices();
  const opened: string[] = [];
  const uses: string[] = [];
  let at = now;
  const deps = () => ({
    orders: { find: async (id: string) => (id === orderId ? paidOrderRecord(order) : undefined) },
    parts: { find: async () => row.read(), ofOrder: async () => [row.read()] },
    threads: memory.threads,
    messages: memory.messages,
    notices,
    accesses: {
      addVisit: async (_: string, { what, name }: { what: string; name?: string }) =>
        void opened.push(`${name} ${what}`),
    },
    limits: {
      waitFor: async ({ name }: { name: string }) => {
        uses.push(name);
        return wait;
      },
    },
    now: at,
  });
  return {
    ...memory,
    ...{ opened, uses, told: rows, part: row.read },
    change: (changes: Partial<PartRecord>) => row.write({ ...row.read(), ...changes }),
    later: (hours: number) => {
      at = addHours(at, hours);
    },
    say: (text: string, id: string = randomUUID()) => writeAsCustomer(customer, path, { id, text }, deps()),
    answer: (text: string, id: string = randomUUID(), me = holder) =>
      writeAsExpert(me, path, { id, text }, deps()),
    asCustomer: async () => {
      const [thread] = (await readOwnThreads(customer, orderId, deps())).threads;
      if (!thread) throw new Error('no thread');
      return thread;
    },
    asExpert: (me = holder) => readAsExpert(me, path, deps()),
    heard: (until: string) => readByHolder(holder, path, { at: until }, deps()),
    seen: (until: string) => readAsCustomer(customer, path, { at: until }, deps()),
    deps,
  };
};

describe('a thread', () => {
  it('holds what both write, in order, with the names of the day', async () => {
    const shop = openShop();
    await shop.say('Une question.');
    await shop.answer('Une réponse.');
    const { messages, is_open } = await shop.asCustomer();
    expect(messages.map(({ from, name, text }) => [from, name, text])).toEqual([
      ['customer', 'Camille Renard', 'Une question.'],
      ['expert', 'Bastien Oriol', 'Une réponse.'],
    ]);
    expect(is_open).toBe(true);
    expect((await shop.asExpert()).messages).toEqual(messages);
    const [first = '', second = ''] = messages.map(({ at }) => at);
    expect(first < second).toBe(true);
  });

  it('holds a message once, however often and by whomever at once it is sent', async () => {
    const shop = openShop();
    const id = randomUUID();
    const [first, second] = await Promise.all([shop.say('Une fois.', id), shop.say('Une fois.', id)]);
    expect(await shop.say('Une fois.', id)).toEqual(first);
    expect(second).toEqual(first);
    await shop.answer('Le même numéro, l’autre côté.', id);
    expect(shop.written.map(({ from }) => from)).toEqual(['customer', 'expert']);
  });

  it('counts a message once, and none that is there', async () => {
    const shop = openShop();
    const id = randomUUID();
    await shop.say('Une fois.', id);
    await shop.say('Une fois.', id);
    expect(shop.uses).toEqual(['message']);
    await expect(openShop({ wait: 60 }).say('De trop.')).rejects.toEqual(code('too_many'));
    await expect(openShop({ wait: 60 }).answer('De trop.')).rejects.toEqual(code('too_many'));
  });

  it('is open from the payment on, before an expert has the part', async () => {
    const shop = openShop({ part: { expert: undefined, state: 'waiting', taken_at: undefined } });
    await shop.say('Avant tout le monde.');
    expect((await shop.asCustomer()).messages).toHaveLength(1);
    expect(shop.told.size).toBe(0);
  });

  it('closes thirty days after the delivery, and stays readable', async () => {
    const shop = openShop({ part: { state: 'delivered', delivered_at: now.toISOString() } });
    const last = addDays(now, threadDays);
    shop.later(threadDays * 24 - 1);
    await shop.say('Encore ouverte.');
    expect(await shop.asCustomer()).toMatchObject({ is_open: true, closes_at: last.toISOString() });
    shop.later(1);
    await expect(shop.say('Trop tard.')).rejects.toEqual(code('part_over'));
    await expect(shop.answer('Trop tard.')).rejects.toEqual(code('part_over'));
    expect(await shop.asCustomer()).toMatchObject({
      is_open: false,
      messages: [{ text: 'Encore ouverte.' }],
    });
    expect(await shop.asExpert()).toMatchObject({ is_open: false });
  });

  it.each<[string, Shop]>([
    ['withdrawn', { part: { withdrawn_at: now.toISOString() } }],
    ['refunded in part', { part: { refunded_at: now.toISOString() } }],
    ['refunded', { order: { refunded_amount: 100_000 } }],
    ['not paid', { order: { status: 'pending' } }],
  ])('is closed for a consultation that is %s, and its customer reads it', async (_, shop) => {
    const opened = openShop(shop);
    const over = expect.objectContaining({ code: 'part_over', message: threadFieldTexts.over });
    await expect(opened.say('Encore un mot.')).rejects.toEqual(over);
    await expect(opened.answer('Encore un mot.')).rejects.toEqual(code('part_over'));
    expect(await opened.asCustomer()).toMatchObject({ is_open: false });
  });
});

const at = now.toISOString();
const about = { of: 1, at, due_at: at };
const asked = { id: 'one', what: 'hour' as const, name: 'Bastien Oriol', text: 'Votre heure ?', at };

describe('who reads and writes', () => {
  it('the customer of the order alone', async () => {
    const shop = openShop();
    const other = { ...customer, userId: 'another' };
    const message = { id: randomUUID(), text: 'Un mot.' };
    await expect(writeAsCustomer(other, path, message, shop.deps())).rejects.toEqual(code('not_found'));
    await expect(readOwnThreads(other, orderId, shop.deps())).rejects.toEqual(code('not_found'));
    await expect(readAsCustomer(other, path, { at: now.toISOString() }, shop.deps())).rejects.toEqual(
      code('not_found'),
    );
  });

  it('the expert who has the part, each opening in the access log; neither a colleague nor an administrator', async () => {
    const shop = openShop();
    await shop.asExpert();
    expect(shop.opened).toEqual([]);
    await shop.say('Une question.');
    await shop.asExpert();
    await shop.asExpert();
    expect(shop.opened).toEqual(['Bastien Oriol thread', 'Bastien Oriol thread']);
    const boss = { ...member('boss', 'Direction'), isAdministrator: true };
    for (const other of [member('other', 'Mai Tran'), boss]) {
      await expect(shop.asExpert(other)).rejects.toEqual(code('forbidden'));
      await expect(shop.answer('Un mot.', randomUUID(), other)).rejects.toEqual(code('forbidden'));
    }
  });

  it.each([
    ['an answer', 1, { questions: [{ ...asked, reply: { at, how: 'unknown' as const } }] }],
    ['a question without an answer', 0, { questions: [asked] }],
    ['a correction', 1, { corrections: [{ id: 'one', what: 'slip' as const, places: [], ...about }] }],
    ['a question in the margin', 1, { margin: [{ id: 'one', anchor: '', quote: '', text: '', ...about }] }],
  ])('the expert; opening %s is logged %i times', async (_, times, written) => {
    const shop = openShop();
    const threads = { ofPart: async () => ({ ...nothingWritten, ...written }) };
    await readAsExpert(holder, path, { ...shop.deps(), threads });
    expect(shop.opened).toHaveLength(times);
  });

  it('after a hand-over the new expert, who has all of it, and no more the old one', async () => {
    const shop = openShop();
    await shop.say('Une question.');
    await shop.answer('Une réponse.');
    shop.change({ expert: { id: 'next', name: 'Mai Tran' } });
    const next = member('next', 'Mai Tran');
    expect((await shop.asExpert(next)).messages.map(({ name }) => name)).toEqual([
      'Camille Renard',
      'Bastien Oriol',
    ]);
    await expect(shop.answer('Encore moi.')).rejects.toEqual(code('forbidden'));
    await shop.answer('C’est moi désormais.', randomUUID(), next);
    expect((await shop.asCustomer()).messages.at(-1)).toMatchObject({ name: 'Mai Tran' });
  });
});

describe('what is unread', () => {
  it('is marked for the expert until it is read, and told of once', async () => {
    const shop = openShop();
    await shop.say('Une question.');
    const last = await shop.say('Et une autre.');
    expect(hasUnread(shop.part(), 'expert')).toBe(true);
    expect([...shop.told.keys()]).toEqual([messageNoticeId(shop.part(), 'holder')]);
    expect(unreadBy('expert', await shop.asExpert())).toHaveLength(2);
    await shop.heard(last.at);
    expect([hasUnread(shop.part(), 'expert'), shop.told.size]).toEqual([false, 0]);
    expect(unreadBy('expert', await shop.asExpert())).toEqual([]);
  });

  it('stays marked when a message came while the last was read', async () => {
    const shop = openShop();
    const first = await shop.say('Une question.');
    await shop.say('Et une autre.');
    await shop.heard(first.at);
    expect(unreadBy('expert', await shop.asExpert())).toHaveLength(1);
    expect(shop.told.size).toBe(1);
  });

  it('is announced to the customer by one mail, two minutes later, and again after it was read', async () => {
    const shop = openShop();
    const first = await shop.answer('Une question pour vous.');
    const second = await shop.answer('Et une autre.');
    expect(shop.mails.map(({ subject, next_at }) => [subject, next_at])).toEqual([
      [
        { kind: 'message', order_id: orderId, service: keyFor.numbers, at: first.at },
        addHours(now, 2 / 60).toISOString(),
      ],
    ]);
    await shop.seen(second.at);
    expect(unreadBy('customer', await shop.asCustomer())).toEqual([]);
    await shop.answer('Une dernière.');
    expect(shop.mails).toHaveLength(2);
  });

  it('is never read further than it is written, nor read back', async () => {
    const shop = openShop();
    const said = await shop.answer('Une question pour vous.');
    expect(await shop.seen(addDays(now, 400).toISOString())).toEqual({ at: said.at });
    await shop.seen(addDays(now, -1).toISOString());
    expect(await shop.asCustomer()).toMatchObject({ read_until: said.at });
  });
});
