import type { HeldOrder } from '#domain/wire/closing.ts';
import { isOpen } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { Bought } from './forget-order.ts';

export type HeldDependencies = {
  readonly orders: Pick<OrdersStore, 'ofUser' | 'idsOfUser'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
};

/** A payment or refund is under way, an expert still works on the order, or a dispute is open. */
const reasonOf = ({ order, parts }: Bought): HeldOrder['reason'] | undefined => {
  if (order.awaiting !== undefined) return 'payment';
  if (order.dispute !== undefined && order.dispute.closed_at === undefined) return 'dispute';
  if (parts.some((part) => isOpen(order, part))) return 'writing';
  return (order.refund_reserved ?? 0) > (order.refunded_amount ?? 0) ? 'refund' : undefined;
};

/** The account's readable orders, and those that hold its erasure back. */
export const ordersOf = async (
  userId: string,
  deps: HeldDependencies,
): Promise<{ readonly bought: readonly Bought[]; readonly held: readonly HeldOrder[] }> => {
  const orders = await deps.orders.ofUser(userId);
  // Damaged rows are missing from this list: their personal data would remain after the account is erased.
  const known = new Set(orders.map(({ id }) => id));
  const held: HeldOrder[] = (await deps.orders.idsOfUser(userId))
    .filter((id) => !known.has(id))
    .map((order_id) => ({ order_id, reason: 'damaged' }));
  const bought: Bought[] = [];
  for (const order of orders) {
    const one = { order, parts: await deps.parts.ofOrder(order.id) };
    const reason = reasonOf(one);
    bought.push(one);
    if (reason) held.push({ order_id: order.id, reason });
  }
  return { bought, held };
};
