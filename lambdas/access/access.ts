import { addHours, epochSeconds } from '#domain/dates.ts';
import { claimHours } from '#domain/links.ts';
import type { Actor } from '#lambdas/platform/identity.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import { isEnded } from '#lambdas/storage/ended.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';

export type AccessDependencies = { readonly profiles: Pick<ProfilesStore, 'find'>; readonly now: Date };
type Claim = OrderRecord['claims'][number];

export const newClaim = (secret: string, now: Date): Claim => ({
  hash: digestOf(secret),
  expires_at: addHours(now, claimHours).toISOString(),
});

/** Seconds since 1970, the unit of the instant that ends an account's sessions. */
const madeAt = ({ expires_at }: Claim): number => epochSeconds(addHours(new Date(expires_at), -claimHours));

/**
 * Only the customer may read an order, or a browser with an unexpired claim of this order. Knowing the id is not enough.
 * An eviction removes the claims of the orders it finds; a claim written at the same moment is invalid too.
 */
export const mayRead = async (
  order: OrderRecord,
  actor: Actor,
  { profiles, now }: AccessDependencies,
): Promise<boolean> => {
  if (actor.kind === 'customer') return actor.userId === order.user_id;
  if (actor.kind === 'anonymous') return false;
  const hash = digestOf(actor.secret);
  const held = order.claims.find((claim) => claim.hash === hash && claim.expires_at > now.toISOString());
  const profile = held && (await profiles.find(order.user_id));
  return held !== undefined && profile !== undefined && !isEnded(profile, madeAt(held));
};
