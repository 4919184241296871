import type { Access } from '#domain/atelier.ts';
import { readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import type { AccessesStore } from '#lambdas/storage/accesses-store.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import type { StaffStore } from '#lambdas/storage/staff-store.ts';

export type ReadAccessesDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly accesses: Pick<AccessesStore, 'ofOrder'>;
  readonly staff: Pick<StaffStore, 'findAll'>;
};

/**
 * «Qui a consulté mes données», for the owner; foreign and absent orders are the same `not_found`. Of the staff it says the
 * name that the shop gives them now, also of those who have left; the noted one once their row is gone.
 */
export const readAccesses = async (
  id: string,
  actor: Customer,
  deps: ReadAccessesDependencies,
): Promise<Access[]> => {
  const order = readOrder.id.safeParse(id).success ? await deps.orders.find(id) : undefined;
  if (order?.user_id !== actor.userId) throw new ShopError('not_found');
  const accesses = await deps.accesses.ofOrder(order.id);
  const ids = new Set(accesses.flatMap(({ who }) => who ?? []));
  const names = new Map((await deps.staff.findAll([...ids])).map(({ user_id, name }) => [user_id, name]));
  return accesses.map(({ who, ...access }) => {
    const name = names.get(who ?? '') ?? access.name;
    return { ...access, ...(name !== undefined && { name }) };
  });
};
