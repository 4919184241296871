import { ShopError } from '#domain/wire/errors.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { AddressesStore } from '#lambdas/storage/addresses-store.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import type { ProfileRecord, ProfilesStore } from '#lambdas/storage/profiles-store.ts';
import type { ProofsStore } from '#lambdas/storage/proofs-store.ts';
import type { TokenRecord } from '#lambdas/storage/tokens-store.ts';

export type RestoreAddressDependencies = {
  readonly accounts: Pick<Accounts, 'find' | 'rename' | 'remove'>;
  readonly profiles: Pick<ProfilesStore, 'find' | 'remove'>;
  readonly orders: Pick<OrdersStore, 'ofUser'>;
  readonly addresses: Pick<AddressesStore, 'moveOrder'>;
  readonly proofs: Pick<ProofsStore, 'restore'>;
  readonly now: Date;
};

/** Neither used nor too old, and of a change that no undo of it or of an earlier one has taken back. */
const isOpen = (token: TokenRecord, profile: ProfileRecord, now: Date): boolean =>
  !token.used_at &&
  token.expires_at > now.toISOString() &&
  (profile.former_addresses ?? []).some(({ email, at }) => email === token.email && at === token.changed_at);

/**
 * Whoever took the account may have signed up with the address since, to keep its owner out: an account that has never
 * proven it and has no order past pending gives it back.
 */
const freeAddress = async (
  { email, user_id }: TokenRecord,
  deps: RestoreAddressDependencies,
): Promise<void> => {
  const holder = await deps.accounts.find(email);
  if (!holder || holder.userId === user_id) return;
  const profile = await deps.profiles.find(holder.userId);
  const orders = await deps.orders.ofUser(holder.userId);
  if (profile?.email_validated || orders.some(({ status }) => status !== 'pending')) return;
  await deps.accounts.remove(holder.userId);
  await deps.profiles.remove(holder.userId);
};

/**
 * Takes a change of address back with the link that its former mailbox has had: the account signs in with that address
 * again, which the link proves. The link is used up last, so that what broke off is repeated. Throws ShopError
 * link_invalid, already_registered.
 */
export const restoreAddress = async (token: TokenRecord, deps: RestoreAddressDependencies): Promise<void> => {
  const profile = await deps.profiles.find(token.user_id);
  if (!profile || !isOpen(token, profile, deps.now)) throw new ShopError('link_invalid');
  await freeAddress(token, deps);
  if (!(await deps.accounts.rename(token.user_id, token.email))) throw new ShopError('already_registered');
  const orders = await deps.orders.ofUser(token.user_id);
  await Promise.all(orders.map(({ id }) => deps.addresses.moveOrder(id, token.email)));
  if (!(await deps.proofs.restore(token, profile, deps.now))) throw new ShopError('link_invalid');
};
