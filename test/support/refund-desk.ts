import type { PaidKey } from '#domain/catalogue.ts';
import { partsOf } from '#domain/catalogue.ts';
import { soldPrice } from '#domain/sold.ts';
import { withdrawalEnd } from '#domain/withdrawal-right.ts';
import { receiveMoneyEvent } from '#lambdas/money/receive-money-event.ts';
import { settleRefunds } from '#lambdas/money/settle-refunds.ts';
import { payOwed as payOwedRefund } from '#lambdas/refunds/pay-owed.ts';
import { refundOrder } from '#lambdas/refunds/refund-order.ts';
import { sweepRefunds } from '#lambdas/refunds/sweep-refunds.ts';
import { type Declaration, withdraw } from '#lambdas/refunds/withdraw.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { keyFor } from '#test/support/keys.ts';
import { now, orderId, paidOrderRecord, profileRecord, userId } from './builders.ts';
import { countingLimits } from './counting-limits.ts';
import { memoryPayments, memoryShop } from './memory.ts';
import { memoryRefunds, memoryStripe } from './memory-refunds.ts';
import { soldLines } from './sold-lines.ts';

const intent = 'pi_first';
const email = 'camille@exemple.fr';
/** The instant of the payment. */
const paidAt = new Date('2026-11-24T17:40:00.000Z');
const firstAttempt = '7d9f3c52-2222-4222-8222-222222222222';

const admin = { id: 'an-admin', name: 'Ines Morel', discipline: undefined, isAdministrator: true };

/** A paid order of some services in memory, with Stripe's side and the callers. */
export const openRefundDesk = (
  services: PaidKey[] = [keyFor.western, keyFor.numbers],
  changes: Partial<OrderRecord> = {},
) => {
  const amount = soldPrice({ services, sold: soldLines(services) });
  const order = paidOrderRecord({
    services,
    amount,
    payment_intent: intent,
    confirmed_at: paidAt.toISOString(),
    withdrawal_until: withdrawalEnd(paidAt).toISOString(),
    due_at: '2026-11-27T17:40:00.000Z',
    ...changes,
  });
  const shop = memoryShop(order);
  for (const service of partsOf(services)) {
    shop.parts.push({
      order_id: orderId,
      service,
      state: 'waiting',
      due_at: '2026-11-27T17:40:00.000Z',
      queue: service,
    });
  }
  const { rows: refundRows, issues, ...refundStores } = memoryRefunds(shop);
  const bank = memoryStripe(amount, orderId, intent);
  const taken: string[] = [];
  const checkout = memoryPayments();
  const deps = {
    ...shop,
    ...refundStores,
    parts: shop.partsOfOrder,
    actor: { kind: 'anonymous' as const },
    accounts: {
      find: async (address: string) => (address === email ? { userId, isHalfMade: false } : undefined),
    },
    profiles: { find: async () => profileRecord() },
    limits: countingLimits(taken),
    viewerIp: '203.0.113.7',
    stripe: bank.stripe,
    payments: checkout.payments,
    now,
  };
  const declare = (change: Partial<Declaration> = {}, more: Partial<typeof deps> | object = {}) =>
    withdraw(
      {
        number: orderId.slice(0, 8),
        email,
        name: 'Camille Renard',
        services,
        attempt: firstAttempt,
        ...change,
      },
      { ...deps, ...more },
    );
  const refund = (cents: number, attempt: string, member = admin) =>
    refundOrder(member, orderId, { amount: cents, reason: 'Geste commercial', attempt }, deps);
  const payOwed = (id: string, how: 'again' | 'otherwise', member = admin, order = orderId) =>
    payOwedRefund(member, order, { refund: id, how }, deps);
  const sweep = (at = new Date(now.getTime() + 3 * 60_000)) => sweepRefunds({ ...deps, now: at });
  const hear = (about: 'refund' | 'dispute', id = `evt_${about}`, paymentIntent = intent) =>
    receiveMoneyEvent({ id, money: { about, paymentIntent } }, deps);
  return {
    ...shop,
    ...bank,
    sessions: checkout.sessions,
    refundRows,
    issues,
    deps,
    taken,
    declare,
    refund,
    payOwed,
    sweep,
    hear,
    settle: () => settleRefunds(orderId, deps),
    order: () => shop.rows.get(orderId),
    mailIds: () => [...shop.mails.keys()].map((id) => id.split(':')[0]),
  };
};
