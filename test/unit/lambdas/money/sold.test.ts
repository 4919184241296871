/** After a purchase the shop may change every price, name and delay: nothing about the money of an order of before moves. */
import { afterEach, describe, expect, test } from 'vitest';
import { catalogue, type PaidKey, paidKeys, partsOf } from '#domain/catalogue.ts';
import { linesNow, linesOf, soldDelivery, soldName, soldNames, soldParts, soldPrice } from '#domain/sold.ts';
import { stoppedOf } from '#domain/stopped.ts';
import { withdrawableOf, withdrawalAmount } from '#domain/withdrawal-right.ts';
import { explain } from '#lambdas/exports/explain.ts';
import { confirmation } from '#lambdas/mails/confirmation.ts';
import { late } from '#lambdas/mails/late.ts';
import { refund } from '#lambdas/mails/refund.ts';
import { withdrawal } from '#lambdas/mails/withdrawal.ts';
import { settle } from '#lambdas/money/settle.ts';
import { sessionParamsOf } from '#lambdas/payments/session-params.ts';
import type { OrderRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import { billLines, creditedLines } from '#lib/papers/bill-lines.ts';
import { now, profileRecord } from '#test/support/builders.ts';
import { composing } from '#test/support/composing.ts';
import { partRecord } from '#test/support/issue-sweep.ts';
import { keyFor } from '#test/support/keys.ts';
import { openRefundDesk } from '#test/support/refund-desk.ts';
import { soldLines } from '#test/support/sold-lines.ts';
import { openTill } from '#test/support/till.ts';

const original = structuredClone(catalogue);
/** Dearer, cheaper, renamed, slower, longer: each service in its own way. */
const changeEverything = () => {
  for (const [at, key] of paidKeys.entries())
    Object.assign(catalogue[key], {
      name: `Autre nom ${at}`,
      designation: `Autre désignation ${at}`,
      price: at % 2 === 0 ? catalogue[key].price + 300 : catalogue[key].price - 300,
      format: 'Papier',
      pages: { min: 90, max: 99 },
      writing: { min: 400, max: 500 },
      delivery: { min: 600, max: 700 },
    });
};
afterEach(() => {
  for (const key of paidKeys) Object.assign(catalogue[key], original[key]);
});

const selections: readonly (readonly PaidKey[])[] = [
  [keyFor.western, keyFor.numbers],
  [keyFor.western, keyFor.chinese, keyFor.numbers, keyFor.design],
  [keyFor.pack],
];

/** An order as the till writes it, before its payment. */
const ordered = async (services: readonly PaidKey[]) => {
  const till = openTill();
  await till.pay({ selectedServices: [...services] });
  return till;
};

const paidBy = async (till: Awaited<ReturnType<typeof ordered>>): Promise<OrderRecord> => {
  const made = [...till.sessions.values()][0];
  if (!made) throw new Error('no session');
  const session = { ...made, paymentIntent: 'pi_first', status: 'complete', isPaid: true } as const;
  await settle(session, { ...till, now });
  return { ...till.order(), confirmed_at: now.toISOString() };
};

/** The bodies of the mails about an order. */
const mailsAbout = async (order: OrderRecord) => {
  const [first] = order.services;
  const money: RefundRecord = {
    ...{ order_id: order.id, id: 'a-refund', amount: soldPrice(order, first && [first]) },
    ...{ origin: 'withdrawal', state: 'succeeded', name: 'Camille Renard' },
    services: first ? [first] : [],
    requested_at: now.toISOString(),
    settled_at: now.toISOString(),
  };
  const parts = partsOf(order.services).map((service) => partRecord({ order_id: order.id, service }));
  const { deps } = composing({ order, parts, refund: money, profile: profileRecord() });
  const [order_id, refund_id] = [order.id, money.id];
  return [
    await confirmation.write({ kind: 'confirmation', order_id }, deps),
    await withdrawal.write({ kind: 'withdrawal', order_id, refund_id }, deps),
    await refund.write({ kind: 'refund', order_id, refund_id }, deps),
    await late.write({ kind: 'late', order_id, due_at: now.toISOString() }, deps),
  ];
};

/** All that somebody reads or gets of an order, or that Stripe is told of it. */
const storyOf = async (order: OrderRecord) => {
  const parts = partsOf(order.services).map((service) => ({ service, state: 'waiting' as const }));
  const asked = { ...order, parts };
  return {
    withdrawable: withdrawableOf(asked, now),
    withdrawn: order.services.map((service) => withdrawalAmount(asked, [service], now)),
    stopped: parts.map(({ service }) =>
      stoppedOf(order, {
        open: [service],
        delivered: parts.map((part) => part.service).filter((other) => other !== service),
      }),
    ),
    note: billLines(order),
    credits: order.services.map((service) =>
      creditedLines(order, { services: [service], amount: soldPrice(order, [service]) }),
    ),
    partly: creditedLines(order, { services: order.services, amount: 500 }),
    session: sessionParamsOf(order, 'https://shop.example'),
    export: explain(order),
    names: [...soldNames(order), ...soldParts(order).map(({ service }) => soldName(order, service))],
    delivery: soldDelivery(order),
    mails: await mailsAbout(order),
  };
};

describe.each(selections.map((services) => [services.join(' + '), services] as const))(
  '%s',
  (_, services) => {
    test('stays what it was, for its customer, its papers, its mails and Stripe', async () => {
      const order = await paidBy(await ordered(services));
      const before = await storyOf(order);
      changeEverything();
      expect(await storyOf(order)).toEqual(before);
      expect(JSON.stringify(before)).not.toContain('Autre');
      expect(soldPrice(order)).toBe(order.amount);
    });

    test('that was ordered before and is paid afterwards is due as promised', async () => {
      const usual = (await paidBy(await ordered(services))).due_at;
      const till = await ordered(services);
      changeEverything();
      expect((await paidBy(till)).due_at).toBe(usual);
    });

    test('each service is withdrawn alone for what it cost, as far as what is left', async () => {
      const desk = openRefundDesk([...services]);
      const paid = soldLines(services).map(({ price }) => price);
      changeEverything();
      for (const [at, service] of services.entries())
        await desk.declare({ services: [service], attempt: `7d9f3c52-2222-4222-8222-22222222222${at}` });
      expect([...desk.refundRows.values()].map(({ amount }) => amount)).toEqual(paid);
    });
  },
);

test('a payment that is repeated after a change is not made at another price than the page shows', async () => {
  const till = await ordered([keyFor.numbers]);
  const price = catalogue[keyFor.numbers].price + 300;
  changeEverything();
  await expect(till.pay({ selectedServices: [keyFor.numbers] })).rejects.toMatchObject({
    code: 'attempt_changed',
  });
  await till.pay({
    ...{ selectedServices: [keyFor.numbers], orderId: till.order().id },
    attempt: '7d9f3c52-4444-4444-8444-444444444444',
  });
  expect(till.order()).toMatchObject({ amount: price, sold: [{ price, name: 'Autre nom 2' }] });
});

test('a partial refund before leaves what the rest cost', async () => {
  const desk = openRefundDesk([keyFor.western, keyFor.numbers]);
  changeEverything();
  await desk.refund(3000, '7d9f3c52-3333-4333-8333-333333333333');
  await desk.declare({ services: [keyFor.numbers] });
  expect([...desk.refundRows.values()].map(({ amount }) => amount)).toEqual([3000, 800]);
});

test('an order of before says nothing of what it sold: today’s catalogue serves until it does', () => {
  const order = { services: [keyFor.numbers] } as const;
  expect(linesOf(order)).toEqual(linesNow([keyFor.numbers]));
  expect(linesOf({ ...order, sold: linesNow([keyFor.numbers]) })).toEqual(linesOf(order));
});
