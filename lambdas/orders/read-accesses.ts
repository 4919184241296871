import type * as z from 'zod/mini';
import { readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { orderAccesses as wire } from '#domain/wire/reports.ts';
import { placeAfter, toPage } from '#lambdas/access/pages.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';

export type ReadAccessesDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly accesses: Pick<AccessesStore, 'page'>;
  readonly staff: Pick<StaffStore, 'findAll'>;
};

/**
 * «Qui a consulté mes données», for the customer; foreign and absent orders both give `not_found`. Staff appear with their
 * present name, even after they have left, or with the recorded name when their row is deleted.
 */
export const readAccesses = async (
  id: string,
  actor: Customer,
  deps: ReadAccessesDependencies,
  after?: string,
): Promise<z.infer<typeof wire.answer>> => {
  const order = readOrder.id.safeParse(id).success ? await deps.orders.find(id) : undefined;
  if (order?.user_id !== actor.userId) throw new ShopError('not_found');
  const piece = await deps.accesses.page(order.id, pageSize, placeAfter(after, 1));
  const ids = new Set(piece.rows.flatMap(({ who }) => who ?? []));
  const names = new Map((await deps.staff.findAll([...ids])).map(({ user_id, name }) => [user_id, name]));
  const items = piece.rows.map(({ who, ...access }) => {
    const name = names.get(who ?? '') ?? access.name;
    return { ...access, ...(name !== undefined && { name }) };
  });
  return toPage(items, piece);
};

export const route = routeOf(wire, {
  id: 'ReadAccesses',
  who: 'customer',
  loss: 'Customers do not see who opened their data.',
  uses: { orders: ['GetItem'], accesses: ['Query'], staff: ['BatchGetItem'] },
  stores: ['orders', 'accesses', 'staff'],
  run: (call) => readAccesses(call.params.id ?? '', call.customer, call, call.query.after),
});
