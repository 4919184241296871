import { epochSeconds } from '#domain/dates.ts';
import { isOpen, type OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import type { PartsStore } from '#lambdas/storage/parts-store.ts';
import type { ProfileRecord, ProfilesStore } from '#lambdas/storage/profiles-store.ts';
import { type Bought, type ForgetDependencies, forget } from './forget.ts';

export type EraseDependencies = ForgetDependencies & {
  readonly profiles: Pick<ProfilesStore, 'find' | 'endSessions' | 'remove'>;
  readonly orders: Pick<OrdersStore, 'ofUser' | 'idsOfUser'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly clock: () => Date;
};

/** Somebody still works on it, waits for money, or may have to answer for it. */
const isUnfinished = ({ order, parts }: Bought): boolean =>
  order.awaiting !== undefined ||
  parts.some((part) => isOpen(order, part)) ||
  (order.refund_reserved ?? 0) > (order.refunded_amount ?? 0) ||
  (order.dispute !== undefined && order.dispute.closed_at === undefined);

/** Undefined while one of them is unfinished or damaged. */
const finishedOf = async (userId: string, deps: EraseDependencies): Promise<Bought[] | undefined> => {
  const bought: Bought[] = [];
  const orders = await deps.orders.ofUser(userId);
  // Damaged rows are not among them: what they hold of the person would outlive the account.
  if ((await deps.orders.idsOfUser(userId)).length > orders.length) return undefined;
  for (const order of orders) {
    bought.push({ order, parts: await deps.parts.ofOrder(order.id) });
  }
  return bought.some(isUnfinished) ? undefined : bought;
};

/** Present and former ones; those of the orders too, should a restore have brought them back without the profile. */
const addressesOf = (profile: ProfileRecord | undefined, orders: readonly OrderRecord[]): string[] => {
  const formers = profile?.former_addresses ?? [];
  const known = [...formers, ...orders.map(({ customer_info }) => customer_info)].map(({ email }) => email);
  return [...new Set([...(profile ? [profile.email] : []), ...known])];
};

/**
 * Erases an account with all that is known of the person (`personal-places.ts`); of paid orders stays what the accounts
 * need (GDPR, article 17.3.b). False, and nothing is touched, while one of its orders is unfinished or damaged. Its
 * sessions end first, so that no order comes in meanwhile.
 */
export const eraseAccount = async (userId: string, deps: EraseDependencies): Promise<boolean> => {
  if (!(await finishedOf(userId, deps))) return false;
  await deps.profiles.endSessions(userId, epochSeconds(deps.clock()));
  const bought = await finishedOf(userId, deps);
  if (!bought) return false;
  const profile = await deps.profiles.find(userId);
  const orders = bought.map(({ order }) => order);
  await forget({ userId, addresses: addressesOf(profile, orders), bought }, deps);
  return true;
};
