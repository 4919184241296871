import type { Actor } from '#lambdas/platform/identity.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';

/** Only the owner, or a browser that holds an unexpired claim of this very order. An id is never a permission. */
export const mayRead = (order: OrderRecord, actor: Actor, now: Date): boolean => {
  if (actor.kind === 'customer') return actor.userId === order.user_id;
  if (actor.kind === 'anonymous') return false;
  const hash = digestOf(actor.secret);
  return order.claims.some((claim) => claim.hash === hash && claim.expires_at > now.toISOString());
};
