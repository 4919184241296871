import { StripeRefused } from '#lambdas/gateways/payment-errors.ts';
import type { StripeDispute, StripeRefund, StripeRefunds } from '#lambdas/gateways/stripe-refunds.ts';
import { type IssueRecord, owedId, owedIssue } from '#lambdas/storage/issues.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';
import type { DisputesStore } from '#lambdas/storage/transactions/dispute.ts';
import type { RefundRequestsStore } from '#lambdas/storage/transactions/refund.ts';
import type { RefundSettlementsStore } from '#lambdas/storage/transactions/settle-refund.ts';
import type { memoryShop } from './memory.ts';

type Shop = ReturnType<typeof memoryShop>;

/** Lets all other calls continue first, like a network. */
const otherCallsFirst = () => new Promise<void>((resolve) => setImmediate(resolve));

const takeFrom = (orderId: string, refunds: Map<string, RefundRecord>): RefundRecord[] =>
  [...refunds.values()]
    .filter((row) => row.order_id === orderId)
    .sort((left, right) => left.requested_at.localeCompare(right.requested_at));

/** The rows of `refunds` for a shop in memory, with the conditions of their stores. */
export const memoryRefunds = (shop: Shop) => {
  const rows = new Map<string, RefundRecord>();
  /** What is owed, under «À traiter». */
  const issues = new Map<string, IssueRecord>();
  const stored = (id: string): OrderRecord => {
    const order = shop.rows.get(id);
    if (!order) throw new Moved('order');
    return order;
  };
  const write = (order: OrderRecord, change: Partial<OrderRecord>) =>
    shop.rows.set(order.id, { ...order, ...change, version: order.version + 1 });
  const change = (parts: readonly PartRecord[], changes: (part: PartRecord) => Partial<PartRecord>) => {
    for (const { order_id, service } of parts) {
      const at = shop.parts.findIndex((part) => part.order_id === order_id && part.service === service);
      const { queue: _, ...part } = shop.parts[at] ?? { order_id, service, state: 'waiting', due_at: '' };
      shop.parts[at] = { ...part, ...changes(part) };
    }
  };
  const hasRoom = (order: OrderRecord, { amount }: RefundRecord) =>
    (order.status === 'paid' || order.status === 'delivered') &&
    (order.refund_reserved ?? 0) + amount <= order.amount;

  const refunds: RefundsStore = {
    find: async (_orderId, id) => {
      await otherCallsFirst();
      return rows.get(id);
    },
    ofOrder: async (orderId) => takeFrom(orderId, rows),
    awaiting: async (before) =>
      [...rows.values()].filter((row) => row.awaiting && row.requested_at < before.toISOString()),
  };

  const refundRequests: RefundRequestsStore = {
    reserve: async ({ id }, refund) => {
      await otherCallsFirst();
      const order = stored(id);
      if (rows.has(refund.id)) return false;
      if (!hasRoom(order, refund)) return false;
      write(order, { refund_reserved: (order.refund_reserved ?? 0) + refund.amount });
      rows.set(refund.id, refund);
      return true;
    },
    withdraw: async ({ order: { id, version }, refund, parts, services, isComplete, mail }) => {
      await otherCallsFirst();
      const order = stored(id);
      if (order.version !== version || rows.has(refund.id) || !hasRoom(order, refund))
        throw new Moved('order');
      write(order, {
        withdrawn_at: refund.requested_at,
        withdrawn_services: [...services],
        refund_reserved: (order.refund_reserved ?? 0) + refund.amount,
        ...(isComplete && {
          status: 'delivered' as const,
          delivered_at: order.delivered_at ?? refund.requested_at,
        }),
      });
      change(parts, () => ({ withdrawn_at: refund.requested_at }));
      rows.set(refund.id, refund);
      shop.mails.set(mail.id, mail);
    },
    countTry: async (refund) => {
      const row = rows.get(refund.id);
      if (row?.state === 'requested' && (row.tries ?? 0) === (refund.tries ?? 0))
        rows.set(row.id, { ...row, tries: (row.tries ?? 0) + 1 });
    },
  };

  const refundSettlements: RefundSettlementsStore = {
    commit: async (settlement, now) => {
      await otherCallsFirst();
      const order = stored(settlement.order.id);
      if (order.version !== settlement.order.version) throw new Moved('order');
      if (settlement.mails.some((mail) => shop.mails.has(mail.id))) throw new Moved('order');
      const { refunded, reserved, owed } = settlement;
      write(order, {
        refunded_amount: refunded,
        refund_reserved: reserved,
        refund_owed: owed,
        keeping: 'books',
      });
      for (const row of settlement.rows) {
        rows.set(row.id, row);
        if (row.owed_since) issues.set(owedId(row), owedIssue(row, row.owed_since));
      }
      for (const row of settlement.ended) issues.delete(owedId(row));
      for (const mail of settlement.mails) shop.mails.set(mail.id, mail);
      change(settlement.revoked, ({ refunded_at = now.toISOString() }) => ({ refunded_at }));
      change(settlement.restored, () => ({ refunded_at: undefined }));
    },
  };

  const disputes: DisputesStore = {
    note: async ({ id, version }, dispute) => {
      await otherCallsFirst();
      const order = stored(id);
      if (order.version !== version) throw new Moved('order');
      write(order, { dispute });
    },
  };
  return { rows, issues, refunds, refundRequests, refundSettlements, disputes };
};

/** Stripe's refunds in memory: one refund per key, never more than the paid amount. */
export const memoryStripe = (paid: number, orderId: string, paymentIntent: string) => {
  const made: StripeRefund[] = [];
  const byKey = new Set<string>();
  const disputes: StripeDispute[] = [];
  /** Errors of the next creations, in order: before or after their effect. */
  const failures: { readonly error: Error; readonly when: 'before' | 'after' }[] = [];
  /** The initial state of the next refunds. */
  const settings: { status: StripeRefund['status'] } = { status: 'succeeded' };
  const left = () =>
    paid - made.filter(({ status }) => status !== 'failed').reduce((sum, one) => sum + one.amount, 0);

  const add = (amount: number, refundId?: string): void => {
    if (amount > left()) throw new StripeRefused('charge_already_refunded');
    const createdAt = new Date('2026-11-25T08:00:00.000Z');
    made.unshift({ id: `re_${made.length + 1}`, refundId, amount, status: settings.status, createdAt });
  };
  /** The bank's decision about a refund. */
  const decide = (id: string, status: StripeRefund['status']): void => {
    const at = made.findIndex((refund) => refund.id === id);
    const refund = made[at];
    if (refund) made[at] = { ...refund, status };
  };

  const stripe: StripeRefunds = {
    create: async ({ amount, refundId }, key) => {
      await otherCallsFirst();
      const failure = failures.shift();
      if (failure?.when === 'before') throw failure.error;
      if (!byKey.has(key)) add(amount, refundId);
      byKey.add(key);
      if (failure) throw failure.error;
    },
    ofPayment: async () => [...made],
    disputesOf: async () => disputes,
    moneyEvents: async () => [],
    orderOf: async (intent) => (intent === paymentIntent ? orderId : undefined),
  };
  return { stripe, made, disputes, failures, settings, add, decide };
};
