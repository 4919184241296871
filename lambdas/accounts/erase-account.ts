import { epochSeconds } from '#domain/dates.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { type Bought, type ForgetDependencies, forget } from './forget.ts';
import { type HeldDependencies, ordersOf } from './held-orders.ts';

export type EraseDependencies = ForgetDependencies &
  HeldDependencies & {
    readonly profiles: Pick<ProfilesStore, 'find' | 'endSessions' | 'remove'>;
  };

/** The account's orders; undefined while one of them is unfinished or damaged. */
const finishedOf = async (
  userId: string,
  deps: EraseDependencies,
): Promise<readonly Bought[] | undefined> => {
  const { bought, held } = await ordersOf(userId, deps);
  return held.length > 0 ? undefined : bought;
};

/**
 * `foreign`: somebody else reads the mail of the account's address, so guidance and messages of that address belong to
 * another person. An account that its mailbox refused is always foreign.
 */
export type Mailbox = 'own' | 'foreign';

/** Present and former addresses, with those of the orders: a restore may have brought orders back without the profile. */
const addressesOf = (profile: ProfileRecord | undefined, orders: readonly OrderRecord[]): string[] => {
  const formers = profile?.former_addresses ?? [];
  const known = [...formers, ...orders.map(({ customer_info }) => customer_info)].map(({ email }) => email);
  return [...new Set([...(profile ? [profile.email] : []), ...known])];
};

/**
 * Erases an account with all personal data (`forget.ts`); the accounting part of paid orders is kept (GDPR,
 * article 17.3.b). Returns false and changes nothing while one of the orders is unfinished or damaged. The sessions end
 * first, so that no new order is created meanwhile. `begin`: false when the erasure is not wanted any more.
 */
export const eraseAccount = async (
  userId: string,
  deps: EraseDependencies,
  mailbox: Mailbox = 'own',
  begin: () => Promise<boolean> = async () => true,
): Promise<boolean> => {
  if (!(await finishedOf(userId, deps)) || !(await begin())) return false;
  await deps.profiles.endSessions(userId, epochSeconds(deps.clock()));
  const bought = await finishedOf(userId, deps);
  if (!bought) return false;
  const profile = await deps.profiles.find(userId);
  const orders = bought.map(({ order }) => order);
  const isOwn = mailbox === 'own' && profile?.locked_at === undefined;
  const addresses = isOwn ? addressesOf(profile, orders) : [];
  await forget({ userId, addresses, bought }, deps);
  return true;
};
