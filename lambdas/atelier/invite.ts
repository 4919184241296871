import { limits } from '#domain/profile.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Colleague, Invitation } from '#domain/wire/staff.ts';
import { inviteStaff as wire } from '#domain/wire/staff.ts';
import { evict } from '#lambdas/access/evict.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { toColleague } from '#lambdas/staff/colleague.ts';
import { ifMoved } from '#lambdas/storage/moved.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { isInvited, type StaffRecord, type StaffStore } from '#lambdas/storage/staff.ts';
import type { MembershipStore } from '#lambdas/storage/transactions/employ.ts';

export type InviteDependencies = {
  readonly accounts: Pick<Accounts, 'create' | 'finish' | 'setPassword'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly team: Pick<MembershipStore, 'invite'>;
  readonly evict: (userId: string) => Promise<void>;
  readonly newPassword: () => string;
  readonly newId: () => string;
  readonly now: Date;
};

const invitationMail = (userId: string, { newId, now }: Pick<InviteDependencies, 'newId' | 'now'>) =>
  mailAbout(userId, { kind: 'invitation', user_id: userId }, now, newId());

const newProfile = (userId: string, email: string, now: Date): ProfileRecord => ({
  user_id: userId,
  email,
  email_validated: false,
  created_at: now.toISOString(),
});

/** Whoever opened an account with this address never showed that the mailbox is theirs: nobody is left inside it. */
const shut = async (userId: string, { accounts, evict, newPassword }: InviteDependencies): Promise<void> => {
  await accounts.setPassword(userId, newPassword());
  await evict(userId);
};

/**
 * The invited account has no group until the link is used. From now on no sign-up can complete it. The account of an
 * unverified address may be a stranger's, so its password and its sessions end.
 */
const openAccount = async (email: string, deps: InviteDependencies) => {
  const { accounts, profiles, staff } = deps;
  const { userId, isNew } = await accounts.create(email, 'complete');
  if (!isNew) await accounts.finish(userId);
  const profile = await profiles.find(userId);
  if (profile?.sealed) throw new ShopError('invalid_request', staffTexts.sealed);
  if (profile?.locked_at) throw new ShopError('invalid_request', staffTexts.locked);
  const known = await staff.find(userId);
  if (known && !isInvited(known)) throw new ShopError(known.left_at ? 'staff_left' : 'already_staff');
  if (!isNew && !profile?.email_validated) await shut(userId, deps);
  return { userId, profile };
};

/**
 * Mails an invitation link to a future member, or another one when the first has expired. Throws ShopError
 * invalid_request, already_staff, staff_left.
 */
export const invite = async (
  { email, name, discipline, is_administrator }: Invitation,
  deps: InviteDependencies,
): Promise<Colleague> => {
  const { now } = deps;
  if (email.length > limits.accountEmail) {
    throw new ShopError('invalid_request', validationTexts.accountEmailLong);
  }
  const { userId, profile } = await openAccount(email, deps);
  const row: StaffRecord = {
    user_id: userId,
    name,
    discipline,
    is_administrator,
    email,
    invited_at: now.toISOString(),
  };
  const made = profile ? undefined : newProfile(userId, email, now);
  await deps.team
    .invite(row, made, invitationMail(userId, deps))
    .catch(ifMoved(new ShopError('already_staff')));
  return toColleague(row, email);
};

export const route = routeOf(wire, {
  id: 'InviteStaff',
  who: 'administrator',
  loss: 'Nobody can be invited to the atelier or shut out of it.',
  uses: {
    staff: ['GetItem', 'PutItem'],
    profiles: ['GetItem', 'PutItem', 'ConditionCheckItem'],
    outbox: ['PutItem'],
  },
  pool: ['AdminCreateUser', 'AdminGetUser', 'AdminUpdateUserAttributes', 'AdminSetUserPassword'],
  may: ['evict'],
  seconds: 29,
  gateways: ['inviting', 'eviction'],
  status: 201,
  run: ({ body, inviting, eviction }) =>
    invite(body, { ...inviting, evict: (userId) => evict(userId, eviction) }),
});
