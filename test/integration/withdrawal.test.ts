/** The customer withdraws with a session and without: refund, queue and mails. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, nameOf, totalOf } from '#domain/catalogue.ts';
import { formatLongDateTime } from '#domain/dates.ts';
import { limits } from '#domain/limits.ts';
import { historyBadge, orderNumber } from '#domain/order.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { refundMailTexts, withdrawalMailTexts } from '#domain/texts/refund-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { confirmedOrder, partRow } from '#test/support/atelier.ts';
import { newAddress } from '#test/support/client.ts';
import { newCredentials, newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { queuedOrders } from '#test/support/deployed.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail } from '#test/support/mails.ts';
import { buy, readOrder } from '#test/support/purchases.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { askUpload, deliver, sendReport, takenOrder } from '#test/support/reports.ts';
import { setAttribute } from '#test/support/rows.ts';
import { loseEventsOf } from '#test/support/stand-in.ts';
import { backFor, declaration, declare, find, type Named, namedBy } from '#test/support/withdrawals.ts';

const two = [keyFor.western, keyFor.numbers] as const;
const [western, numerology] = [catalogue[keyFor.western].price, catalogue[keyFor.numbers].price];
let customer: TestCustomer;
let stranger: TestCustomer;
let expert: TestMember;
let whole: string;
let over: string;
let taken: string;
beforeAll(async () => {
  [customer, stranger, expert] = await Promise.all([newCustomer(), newCustomer(), newExpert(keyFor.numbers)]);
  [whole, over, taken] = await Promise.all([
    confirmedOrder(customer, two),
    confirmedOrder(customer),
    takenOrder(customer, expert),
  ]);
});

const setOver = async (id: string, dueInMinutes: number): Promise<void> => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await setAttribute('Orders', ['id', id], 'withdrawal_until', at(-1 / 60));
  await setAttribute('Orders', ['id', id], 'due_at', at(dueInMinutes));
};

describe('a withdrawal', () => {
  test('of a part without a session keeps the rest, which is withdrawn with a session', async () => {
    const named = namedBy(whole, customer);
    const found = await find(named);
    expect(found).toMatchObject({
      status: 200,
      json: {
        order: { number: orderNumber(whole), amount: totalOf(two), is_divisible: true, is_late: false },
      },
    });
    const body = declaration(named);
    const answer = await declare(body);
    expect(answer).toMatchObject({ status: 200, json: { amount: numerology, receipt_to: customer.email } });
    expect((await declare(body)).json).toEqual(answer.json);
    expect(await backFor(whole)).toEqual([numerology]);

    const order = await readOrder(customer, whole);
    expect(order).toMatchObject({
      status: 'paid',
      refunded_amount: numerology,
      withdrawn_services: [keyFor.numbers],
    });
    const due = order.due_at ?? '';
    expect(await queuedOrders(keyFor.numbers, due)).not.toContain(whole);
    expect(await queuedOrders(keyFor.western, due)).toContain(whole);

    const owner = { token: customer.access };
    const rest = await find({ order_id: whole }, owner);
    expect(rest.json.order).toMatchObject({
      amount: western,
      services: [
        { key: keyFor.western, withdrawable: true },
        { key: keyFor.numbers, withdrawable: false },
      ],
    });
    const last = await declare(declaration({ order_id: whole }, [keyFor.western]), owner);
    expect(last).toMatchObject({ status: 200, json: { amount: western } });
    expect(await backFor(whole)).toEqual([numerology, western]);
    const after = await readOrder(customer, whole);
    expect(historyBadge(after)).toBe('refunded');
    expect(after.parts.every(({ withdrawn_at, refunded_at }) => withdrawn_at && refunded_at)).toBe(true);
  });

  test('has a receipt with its content, date and time; a later mail announces the refund', async () => {
    const number = orderNumber(taken);
    const upload = await sendReport(expert, taken, await drawReport(keyFor.numbers));
    const { json } = await declare(declaration({ order_id: taken }), { token: customer.access });
    const receipt = await awaitMail(customer.email, withdrawalMailTexts.subject(number));
    const words = receipt.text.replace(/\s+/g, ' ');
    for (const told of [
      'Camille D’Angelo',
      customer.email,
      nameOf(keyFor.numbers),
      formatLongDateTime(new Date(String(json.withdrawn_at))),
      withdrawalMailTexts.whole,
    ])
      expect(words).toContain(fr(told).replace(/\s+/g, ' '));
    await awaitMail(customer.email, refundMailTexts.subject(number));

    // Its expert had uploaded the report: it can no longer be delivered.
    expect((await deliver(expert, taken, upload.id)).status).toBe(409);
    expect((await askUpload(expert, taken)).status).toBe(409);
    const part = await partRow(taken);
    expect([part.queue, part.report]).toEqual([undefined, undefined]);
  });
});

describe('an order that cannot be withdrawn', () => {
  test('gets the same answer for every reason', async () => {
    const pending = await buy(customer);
    await setOver(over, 60);
    const other = newCredentials();
    const misses: readonly (readonly [Named, { readonly token?: string }])[] = [
      [{ number: 'ffffffff', email: customer.email }, {}],
      [namedBy(over, stranger), {}],
      [namedBy(over, other), {}],
      [namedBy(over, customer), {}],
      [namedBy(pending.order_id, customer), {}],
      [namedBy(whole, customer), {}],
      [{ order_id: over }, { token: stranger.access }],
      [{ order_id: randomUUID() }, { token: stranger.access }],
      [{ order_id: over }, { token: customer.access }],
    ];
    const told: string[] = [];
    for (const [named, who] of misses) {
      for (const { status, json } of [await find(named, who), await declare(declaration(named), who)])
        told.push(JSON.stringify([status, json]));
    }
    expect(new Set(told)).toEqual(
      new Set([
        JSON.stringify([404, { error: { code: 'order_not_found', message: errorTexts.order_not_found } }]),
      ]),
    );
    expect(await backFor(over)).toEqual([]);
    expect((await find({ order_id: over })).status).toBe(401);
    expect((await declare(declaration({ order_id: over }))).status).toBe(401);
  });

  test('after the fourteen days can still be withdrawn when it is late; the answer alone closes it', async () => {
    await loseEventsOf(customer.email);
    await setOver(over, -1);
    const found = await find({ order_id: over }, { token: customer.access });
    expect(found).toMatchObject({ status: 200, json: { order: { is_late: true, amount: numerology } } });
    await declare(declaration({ order_id: over }), { token: customer.access });
    expect(await backFor(over)).toEqual([numerology]);
    expect(await readOrder(customer, over)).toMatchObject({ refunded_amount: numerology });
  });
});

test('its order’s number opens the form whatever strangers have tried, and so does a session', async () => {
  const { atOnce } = limits.withdrawalMiss;
  const [ip, owner] = [newAddress(), await newCustomer()];
  const orderId = await confirmedOrder(owner);
  const miss = { number: 'ffffffff', email: owner.email };
  const statuses: number[] = [];
  for (let turn = 0; turn <= atOnce; turn += 1) statuses.push((await find(miss, { ip })).status);
  expect(statuses.slice(0, atOnce)).toEqual(Array.from({ length: atOnce }, () => 404));
  expect(await find(miss, { ip })).toMatchObject({ status: 429, json: { error: { code: 'too_many' } } });
  expect((await find(miss, { ip: newAddress() })).status).toBe(404);
  for (const who of [{ ip }, {}]) expect((await find(namedBy(orderId, owner), who)).status).toBe(200);
  expect((await find({ order_id: orderId }, { ip, token: owner.access })).status).toBe(200);
});
