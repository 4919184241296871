import { readOrder } from '#domain/api.ts';
import type { Access } from '#domain/atelier.ts';
import { ShopError } from '#domain/errors.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import type { AccessesStore } from '#lambdas/storage/accesses-store.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import { mayRead } from './access.ts';

export type ReadAccessesDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly accesses: Pick<AccessesStore, 'ofOrder'>;
  readonly now: Date;
};

/** «Qui a consulté mes données», for the owner; foreign and absent orders are the same `not_found`. */
export const readAccesses = async (
  id: string,
  actor: Customer,
  deps: ReadAccessesDependencies,
): Promise<Access[]> => {
  const order = readOrder.id.safeParse(id).success ? await deps.orders.find(id) : undefined;
  if (!order || !mayRead(order, actor, deps.now)) throw new ShopError('not_found');
  return deps.accesses.ofOrder(order.id);
};
