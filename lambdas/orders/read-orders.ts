import { readOrder as route } from '#domain/api.ts';
import { ShopError } from '#domain/errors.ts';
import type { Order } from '#domain/order.ts';
import type { Actor, Customer } from '#lambdas/platform/identity.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import type { PartsStore } from '#lambdas/storage/parts-store.ts';
import { mayRead } from './access.ts';
import { withParts } from './with-parts.ts';

export type ReadOrdersDependencies = {
  readonly orders: Pick<OrdersStore, 'find' | 'ofUser'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly now: Date;
};

/** Newest first (§7). */
export const listOrders = async (actor: Customer, deps: ReadOrdersDependencies): Promise<Order[]> => {
  const orders = await deps.orders.ofUser(actor.userId);
  return Promise.all(orders.map((order) => withParts(order, deps.parts)));
};

/** Foreign and absent orders are the same `not_found`. */
export const readOrder = async (id: string, actor: Actor, deps: ReadOrdersDependencies): Promise<Order> => {
  const order = route.id.safeParse(id).success ? await deps.orders.find(id) : undefined;
  if (!order || !mayRead(order, actor, deps.now)) throw new ShopError('not_found');
  return withParts(order, deps.parts);
};
