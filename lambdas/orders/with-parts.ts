import { partsOf } from '#domain/catalogue.ts';
import { hasPriority } from '#domain/checkout.ts';
import type { Order } from '#domain/order.ts';
import { type OrderRecord, type PartRecord, toWire } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts-store.ts';

/** The parts of a paid order as they are made; an order that is not paid has none. */
export const newParts = ({ id, services, due_at, paid_at }: OrderRecord): PartRecord[] => {
  if (due_at === undefined) return [];
  const priority = hasPriority(services) ? { priority: true } : {};
  const part = { order_id: id, state: 'waiting', due_at, paid_at, ...priority } as const;
  return partsOf(services).map((service) => ({ ...part, service }));
};

const isTouched = ({ confirmed_at, refund_reserved }: OrderRecord): boolean =>
  confirmed_at !== undefined || refund_reserved !== undefined;

/**
 * The wire picture of an order. Its parts are read once its confirmation is accepted: before, no expert can take one
 * (L221-13), so they are as they were made, unless their money was asked back.
 */
export const withParts = async (order: OrderRecord, parts: Pick<PartsStore, 'ofOrder'>): Promise<Order> =>
  toWire(order, isTouched(order) ? await parts.ofOrder(order.id, 'readable') : newParts(order));
