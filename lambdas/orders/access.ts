import { addHours, epochSeconds } from '#domain/dates.ts';
import type { Actor } from '#lambdas/platform/identity.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import { isEnded } from '#lambdas/storage/ended.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles-store.ts';

export type AccessDependencies = { readonly profiles: Pick<ProfilesStore, 'find'>; readonly now: Date };
type Claim = OrderRecord['claims'][number];

/** The browser's key to its own order lives for a day. */
const claimHours = 24;

export const newClaim = (secret: string, now: Date): Claim => ({
  hash: digestOf(secret),
  expires_at: addHours(now, claimHours).toISOString(),
});

/** Seconds since 1970, as what ends an account's sessions counts. */
const madeAt = ({ expires_at }: Claim): number => epochSeconds(addHours(new Date(expires_at), -claimHours));

/**
 * Only the owner, or a browser that holds an unexpired claim of this very order. An id is never a permission. An eviction
 * takes the claims off the orders it finds; one that is written in the same moment is worth nothing either.
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
