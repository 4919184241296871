/** Refunds whose events Stripe never sends: whoever asks Stripe next finds what became of them. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { catalogue, totalOf } from '#domain/catalogue.ts';
import { payOwed, refundOrder } from '#domain/wire/refunds.ts';
import { owedId } from '#lambdas/storage/issues.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import type { TestCustomer } from '#test/support/customers.ts';
import { orderRow, partRows, runNow } from '#test/support/deployed.ts';
import { newAdministrator, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { verifiedCustomer } from '#test/support/reports.ts';
import { findRow } from '#test/support/rows.ts';
import {
  disputeAt,
  endDisputeAt,
  failRefundsOf,
  loseEventsOf,
  refundByHand,
  returnRefundAt,
} from '#test/support/stand-in.ts';
import { declaration, declare, intentOf, refundRows } from '#test/support/withdrawals.ts';

const both = [keyFor.western, keyFor.numbers] as const;
const { price } = catalogue[keyFor.numbers];
let customer: TestCustomer;
let administrator: TestMember;
let single: string;
let swept: string;
let refunded: string;
let withdrawn: string;
beforeAll(async () => {
  [customer, administrator] = await Promise.all([verifiedCustomer(), newAdministrator()]);
  [single, swept, refunded, withdrawn] = await Promise.all([
    confirmedOrder(customer),
    confirmedOrder(customer),
    confirmedOrder(customer, both),
    confirmedOrder(customer, both),
  ]);
  await loseEventsOf(customer.email);
});

const withdraw = (id: string, services?: readonly (typeof both)[number][]) =>
  declare(declaration({ order_id: id }, services), { token: customer.access });
const firstRow = async (id: string) => {
  const [row] = await refundRows(id);
  if (!row) throw new Error(`${id} has no refund`);
  return row;
};
/** What the shop knows to owe of an order: in its row, and under «À traiter». */
const owedOf = async (id: string) => {
  const issue = await findRow('Issues', { kind: 'owed', id: owedId(await firstRow(id)) });
  return [(await orderRow(id)).refund_owed?.amount, issue !== undefined];
};
const sessionOf = async (id: string) => (await orderRow(id)).paid_session_id ?? '';

/** A withdrawn service whose refund Stripe refuses during a dispute that the shop then wins. */
const refusedOnce = async (id: string): Promise<void> => {
  await disputeAt(await sessionOf(id), 'fraudulent');
  expect((await withdraw(id)).status).toBe(200);
  expect(await owedOf(id)).toEqual([price, true]);
  await endDisputeAt(await sessionOf(id), 'won');
};

test('the reconciler finds a refund of the dashboard, its return by the bank, and the next one', async () => {
  const intent = await intentOf(single);
  const made = await refundByHand(intent, price);
  await runNow('ReconcileFunction');
  expect(await orderRow(single)).toMatchObject({ refunded_amount: price });
  for (const part of await partRows(single)) expect(part.refunded_at).toBeDefined();

  await returnRefundAt(made);
  await runNow('ReconcileFunction');
  expect(await owedOf(single)).toEqual([price, true]);

  await refundByHand(intent, price);
  await runNow('ReconcileFunction');
  expect(await owedOf(single)).toEqual([undefined, false]);
});

test('the sweep says that a refused refund is owed, and ends that once it is paid', async () => {
  await failRefundsOf(swept, 'cut', 3);
  expect((await withdraw(swept)).status).toBe(200);
  await disputeAt(await sessionOf(swept), 'fraudulent');
  await runNow('SweepRefundsFunction', 3);
  expect(await owedOf(swept)).toEqual([price, true]);

  await endDisputeAt(await sessionOf(swept), 'won');
  await failRefundsOf(swept, 'cut', 3);
  const { id: refund } = await firstRow(swept);
  const body = { refund, how: 'again' };
  await call('POST', payOwed.path.replace('{id}', swept), { body, token: administrator.access });
  expect(await owedOf(swept)).toEqual([price, true]);
  await runNow('SweepRefundsFunction', 6);
  expect(await owedOf(swept)).toEqual([undefined, false]);
});

test('an administrator’s next refund finds that the dashboard has paid what was owed', async () => {
  await refusedOnce(refunded);
  await refundByHand(await intentOf(refunded), price);
  const body = { amount: 100, reason: 'Geste commercial', attempt: randomUUID() };
  const path = refundOrder.path.replace('{id}', refunded);
  expect((await call('POST', path, { body, token: administrator.access })).status).toBe(200);
  expect(await owedOf(refunded)).toEqual([undefined, false]);
  expect(await orderRow(refunded)).toMatchObject({ refunded_amount: price + 100 });
});

test('the customer’s next withdrawal finds it, too', async () => {
  await refusedOnce(withdrawn);
  await refundByHand(await intentOf(withdrawn), price);
  expect((await withdraw(withdrawn, [keyFor.western])).status).toBe(200);
  expect(await owedOf(withdrawn)).toEqual([undefined, false]);
  expect(await orderRow(withdrawn)).toMatchObject({ refunded_amount: totalOf(both) });
});
