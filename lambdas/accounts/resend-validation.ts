import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { isPayable } from '#domain/order.ts';
import { resendValidation as wire } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { OutboxStore } from '#lambdas/storage/outbox.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';

export type ResendDependencies = {
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly outbox: Pick<OutboxStore, 'add'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly newId: () => string;
  readonly now: Date;
};

/** The order of the request, which must belong to the customer. */
const orderOf = async (userId: string, orderId: string | undefined, deps: ResendDependencies) => {
  if (!orderId) return undefined;
  const order = await deps.orders.find(orderId);
  if (order?.user_id !== userId) throw new ShopError('not_found');
  return order;
};

/** The link returns to the checkout when step 2 requests it for an unpaid order, otherwise to the home page. */
const targetOf = (order: OrderRecord | undefined) => {
  if (!order) return { redirect: 'home' as const };
  return isPayable(order) ? { order_id: order.id, redirect: 'checkout' as const } : { order_id: order.id };
};

/** A paid order has its own limit: an attacker would have to pay for each order to fill a mailbox by plus-addresses. */
const count = (email: string, order: OrderRecord | undefined, deps: ResendDependencies) =>
  order?.paid_at ? takeUse(limits.orderMail, order.id, deps) : takeUse(limits.validationMail, email, deps);

/** Sends the verification mail of the signed-in customer again. Throws ShopError: not_found, too_many. */
export const resendValidation = async (
  userId: string,
  orderId: string | undefined,
  deps: ResendDependencies,
) => {
  const profile = await deps.profiles.find(userId);
  if (!profile) throw new ShopError('not_found');
  if (profile.email_validated) return { sent: false, alreadyValidated: true };
  const order = await orderOf(userId, orderId, deps);
  await count(profile.email, order, deps);
  const subject = { kind: 'validation' as const, user_id: userId, ...targetOf(order) };
  await deps.outbox.add(mailAbout(userId, subject, deps.now, 'again', deps.newId()));
  return { sent: true, alreadyValidated: false };
};

export const route = routeOf(wire, {
  id: 'ResendValidation',
  who: 'customer',
  loss: 'Customers cannot verify their address; their reports wait in the account.',
  uses: { profiles: ['GetItem'], orders: ['GetItem'], outbox: ['PutItem'], limits: ['UpdateItem'] },
  stores: ['profiles', 'orders', 'outbox', 'limits'],
  status: 202,
  run: (call) => resendValidation(call.customer.userId, call.body.orderId, { ...call, newId: randomUUID }),
});
