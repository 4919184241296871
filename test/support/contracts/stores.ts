import { randomUUID } from 'node:crypto';
import type { PaidKey } from '#domain/catalogue.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { PartRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { OutboxStore } from '#lambdas/storage/outbox.ts';
import { newMail } from '#lambdas/storage/outbox-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';
import type { DisputesStore } from '#lambdas/storage/transactions/dispute.ts';
import type { NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import type { RefundRequestsStore } from '#lambdas/storage/transactions/refund.ts';
import type { RestartsStore } from '#lambdas/storage/transactions/restart.ts';
import type { SettlementsStore } from '#lambdas/storage/transactions/settle.ts';
import type { RefundSettlementsStore } from '#lambdas/storage/transactions/settle-refund.ts';
import type { VerifiedOrdersStore } from '#lambdas/storage/transactions/verify-order.ts';
import { keyFor } from '#test/support/keys.ts';
import { now, orderRecord, paidOrderRecord } from '../builders.ts';

/** The stores with a memory version for unit tests: each contract runs on them and on DynamoDB. */
export type Stores = {
  readonly orders: OrdersStore;
  readonly births: BirthsStore;
  readonly restarts: RestartsStore;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly outbox: Pick<OutboxStore, 'add'>;
  readonly settlements: SettlementsStore;
  readonly verifiedOrders: VerifiedOrdersStore;
  readonly refunds: RefundsStore;
  readonly refundRequests: RefundRequestsStore;
  readonly refundSettlements: RefundSettlementsStore;
  readonly disputes: DisputesStore;
  readonly notices: NoticesStore;
};
/** Called within a test, because the real stores are opened before it. */
export type Contract = (stores: () => Stores) => void;

export const later = new Date(now.getTime() + 60_000);
export const someMail = () =>
  newMail(`test:${randomUUID()}`, 'nobody', { kind: 'reset', user_id: 'nobody' }, now);
export const pendingOrder = () => orderRecord({ id: randomUUID(), user_id: randomUUID() });

/** A paid order with a part in its queue, written like a settlement. */
export const paidOrder = async ({ orders, settlements }: Stores, services: PaidKey[] = [keyFor.numbers]) => {
  const before = pendingOrder();
  await orders.create(before);
  const { id, user_id } = before;
  const after = paidOrderRecord({ id, user_id, services, version: before.version + 1 });
  const part: PartRecord = {
    order_id: id,
    service: keyFor.numbers,
    state: 'waiting',
    due_at: now.toISOString(),
    queue: keyFor.numbers,
  };
  await settlements.commit({ before, after, parts: [part], mails: [], eventId: undefined }, now);
  return { order: after, part };
};

export const refundOf = (order_id: string, amount: number): RefundRecord => ({
  order_id,
  id: randomUUID(),
  amount,
  origin: 'administrator',
  state: 'requested',
  requested_at: now.toISOString(),
  awaiting: 'stripe',
});
