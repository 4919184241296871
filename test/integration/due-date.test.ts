/** Due dates from the experts' queues, on the deployed stack; the test writes the backlog like the sweep. */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addHours } from '#domain/dates.ts';
import { readQueues } from '#domain/wire/queues.ts';
import { emptyWorkshop, usualPerDay } from '#domain/workshop.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { orderRow } from '#test/support/deployed.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitStatus, buy, payAt } from '#test/support/purchases.ts';
import { putRow } from '#test/support/rows.ts';
import { clearDiscipline } from '#test/support/workshop.ts';

const count = (discipline: string, length: number) => {
  const backlogs = { ...emptyWorkshop.backlogs, [discipline]: { '2026-01-01': length } };
  return putRow('Settings', { kind: 'workshop', id: 'backlogs', backlogs });
};
const hoursShown = async (): Promise<number> => {
  const answer = await call('GET', readQueues.path);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  return readQueues.answer.parse(answer.json).hours[keyFor.design];
};

let customer: TestCustomer;
beforeAll(async () => {
  customer = await newCustomer();
  // The experts of earlier tests would finish a queue of four days in an hour.
  await clearDiscipline(keyFor.design);
});
afterEach(() => count(keyFor.design, 0));

test('a queue of four days is shown publicly, stored with the order and used by its payment', async () => {
  await count(keyFor.design, 4 * usualPerDay(keyFor.design));
  const dueHours = await hoursShown();
  expect(dueHours).toBeGreaterThan(72);
  const { order_id, sessionId } = await buy(customer, [keyFor.design], { dueHours });
  expect((await orderRow(order_id)).due_hours).toBe(dueHours);
  await payAt(sessionId, 'paid');
  const { paid_at = '', due_at } = await awaitStatus(customer, order_id, 'paid');
  expect(due_at).toBe(addHours(new Date(paid_at), dueHours).toISOString());
});
