import { limits as lengths } from '#domain/profile.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import { accountIssues, type IssuesStore } from '#lambdas/storage/issues.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { mailAbout, type OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { isInvited, type StaffStore } from '#lambdas/storage/staff.ts';
import type { AddressesStore, ChangedBy } from '#lambdas/storage/transactions/change-address.ts';
import { assertUnspent } from './proof.ts';

export type ChangeEmailDependencies = {
  readonly accounts: Pick<Accounts, 'find' | 'rename'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly orders: Pick<OrdersStore, 'ofUser'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly addresses: AddressesStore;
  readonly issues: Pick<IssuesStore, 'close'>;
  /** Counts the mail to the new address, which a customer may ask for a few times. */
  readonly countMail: (email: string) => Promise<void>;
  /** More mails for the new address; `id` names this change. */
  readonly moreMails?: (orders: readonly OrderRecord[], id: string) => readonly OutboxRecord[];
  /** Called once, when the address is free and nothing is written yet. */
  readonly announce: () => Promise<void>;
  readonly by: ChangedBy;
  readonly newId: () => string;
  readonly now: Date;
};

/** True when the account has this address and no mail to it has failed. */
const isSettled = (profile: ProfileRecord, email: string): boolean =>
  profile.email === email && !profile.email_problem;

const assertFree = async (userId: string, email: string, deps: ChangeEmailDependencies): Promise<void> => {
  if (email.length > lengths.accountEmail) {
    throw new ShopError('invalid_request', validationTexts.accountEmailLong);
  }
  const holder = await deps.accounts.find(email);
  if (holder && holder.userId !== userId) throw new ShopError('already_registered');
  await deps.countMail(email);
};

/** Mails a verification link to the new address and a notice to the former one, unless mails to it fail. */
const mailsOf = (
  profile: ProfileRecord,
  email: string,
  orders: readonly OrderRecord[],
  deps: ChangeEmailDependencies,
): OutboxRecord[] => {
  const { user_id, email: former, email_problem, email_validated: can_undo } = profile;
  const id = deps.newId();
  const verification = { kind: 'validation', user_id, redirect: 'account' } as const;
  const told = { kind: 'address-changed', user_id, former, can_undo, at: deps.now.toISOString() } as const;
  const isTold = former !== email && email_problem?.kind !== 'bounce';
  return [
    mailAbout(user_id, verification, deps.now, 'change', id),
    ...(isTold ? [mailAbout(user_id, told, deps.now, id)] : []),
    ...(deps.moreMails?.(orders, id) ?? []),
  ];
};

const profileOf = async (userId: string, { profiles }: ChangeEmailDependencies): Promise<ProfileRecord> =>
  orRefuse(await profiles.find(userId), 'not_found');

/** An invitation to the atelier belongs to the mailbox that got it. */
const assertNotInvited = async (userId: string, { staff }: ChangeEmailDependencies): Promise<void> => {
  const row = await staff.find(userId);
  if (row && isInvited(row)) throw new ShopError('invalid_request', staffTexts.invitationOpen);
};

const moveOrders = async (
  userId: string,
  email: string,
  deps: ChangeEmailDependencies,
): Promise<readonly OrderRecord[]> => {
  const orders = await deps.orders.ofUser(userId);
  await Promise.all(orders.map(({ id }) => deps.addresses.moveOrder(id, email)));
  return orders;
};

/**
 * Gives pool and orders the address of the profile. Of changes at once the one counts that the profile has last, so both the
 * winner and whoever lost end with this; the profile is read again, because another change may have come in between.
 */
const settle = async (userId: string, deps: ChangeEmailDependencies): Promise<ProfileRecord> => {
  const { email } = await profileOf(userId, deps);
  await deps.accounts.rename(userId, email);
  await moveOrders(userId, email, deps);
  const after = await profileOf(userId, deps);
  return after.email === email ? after : settle(userId, deps);
};

/** An invitation or another act that came between the pool and the profile gets its mailbox back in the pool. */
const assertStillFreeToMove = async (
  profile: ProfileRecord,
  deps: ChangeEmailDependencies,
): Promise<void> => {
  try {
    await assertNotInvited(profile.user_id, deps);
    if (!('who' in deps.by)) assertUnspent(profile, deps.by);
  } catch (error) {
    await settle(profile.user_id, deps);
    throw error;
  }
};

/**
 * Gives an account another, unverified address, or the same one again when there is a problem with it. Writes pool,
 * orders and profile, in this order: only the pool knows which addresses are taken. The profile is written last,
 * together with the mails, so that an interrupted change is completed by repeating it. Returns the new profile. Refused
 * while the account is invited to the atelier.
 * Throws ShopError invalid_request, already_registered, not_found, too_many, sign_in_again.
 */
export const changeEmail = async (
  userId: string,
  email: string,
  deps: ChangeEmailDependencies,
): Promise<ProfileRecord> => {
  const before = await profileOf(userId, deps);
  if (!isSettled(before, email)) {
    await assertNotInvited(userId, deps);
    await assertFree(userId, email, deps);
    await deps.announce();
  }
  await whileMoved(async (round) => {
    const profile = round === 1 ? before : await profileOf(userId, deps);
    if (round > 1) await assertStillFreeToMove(profile, deps);
    if (isSettled(profile, email)) return;
    if (!(await deps.accounts.rename(userId, email))) throw new ShopError('already_registered');
    const orders = await moveOrders(userId, email, deps);
    await deps.addresses.change(profile, email, mailsOf(profile, email, orders, deps), deps.now, deps.by);
  });
  const profile = isSettled(before, email) ? before : await settle(userId, deps);
  for (const kind of accountIssues) await deps.issues.close(kind, userId);
  return profile;
};
