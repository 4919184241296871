import { epochSeconds } from '#domain/dates.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { type ForgetDependencies, forget } from './forget.ts';
import type { Bought } from './forget-order.ts';
import { type HeldDependencies, ordersOf } from './held-orders.ts';
import { keysOf, registerIdOf } from './studied.ts';

export type EraseDependencies = ForgetDependencies &
  HeldDependencies & {
    readonly births: Pick<BirthsStore, 'findAll' | 'remove'>;
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
 * The addresses that the account has proved: guidance and messages of any other belong to whoever reads its mail. Present
 * and former ones, with those of the orders, because a restore may have brought orders back without the profile. None of
 * an account that its mailbox refused.
 */
const provedBy = (profile: ProfileRecord | undefined, orders: readonly OrderRecord[]): string[] => {
  if (profile?.locked_at) return [];
  const present = profile?.email_validated ? [profile.email] : [];
  const former = (profile?.former_addresses ?? []).map(({ email }) => email);
  const ordered = orders.filter((order) => order.email_validated);
  return [...new Set([...present, ...former, ...ordered.map(({ customer_info }) => customer_info.email)])];
};

/**
 * Erases an account with all personal data (`forget.ts`); the accounting part of paid orders is kept (GDPR,
 * article 17.3.b). Returns false and changes nothing while one of the orders is unfinished or damaged. The sessions end
 * first, so that no new order is created meanwhile. `begin`: false when the erasure is not wanted any more.
 */
export const eraseAccount = async (
  userId: string,
  deps: EraseDependencies,
  begin: () => Promise<boolean> = async () => true,
): Promise<boolean> => {
  if (!(await finishedOf(userId, deps)) || !(await begin())) return false;
  await deps.profiles.endSessions(userId, epochSeconds(deps.clock()));
  const bought = await finishedOf(userId, deps);
  if (!bought) return false;
  const profile = await deps.profiles.find(userId);
  const orders = bought.map(({ order }) => order);
  const studied = (await keysOf(userId, profile, deps)).map((key) => registerIdOf(userId, key));
  await forget({ userId, addresses: provedBy(profile, orders), bought, studied }, deps);
  return true;
};
