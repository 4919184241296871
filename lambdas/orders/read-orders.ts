import { type BirthRecord, correctionSchema } from '#domain/births/correction.ts';
import type { Order } from '#domain/order.ts';
import { readOrder as route } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { type AccessDependencies, mayRead } from '#lambdas/access/access.ts';
import { withParts } from '#lambdas/access/with-parts.ts';
import type { Actor, Customer } from '#lambdas/platform/identity.ts';
import { type BirthsStore, withBirth } from '#lambdas/storage/births.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

type ListDependencies = {
  readonly orders: Pick<OrdersStore, 'ofUser'>;
  readonly births: Pick<BirthsStore, 'findAll'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
};
type ReadDependencies = AccessDependencies & {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly births: Pick<BirthsStore, 'find'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
};

const bornParts = (order: OrderRecord, born: BirthRecord | undefined) => ({
  customer_info: withBirth(order, born),
  correction: born && correctionSchema.parse(born),
});

/** Newest first (§7). */
export const listOrders = async (actor: Customer, deps: ListDependencies): Promise<Order[]> => {
  const orders = await deps.orders.ofUser(actor.userId);
  const births = await deps.births.findAll(orders.map(({ id }) => id));
  return Promise.all(
    orders.map((order) => withParts({ ...order, ...bornParts(order, births.get(order.id)) }, deps.parts)),
  );
};

/** Foreign and absent orders both give `not_found`. */
export const readOrder = async (id: string, actor: Actor, deps: ReadDependencies): Promise<Order> => {
  const order = route.id.safeParse(id).success ? await deps.orders.find(id) : undefined;
  if (!order || !(await mayRead(order, actor, deps))) throw new ShopError('not_found');
  const born = await deps.births.find(order.id);
  return withParts({ ...order, ...bornParts(order, born) }, deps.parts);
};
