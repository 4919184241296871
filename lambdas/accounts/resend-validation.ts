import { ShopError } from '#domain/errors.ts';
import { isPayable } from '#domain/order.ts';
import { type LimitsStore, networkOf } from '#lambdas/storage/limits-store.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import { newMail, type OutboxStore } from '#lambdas/storage/outbox-store.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles-store.ts';
import { accountLimits } from './limits.ts';

export type ResendDependencies = {
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly outbox: Pick<OutboxStore, 'add'>;
  readonly limits: LimitsStore;
  readonly viewerIp: string;
  readonly newId: () => string;
  readonly now: Date;
};

/** Asked from step 2 while the order is unpaid, the link leads back to the checkout; otherwise home. */
const targetOf = async (userId: string, orderId: string | undefined, deps: ResendDependencies) => {
  if (!orderId) return { redirect: 'home' as const };
  const order = await deps.orders.find(orderId);
  if (order?.user_id !== userId) throw new ShopError('not_found');
  return isPayable(order) ? { order_id: orderId, redirect: 'checkout' as const } : { order_id: orderId };
};

/** Sends the validation mail of the signed-in customer again. Throws ShopError: not_found, too_many. */
export const resendValidation = async (
  userId: string,
  orderId: string | undefined,
  deps: ResendDependencies,
) => {
  const profile = await deps.profiles.find(userId);
  if (!profile) throw new ShopError('not_found');
  if (profile.email_validated) return { sent: false, alreadyValidated: true };
  const target = await targetOf(userId, orderId, deps);
  await deps.limits.take(accountLimits.resendNetwork, networkOf(deps.viewerIp), deps.now);
  await deps.limits.take(accountLimits.resendAddress, profile.email, deps.now);
  const subject = { kind: 'validation' as const, user_id: userId, ...target };
  await deps.outbox.add(newMail(`validation:again:${deps.newId()}`, subject, deps.now));
  return { sent: true, alreadyValidated: false };
};
