import { limits } from '#domain/limits.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { acceptInvitation as wire } from '#domain/wire/invitation.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { StaffAccounts } from '#lambdas/gateways/staff-accounts.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { groupsOf } from '#lambdas/staff/colleague.ts';
import { isInvited, type StaffRecord, type StaffStore } from '#lambdas/storage/staff.ts';
import type { TokenRecord, TokensStore } from '#lambdas/storage/tokens.ts';
import type { MembershipStore } from '#lambdas/storage/transactions/employ.ts';
import { type ChooseDependencies, choosePassword } from './choose-password.ts';
import { assertPassword } from './passwords.ts';

export type AcceptDependencies = ChooseDependencies & {
  readonly tokens: Pick<TokensStore, 'find'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly staffAccounts: Pick<StaffAccounts, 'setGroups'>;
  readonly team: Pick<MembershipStore, 'accept'>;
};

/** The link belongs to this invitation and was mailed to the mailbox that it names. */
const isFor = (row: StaffRecord, token: TokenRecord): boolean =>
  isInvited(row) && token.email === row.email && token.invited_at === row.invited_at;

/**
 * Accepts an invitation: sets a password for the atelier, verifies the address and ends all sessions of the account.
 * The groups are added after that, so that no earlier session gets the rights of the staff. After a failure a new
 * invitation is needed. 400 link_invalid, invalid_request.
 */
export const acceptInvitation = async (
  request: { readonly token: string; readonly password: string },
  deps: AcceptDependencies,
): Promise<{ email: string }> => {
  assertPassword(request.password, 'staff');
  const token = await deps.tokens.find(request.token);
  if (token?.purpose !== 'invitation') throw new ShopError('link_invalid');
  const row = await deps.staff.find(token.user_id);
  if (!row || !isFor(row, token)) throw new ShopError('link_invalid');
  const accepted = await choosePassword(token, request.password, deps);
  await deps.staffAccounts.setGroups(row.user_id, groupsOf(row));
  if (await deps.team.accept(row, deps.now)) return accepted;
  // It was withdrawn meanwhile: no right stays behind.
  await deps.staffAccounts.setGroups(row.user_id, []);
  throw new ShopError('link_invalid');
};

export const route = routeOf(wire, {
  id: 'AcceptInvitation',
  who: 'link',
  stack: 'atelier',
  loss: 'Whoever is invited to the atelier cannot enter it.',
  uses: {
    tokens: ['GetItem', 'UpdateItem'],
    staff: ['GetItem', 'UpdateItem'],
    parts: ['Query'],
    requests: ['Query', 'UpdateItem'],
    outbox: ['PutItem'],
    limits: ['UpdateItem'],
  },
  pool: ['AdminSetUserPassword', 'AdminAddUserToGroup', 'AdminRemoveUserFromGroup'],
  may: ['evict'],
  stores: ['staff', 'tokens', 'verifications', 'parts', 'verifiedOrders', 'requests', 'limits'],
  gateways: ['eviction', 'staffAccounts', 'membership'],
  run: async ({ eviction, membership, ...call }) => {
    await takeUse(limits.choosePassword, call.viewerIp, call);
    return acceptInvitation(call.body, { ...call, ...eviction, team: membership });
  },
});
