import { limits } from '#domain/limits.ts';
import type { Proved } from '#domain/proof.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { changePassword as wire } from '#domain/wire/password.ts';
import { type EvictDependencies, evict } from '#lambdas/access/evict.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import type { OutboxStore } from '#lambdas/storage/outbox.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import { assertPassword, assertStaffPassword } from './passwords.ts';

export type ChangePasswordDependencies = EvictDependencies & {
  readonly accounts: Pick<Accounts, 'setPassword'>;
  readonly profiles: Pick<ProfilesStore, 'spendProof'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly outbox: Pick<OutboxStore, 'add'>;
  readonly now: Date;
};

/**
 * Sets the password of a customer who has just proved the present one, tells the account's address, and ends every
 * session, socket, claim and link. The pool has no part in a transaction, so the proof is spent before it is asked.
 * Sessions end last, as for a reset. Throws ShopError invalid_request, too_many, sign_in_again.
 */
export const changePassword = async (
  { userId, provedAt }: Proved & { readonly userId: string },
  password: string,
  deps: ChangePasswordDependencies,
): Promise<void> => {
  assertPassword(password, 'account');
  await assertStaffPassword(userId, password, deps.staff);
  await takeUse(limits.passwordChange, userId, deps);
  if (!(await deps.profiles.spendProof(userId, { provedAt }))) throw new ShopError('sign_in_again');
  if (!(await deps.accounts.setPassword(userId, password)))
    throw new ShopError('invalid_request', validationTexts.passwordShort6);
  const told = { kind: 'password-changed', user_id: userId, at: deps.now.toISOString() } as const;
  await deps.outbox.add(mailAbout(userId, told, deps.now));
  await evict(userId, deps);
};

export const route = routeOf(wire, {
  id: 'ChangePassword',
  who: 'freshCustomer',
  loss: 'Customers change their password only by a mailed link.',
  uses: { profiles: ['GetItem'], staff: ['GetItem'], outbox: ['PutItem'], limits: ['UpdateItem'] },
  pool: ['AdminSetUserPassword'],
  may: ['evict'],
  stores: ['staff', 'limits', 'outbox'],
  gateways: ['eviction'],
  run: async ({ eviction, ...call }) => {
    await changePassword(call.customer, call.body.password, { ...call, ...eviction });
    return { changed: true as const };
  },
});
