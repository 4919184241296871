/** Two thousand abandoned checkouts do not hide the one whose webhook was lost. */
import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderRecord } from '#test/support/builders.ts';
import { newCustomer } from '#test/support/customers.ts';
import { ageOrder, orderRow, runNow } from '#test/support/deployed.ts';
import { buy, payAt } from '#test/support/purchases.ts';
import { database, tableOf } from '#test/support/rows.ts';
import { loseEventsOf } from '#test/support/stand-in.ts';

const minute = 60_000;
const batch = 25;
const crowd = Array.from({ length: 2000 }, () => randomUUID());

type Write = NonNullable<
  NonNullable<ConstructorParameters<typeof BatchWriteCommand>[0]['RequestItems']>[string]
>;

const writeAll = async (writes: Write): Promise<void> => {
  for (let start = 0; start < writes.length; start += batch) {
    const RequestItems = { [tableOf('Orders')]: writes.slice(start, start + batch) };
    await database().send(new BatchWriteCommand({ RequestItems }));
  }
};

/** Abandoned between eleven minutes and twenty-three hours ago, with open pages. */
const abandoned = (id: string, index: number) =>
  orderRecord({
    id,
    user_id: randomUUID(),
    created_at: new Date(Date.now() - (11 + (index * 22 * 60) / crowd.length) * minute).toISOString(),
    payment: { attempt: randomUUID(), try: 0, fingerprint: 'fingerprint', session_id: `cs_test_${id}` },
  });

beforeAll(async () => {
  await writeAll(crowd.map((id, index) => ({ PutRequest: { Item: abandoned(id, index) } })));
}, 2 * minute);
afterAll(async () => {
  await writeAll(crowd.map((id) => ({ DeleteRequest: { Key: { id } } })));
}, 2 * minute);

test('a payment whose webhook was lost is found within a minute among 2,000 pending orders', async () => {
  const customer = await newCustomer();
  await loseEventsOf(customer.email);
  const { order_id: id, sessionId } = await buy(customer);
  await payAt(sessionId, 'paid');
  await ageOrder(id, 11);

  const start = performance.now();
  await runNow('ReconcileFunction');

  expect(await orderRow(id)).toMatchObject({ status: 'paid', paid_session_id: sessionId });
  expect(performance.now() - start).toBeLessThan(minute);
  const [first = '', last = ''] = [crowd[0], crowd.at(-1)];
  for (const left of [first, last])
    expect(await orderRow(left)).toMatchObject({ status: 'pending', version: 3 });
});
