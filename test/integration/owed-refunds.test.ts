/** A refund that failed is owed until it is paid: after a dispute, and when the customer's bank sends it back. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import { returnedMailTexts } from '#domain/texts/refund-mails.ts';
import { withdrawalTexts } from '#domain/texts/withdrawal.ts';
import { atelierIssues } from '#domain/wire/issues.ts';
import { payOwed, refundOrder } from '#domain/wire/refunds.ts';
import { owedId } from '#lambdas/storage/issues.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { call, eventually } from '#test/support/client.ts';
import type { TestCustomer } from '#test/support/customers.ts';
import { orderRow, outboxRow } from '#test/support/deployed.ts';
import { everyPage } from '#test/support/every-page.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail } from '#test/support/mails.ts';
import { readOrder } from '#test/support/purchases.ts';
import { deliverNew, openReport, takenOrder, verifiedCustomer } from '#test/support/reports.ts';
import { findRow } from '#test/support/rows.ts';
import { disputeAt, endDisputeAt, returnRefundAt } from '#test/support/stand-in.ts';
import { awaitRefunded, declaration, declare, find, madeFor, refundRows } from '#test/support/withdrawals.ts';

const { price } = catalogue[keyFor.numbers];
let customer: TestCustomer;
let expert: TestMember;
let administrator: TestMember;
let contested: string;
let lost: string;
let delivered: string;
let transferred: string;
beforeAll(async () => {
  [customer, expert, administrator] = await Promise.all([
    verifiedCustomer(),
    newExpert(keyFor.numbers),
    newAdministrator(),
  ]);
  [contested, lost, delivered, transferred] = await Promise.all([
    confirmedOrder(customer),
    confirmedOrder(customer),
    takenOrder(customer, expert),
    confirmedOrder(customer),
  ]);
  await deliverNew(expert, delivered);
});
const owner = () => ({ token: customer.access });

const pay = (
  id: string,
  refund: string,
  how: 'again' | 'otherwise',
  who: { access?: string } = administrator,
) =>
  call('POST', payOwed.path.replace('{id}', id), {
    body: { refund, how },
    ...(who.access && { token: who.access }),
  });

/** The only refund of an order. */
const rowOf = async (id: string) => {
  const [row, ...others] = await refundRows(id);
  if (!row || others.length > 0) throw new Error(`${id} has ${others.length} refunds too many, or none`);
  return row;
};
const issueOf = async (id: string) => findRow('Issues', { kind: 'owed', id: owedId(await rowOf(id)) });

const inDispute = async (id: string): Promise<string> => {
  const { paid_session_id: session = '' } = await orderRow(id);
  await disputeAt(session, 'fraudulent');
  await eventually(async () => (await readOrder(customer, id)).dispute, 'the dispute');
  expect((await declare(declaration({ order_id: id }), owner())).status).toBe(200);
  return session;
};

const creditNotes = async (id: string) =>
  ((await orderRow(id)).papers ?? []).filter(({ kind }) => kind === 'credit_note').map(({ id: of }) => of);

const paidBack = async (id: string) => {
  expect((await declare(declaration({ order_id: id }), owner())).status).toBe(200);
  await awaitRefunded(id, price);
  const row = await rowOf(id);
  await eventually(async () => ((await creditNotes(id)).length > 0 ? true : undefined), 'the credit note');
  return row;
};

const sentBack = async (id: string) => {
  const { stripe_id = '' } = await rowOf(id);
  await returnRefundAt(stripe_id);
  await awaitRefunded(id, 0);
};

describe('a withdrawal during a dispute', () => {
  test('is owed, shown to administrators and customer, and paid by itself once the dispute is won', async () => {
    const session = await inDispute(contested);
    const row = await rowOf(contested);
    expect(row).toMatchObject({ state: 'failed', owed_since: expect.any(String) });
    expect(await madeFor(contested)).toEqual([]);
    const issues = await everyPage(atelierIssues, administrator.access);
    expect(issues.find(({ kind, order_id }) => kind === 'owed' && order_id === contested)).toMatchObject({
      refund: { id: row.id, amount: price },
      customer: { email: customer.email },
    });
    expect((await readOrder(customer, contested)).refund_owed).toEqual({ amount: price });
    expect(await find({ order_id: contested }, owner())).toMatchObject({ status: 404 });
    const body = { amount: 100, reason: 'Geste commercial', attempt: randomUUID() };
    const token = administrator.access;
    expect(await call('POST', refundOrder.path.replace('{id}', contested), { body, token })).toMatchObject({
      status: 409,
      json: { error: { message: withdrawalTexts.owed(price) } },
    });

    await endDisputeAt(session, 'won');
    await eventually(async () => ((await rowOf(contested)).state === 'failed' ? undefined : true), 'the end');
    // The next sweep does the same; one of this test would also take up what other tests hold back.
    const clicks = await Promise.all([1, 2].map(() => pay(contested, row.id, 'again')));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    await awaitRefunded(contested, price);
    expect(await madeFor(contested)).toEqual([`succeeded ${price}`]);
    expect([await issueOf(contested), (await orderRow(contested)).refund_owed]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await outboxRow(`refund:${contested}:${row.id}`)).toBeDefined();
  });

  test('is paid by the bank when the dispute is lost', async () => {
    const session = await inDispute(lost);
    await endDisputeAt(session, 'lost');
    await awaitRefunded(lost, price);
    expect(await rowOf(lost)).toMatchObject({ state: 'succeeded', paid: { how: 'dispute' } });
    expect([await madeFor(lost), await issueOf(lost)]).toEqual([[], undefined]);
  });
});

describe('a refund that the bank sends back', () => {
  test('opens the report again, asks for an IBAN, and is sent again under the same credit note', async () => {
    const { id: refund } = await paidBack(delivered);
    expect((await openReport(customer, delivered)).status).toBe(409);
    await sentBack(delivered);
    expect((await openReport(customer, delivered)).status).toBe(200);
    expect(await readOrder(customer, delivered)).toMatchObject({
      refund_owed: { amount: price, returned: true },
      file_urls: [{ service: keyFor.numbers }],
    });
    const mail = await awaitMail(customer.email, returnedMailTexts.subject(orderNumber(delivered)));
    expect(mail.text).toContain('IBAN');

    const strangers = await Promise.all(
      [customer, expert, {}].map((who) => pay(delivered, refund, 'again', who)),
    );
    expect(strangers.map(({ status }) => status)).toEqual([403, 403, 401]);
    expect((await pay(contested, refund, 'again')).status).toBe(404);
    const clicks = await Promise.all([1, 2, 3].map(() => pay(delivered, refund, 'again')));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    await awaitRefunded(delivered, price);
    expect(await madeFor(delivered)).toEqual([`failed ${price}`, `succeeded ${price}`]);
    expect(await rowOf(delivered)).toMatchObject({ id: refund, state: 'succeeded' });
    expect((await openReport(customer, delivered)).status).toBe(409);
    expect(await issueOf(delivered)).toBeUndefined();
    expect(await creditNotes(delivered)).toEqual([refund]);
  });

  test('is paid otherwise, once, by an administrator who is named', async () => {
    const { id: refund } = await paidBack(transferred);
    await sentBack(transferred);
    const clicks = await Promise.all([1, 2].map(() => pay(transferred, refund, 'otherwise')));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    const by = { id: administrator.userId, name: administrator.name };
    expect(await rowOf(transferred)).toMatchObject({ state: 'succeeded', paid: { how: 'otherwise', by } });
    expect(await orderRow(transferred)).toMatchObject({ refunded_amount: price, refund_reserved: price });
    expect(await pay(transferred, refund, 'again')).toMatchObject({
      status: 409,
      json: { error: { code: 'refund_moved' } },
    });
    expect(await madeFor(transferred)).toEqual([`failed ${price}`]);
    expect([await issueOf(transferred), await creditNotes(transferred)]).toEqual([undefined, [refund]]);
  });
});
