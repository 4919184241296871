import { dueHours } from '#domain/checkout.ts';
import { addHours } from '#domain/dates.ts';
import { queuesNow } from '#domain/due-date.ts';
import type { Workshop } from '#domain/workshop.ts';
import { isOpen } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ApologiesStore } from '#lambdas/storage/transactions/apologise.ts';

export type ApologiseDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly apologies: ApologiesStore;
  readonly now: Date;
};

/**
 * Informs the customer of a missed due date, once, with a new due date that is counted from now by the rule for new
 * orders. True when this call informed the customer; does nothing for an order without undelivered parts.
 */
export const apologise = async (
  orderId: string,
  workshop: Workshop,
  { orders, parts, apologies, now }: ApologiseDependencies,
): Promise<boolean> => {
  const order = await orders.find(orderId);
  const missedAt = order?.due_at;
  if (!order || !missedAt || new Date(missedAt) >= now) return false;
  const missing = (await parts.ofOrder(orderId)).filter((part) => isOpen(order, part) && !part.asked_at);
  if (missing.length === 0) return false;
  const services = missing.map(({ service }) => service);
  const dueAt = addHours(now, dueHours(services, queuesNow(workshop, now)));
  return apologies.commit({ order, missedAt, parts: missing, dueAt }, now);
};
