/** Parallel clicks, Stripe's faults and its events: one refund, and reports that close with it. */
import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { formatDate } from '#domain/dates.ts';
import { reportRefundedOn } from '#domain/texts/errors.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { eventually } from '#test/support/client.ts';
import type { TestCustomer } from '#test/support/customers.ts';
import { hasEventRow, orderRow, outboxRow, runNow } from '#test/support/deployed.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { readOrder } from '#test/support/purchases.ts';
import {
  awaitReportMails,
  deliverNew,
  openMailed,
  openReport,
  reportTokenIn,
  takenOrder,
  verifiedCustomer,
} from '#test/support/reports.ts';
import { deliverEvent, eventOf, failRefundsOf } from '#test/support/stand-in.ts';
import {
  awaitRefunded,
  backFor,
  declaration,
  declare,
  namedBy,
  refundRows,
} from '#test/support/withdrawals.ts';

const { price } = catalogue[keyFor.numbers];
let customer: TestCustomer;
let expert: TestMember;
let clicked: string;
let heard: string;
let delivered: string;
beforeAll(async () => {
  [customer, expert] = await Promise.all([verifiedCustomer(), newExpert(keyFor.numbers)]);
  [clicked, heard, delivered] = await Promise.all([
    confirmedOrder(customer),
    confirmedOrder(customer, [keyFor.western, keyFor.numbers]),
    takenOrder(customer, expert),
  ]);
  await deliverNew(expert, delivered);
});
const owner = () => ({ token: customer.access });

test('ten clicks in two tabs make one refund and one receipt', async () => {
  const [first, second] = [declaration({ order_id: clicked }), declaration(namedBy(clicked, customer))];
  const clicks = Array.from({ length: 5 }, () => [declare(first, owner()), declare(second)]).flat();
  const answers = await Promise.all(clicks);
  const statuses = answers.map(({ status }) => status).sort();
  // The late tab gets the usual answer for an order that cannot be withdrawn.
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(5).fill(404)]);
  await awaitRefunded(clicked, price);
  expect(await backFor(clicked)).toEqual([price]);
  expect(await refundRows(clicked)).toMatchObject([{ state: 'succeeded', origin: 'withdrawal' }]);
});

test('an event that comes before the answer settles it; neither its repetition nor the click makes another', async () => {
  const body = declaration({ order_id: heard });
  await failRefundsOf(heard, 'after');
  expect(await declare(body, owner())).toMatchObject({ status: 200, json: { amount: price } });
  const order = await awaitRefunded(heard, price);
  const event = await eventOf(order.paid_session_id ?? '', 'refund.created');
  await eventually(async () => ((await hasEventRow(event.id)) ? true : undefined), 'the event to be noted');
  const before = await eventually(async () => {
    const row = await orderRow(heard);
    return row.papers?.some(({ kind }) => kind === 'credit_note') ? row : undefined;
  }, 'the credit note');
  const again = await Promise.all([
    declare(body, owner()),
    deliverEvent(event.id),
    deliverEvent(event.id),
    runNow('SweepRefundsFunction', 3),
  ]);
  expect([again[0].status, again[1], again[2]]).toEqual([200, 200, 200]);
  expect(await orderRow(heard)).toEqual(before);
  expect(await backFor(heard)).toEqual([price]);
});

test('while Stripe is down a delivered report stays readable; the sweep makes the only refund and closes it', async () => {
  const [mail] = await awaitReportMails(customer, delivered, 1);
  const token = mail ? reportTokenIn(mail) : '';
  // The three tries of one click.
  await failRefundsOf(delivered, 'cut', 3);
  expect((await declare(declaration({ order_id: delivered }), owner())).status).toBe(200);
  expect(await backFor(delivered)).toEqual([]);
  expect(await refundRows(delivered)).toMatchObject([{ state: 'requested', awaiting: 'stripe' }]);
  expect([await openReport(customer, delivered), await openMailed(token)]).toMatchObject([
    { status: 200 },
    { status: 200 },
  ]);
  await Promise.all([runNow('SweepRefundsFunction', 3), runNow('SweepRefundsFunction', 3)]);
  expect(await backFor(delivered)).toEqual([price]);
  const message = reportRefundedOn(formatDate(new Date()));
  const gone = { status: 409, json: { error: { code: 'refunded', message } } };
  expect([await openReport(customer, delivered), await openMailed(token)]).toMatchObject([gone, gone]);
  expect((await readOrder(customer, delivered)).file_urls).toEqual([]);
  const [{ id = '' } = {}] = await refundRows(delivered);
  expect(await outboxRow(`refund:${delivered}:${id}`)).toBeDefined();
});
