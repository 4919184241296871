import { beforeAll, describe, expect, test } from 'vitest';
import type { QueuedPart } from '#domain/atelier.ts';
import { byDueDate } from '#domain/due-date.ts';
import { orderNumber } from '#domain/order.ts';
import { errorTexts, takenBy } from '#domain/texts/errors.ts';
import { atelierDelivered, atelierQueue } from '#domain/wire/atelier.ts';
import { confirmedOrder, handOver, markDelivered, partRow, take } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import type { TestCustomer } from '#test/support/customers.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { buy, payAt, readOrder } from '#test/support/purchases.ts';
import { setAttribute } from '#test/support/rows.ts';

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let foreign: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  ({ customer, expert, colleague, foreign, administrator } = await newStaff());
});

const queueOf = async ({ access }: TestMember, number = '') =>
  atelierQueue.answer.parse(
    (await call('GET', `${atelierQueue.path}?number=${number}`, { token: access })).json,
  );
const deliveredOf = async ({ access }: TestMember) =>
  atelierDelivered.answer.parse((await call('GET', atelierDelivered.path, { token: access })).json).items;
const isWaiting = (part: unknown) => {
  expect(part).toMatchObject({ state: 'waiting', queue: keyFor.numbers });
  for (const field of ['expert', 'taken_at', 'upload']) expect(part).not.toHaveProperty(field);
};

describe('the queue', () => {
  test('names the caller, and shows the open parts of the own discipline, the most urgent first', async () => {
    const id = await confirmedOrder(customer, [keyFor.pack]);
    const mine = await queueOf(expert);
    expect(mine.me).toEqual({
      id: expert.userId,
      name: expert.name,
      discipline: keyFor.numbers,
      is_administrator: false,
    });
    const dueOf = ({ correcting_until: due_at, ...open }: QueuedPart) => (due_at ? { due_at } : open);
    expect(mine.items).toEqual(mine.items.toSorted((left, right) => byDueDate(dueOf(left), dueOf(right))));
    expect((await queueOf(expert, orderNumber(id))).items).toEqual([
      {
        order_id: id,
        number: id.slice(0, 8),
        service: keyFor.numbers,
        state: 'waiting',
        priority: true,
        due_at: expect.any(String),
      },
    ]);
    const others = await queueOf(foreign);
    expect(new Set(others.items.map(({ service }) => service))).toEqual(new Set([keyFor.design]));
    expect(JSON.stringify([mine, others])).not.toMatch(/Angelo|1991-04-17|Saint-Denis/);
  });

  test('is empty for an administrator without a discipline', async () => {
    expect(await queueOf(administrator)).toMatchObject({
      me: { name: administrator.name, is_administrator: true },
      items: [],
      count: { open: 0, late: 0, asked: 0, correcting: 0 },
    });
  });
});

describe('taking', () => {
  test('by twenty at once gives the part to one, and the others read who has it', async () => {
    const id = await confirmedOrder(customer);
    const before = await readOrder(customer, id);
    const tries = Array.from({ length: 20 }, (_, turn) => take(turn % 2 ? expert : colleague, id));
    const answers = await Promise.all(tries);
    const part = await partRow(id);
    const winner = part.expert?.id === expert.userId ? expert : colleague;
    expect(part).toMatchObject({ state: 'taken', expert: { id: winner.userId, name: winner.name } });
    answers.forEach(({ status, json }, turn) => {
      if ((turn % 2 ? expert : colleague) === winner) expect([status, json.state]).toEqual([200, 'taken']);
      else
        expect([status, json]).toEqual([
          409,
          { error: { code: 'already_taken', message: takenBy(winner.name) } },
        ]);
    });
    const order = await readOrder(customer, id);
    expect(order.version).toBe(before.version + 1);
    expect(order.parts).toEqual([
      { service: keyFor.numbers, state: 'taken', expert: winner.name, taken_at: part.taken_at },
    ]);
  });

  test('waits until SES has accepted the confirmation (L221-13)', async () => {
    const pending = await buy(customer);
    expect((await take(expert, pending.order_id)).status).toBe(404);
    const id = await confirmedOrder(customer);
    await setAttribute('Orders', ['id', id], 'status', 'cancelled');
    expect((await take(expert, id)).status).toBe(404);
    isWaiting(await partRow(id));
    await payAt(pending.sessionId, 'refused');
  });
});

describe('handing over', () => {
  const taken = async () => {
    const id = await confirmedOrder(customer);
    expect((await take(expert, id)).status).toBe(200);
    return id;
  };

  test('returns the part to the queue, where a colleague takes it', async () => {
    const id = await taken();
    const { version } = await readOrder(customer, id);
    expect(await handOver(expert, id)).toMatchObject({ status: 200, json: { state: 'waiting' } });
    isWaiting(await partRow(id));
    expect((await readOrder(customer, id)).version).toBe(version + 1);
    expect(await take(colleague, id)).toMatchObject({
      status: 200,
      json: { expert: { name: colleague.name } },
    });
  });

  test('of a delivered part is refused, and nobody can take such a part', async () => {
    const id = await taken();
    await markDelivered(id);
    expect(await handOver(expert, id)).toMatchObject({
      status: 409,
      json: { error: { code: 'already_delivered', message: errorTexts.already_delivered } },
    });
    expect(await take(colleague, id)).toMatchObject({
      status: 409,
      json: { error: { code: 'already_taken' } },
    });
    expect((await queueOf(expert, orderNumber(id))).items).toEqual([]);
    expect((await deliveredOf(expert)).some(({ order_id }) => order_id === id)).toBe(true);
  });

  test('at once to a colleague, to the queue and by its taker ends in one of the three', async () => {
    const id = await taken();
    const answers = await Promise.all([
      handOver(expert, id, colleague.userId),
      handOver(expert, id),
      take(colleague, id),
    ]);
    for (const { status } of answers) expect([200, 403, 409]).toContain(status);
    const part = await partRow(id);
    if (part.state === 'waiting') isWaiting(part);
    else expect(part.expert?.id).toBe(colleague.userId);
  });
});
