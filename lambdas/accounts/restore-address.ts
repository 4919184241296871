import { idleMonths } from '#domain/retention.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { type EvictDependencies, evict } from '#lambdas/access/evict.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { IssuesStore } from '#lambdas/storage/issues.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { TokenRecord } from '#lambdas/storage/tokens.ts';
import type { AddressesStore } from '#lambdas/storage/transactions/change-address.ts';
import type { VerificationsStore } from '#lambdas/storage/transactions/verify-address.ts';

export type RestoreAddressDependencies = EvictDependencies & {
  readonly accounts: Pick<Accounts, 'find' | 'rename' | 'remove'>;
  readonly profiles: Pick<ProfilesStore, 'find' | 'lock' | 'see'>;
  readonly orders: Pick<OrdersStore, 'ofUser'>;
  readonly addresses: Pick<AddressesStore, 'moveOrder'>;
  readonly verifications: Pick<VerificationsStore, 'restore'>;
  readonly issues: Pick<IssuesStore, 'close'>;
  readonly now: Date;
};

/** The link is unused, not expired, and its change has not been undone by it or by an earlier link. */
const isOpen = (token: TokenRecord, profile: ProfileRecord, now: Date): boolean =>
  !token.used_at &&
  token.expires_at > now.toISOString() &&
  (profile.former_addresses ?? []).some(({ email, at }) => email === token.email && at === token.changed_at);

/** Locks an account that a stranger opened; the next nightly run for accounts without visits erases it completely. */
const retire = async (userId: string, deps: RestoreAddressDependencies): Promise<void> => {
  const [month = ''] = idleMonths(deps.now);
  await deps.profiles.lock(userId, deps.now);
  await deps.profiles.see(userId, month);
};

/**
 * An attacker who took the account may have signed up again with the former address, to block its owner. Such an
 * account loses its sign-in when the address was never verified and no order was ever paid.
 */
const freeAddress = async (
  { email, user_id }: TokenRecord,
  deps: RestoreAddressDependencies,
): Promise<void> => {
  const holder = await deps.accounts.find(email);
  if (!holder || holder.userId === user_id) return;
  const profile = await deps.profiles.find(holder.userId);
  const orders = await deps.orders.ofUser(holder.userId);
  if (profile?.email_validated || orders.some(({ paid_at }) => paid_at !== undefined)) return;
  await evict(holder.userId, deps);
  if (profile) await retire(holder.userId, deps);
  await deps.accounts.remove(holder.userId);
};

/**
 * Undoes a change of address with the link that was sent to the former mailbox: the account signs in with that address
 * again, and the link verifies it. The link is used up last, so that an interrupted call can be repeated. Throws
 * ShopError link_invalid, already_registered.
 */
export const restoreAddress = async (token: TokenRecord, deps: RestoreAddressDependencies): Promise<void> => {
  const profile = await deps.profiles.find(token.user_id);
  if (!profile || !isOpen(token, profile, deps.now)) throw new ShopError('link_invalid');
  await freeAddress(token, deps);
  if (!(await deps.accounts.rename(token.user_id, token.email))) throw new ShopError('already_registered');
  const orders = await deps.orders.ofUser(token.user_id);
  await Promise.all(orders.map(({ id }) => deps.addresses.moveOrder(id, token.email)));
  if (!(await deps.verifications.restore(token, profile, deps.now))) throw new ShopError('link_invalid');
  if (profile.sealed) await deps.issues.close('sealed', token.user_id);
};
