import { partsOf } from '#domain/catalogue.ts';
import { hasPriority } from '#domain/checkout.ts';
import type { Order } from '#domain/order.ts';
import { type OrderRecord, type PartRecord, toWire } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

/** The parts of a paid order in their initial state; an unpaid order has none. */
export const newParts = ({ id, services, due_at, paid_at }: OrderRecord): PartRecord[] => {
  if (due_at === undefined) return [];
  const priority = hasPriority(services) ? { priority: true } : {};
  const part = { order_id: id, state: 'waiting', due_at, paid_at, ...priority } as const;
  return partsOf(services).map((service) => ({ ...part, service }));
};

const isTouched = ({ confirmed_at, refund_reserved }: OrderRecord): boolean =>
  confirmed_at !== undefined || refund_reserved !== undefined;

/**
 * An order as it is sent to browsers. Its parts are read only after its confirmation mail was accepted: before that no
 * expert can take one (L221-13), so they are in their initial state unless a refund was requested.
 */
export const withParts = async (
  order: OrderRecord & Pick<Order, 'correction'>,
  parts: Pick<PartsStore, 'ofOrder'>,
): Promise<Order> =>
  toWire(order, isTouched(order) ? await parts.ofOrder(order.id, 'readable') : newParts(order));
