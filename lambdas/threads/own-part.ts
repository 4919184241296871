import { partKey } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

export type Orders = { readonly orders: Pick<OrdersStore, 'find'> };
export type OwnDependencies = Orders & { readonly parts: Pick<PartsStore, 'find'> };
/** Unchecked path parameters. */
export type Path = Readonly<Record<string, string | undefined>>;
export type OwnPart = { readonly order: OrderRecord; readonly part: PartRecord };

/** The order of the caller. Throws ShopError not_found. */
export const ownOrder = async (
  { userId }: Customer,
  id: string | undefined,
  { orders }: Orders,
): Promise<OrderRecord> => {
  const order = id === undefined ? undefined : await orders.find(id);
  if (order?.user_id !== userId) throw new ShopError('not_found');
  return order;
};

/** A part of an order of the caller. Throws ShopError not_found. */
export const ownPart = async (customer: Customer, path: Path, deps: OwnDependencies): Promise<OwnPart> => {
  const { data: key } = partKey.safeParse(path);
  if (!key) throw new ShopError('not_found');
  const order = await ownOrder(customer, key.id, deps);
  const part = await deps.parts.find({ order_id: key.id, service: key.service });
  if (!part) throw new ShopError('not_found');
  return { order, part };
};
