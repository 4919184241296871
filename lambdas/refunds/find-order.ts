import { limits } from '#domain/limits.ts';
import { orderNumber } from '#domain/order.ts';
import { limits as lengths } from '#domain/profile.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { Actor } from '#lambdas/platform/identity.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { networksOf } from '#lambdas/storage/networks.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

/** Names an order by number and address, or by id with a session. */
export type Reference = {
  readonly number?: string | undefined;
  readonly email?: string | undefined;
  readonly order_id?: string | undefined;
};

export type FindOrderDependencies = {
  readonly actor: Actor;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly orders: Pick<OrdersStore, 'find' | 'idsOfUser'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly viewerIp: string;
  readonly now: Date;
};

export type FoundOrder = { readonly order: OrderRecord; readonly parts: readonly PartRecord[] };

const ofAccount = async (orderId: string, deps: FindOrderDependencies): Promise<OrderRecord | undefined> => {
  const { actor } = deps;
  if (actor.kind !== 'customer') throw new ShopError('signed_out');
  await takeUse(limits.withdrawal, actor.userId, deps);
  const order = await deps.orders.find(orderId);
  return order?.user_id === actor.userId ? order : undefined;
};

/**
 * The customer also types the address of the account, so that a number alone opens nothing
 * (docs/decisions/0010-units-of-an-order.md).
 */
const byNumber = async (
  number: string,
  email: string,
  deps: FindOrderDependencies,
): Promise<OrderRecord | undefined> => {
  // The pool refuses to look up a longer address.
  const account = email.length > lengths.accountEmail ? undefined : await deps.accounts.find(email);
  // The same query in both cases, so that the response time does not reveal whether an account exists.
  const ids = await deps.orders.idsOfUser(account?.userId ?? 'nobody');
  const id = ids.find((one) => orderNumber(one) === number);
  // Only misses are counted, so that the tries of strangers never block the customer's legal right (L221-21).
  const tried = `${email} ${networksOf(deps.viewerIp)[0].prefix}`;
  if (!id) await takeUse(limits.withdrawalMiss, tried, deps);
  return id ? deps.orders.find(id) : undefined;
};

/**
 * Finds the paid order of a reference. Every miss is the same `order_not_found`; 401 for an id without a session; 429.
 */
export const findOrder = async (named: Reference, deps: FindOrderDependencies): Promise<FoundOrder> => {
  const { number = '', email = '', order_id: id } = named;
  const order = id ? await ofAccount(id, deps) : await byNumber(number, email, deps);
  if (!order?.paid_at) throw new ShopError('order_not_found');
  return { order, parts: await deps.parts.ofOrder(order.id) };
};
