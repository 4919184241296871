import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { limits as lengths } from '#domain/profile.ts';
import { monthOf } from '#domain/retention.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { signUp as wire } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Accounts, MadeAccount } from '#lambdas/gateways/accounts.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { NewProfilesStore } from '#lambdas/storage/transactions/sign-up.ts';
import { assertPassword } from './passwords.ts';

type SignUpRequest = z.infer<typeof wire.body>;

export type SignUpDependencies = {
  readonly accounts: Pick<Accounts, 'create' | 'isInGroup' | 'setPassword' | 'finish'>;
  readonly orders: Pick<OrdersStore, 'idsOfUser'>;
  readonly profiles: NewProfilesStore;
  readonly limits: Pick<LimitsStore, 'waitFor' | 'allows'>;
  readonly viewerIp: string;
  readonly now: Date;
};

const profileOf = (request: SignUpRequest, userId: string, now: Date): ProfileRecord => ({
  user_id: userId,
  email: request.email,
  first_name: request.first_name ?? null,
  last_name: request.last_name ?? null,
  birth_date: request.birth_date || null,
  birth_time: request.birth_time || null,
  birth_place: request.birth_place || null,
  ...(request.birth && { birth: request.birth }),
  email_validated: false,
  created_at: now.toISOString(),
  seen: monthOf(now),
});

/**
 * A sign-up in the checkout sends no mail: its first payment requests the verification. A mailbox that has reached its
 * limit of mails still gets an account; the customer requests the mail with «Renvoyer».
 */
const mailsOf = async (
  request: SignUpRequest,
  userId: string,
  { limits: counted, now }: SignUpDependencies,
) => {
  if (request.from === 'checkout') return [];
  if (!(await counted.allows(limits.signUpMail, request.email, now))) return [];
  const subject = { kind: 'validation', user_id: userId, redirect: 'home' } as const;
  return [mailAbout(userId, subject, now, 'sign-up', userId)];
};

/** An account that our own sign-up left without a password, in no group and without orders. */
const mayComplete = async (account: MadeAccount, { accounts, orders }: SignUpDependencies) =>
  account.isNew ||
  (account.isHalfMade &&
    !(await accounts.isInGroup(account.userId)) &&
    (await orders.idsOfUser(account.userId)).length === 0);

const setPassword = async ({ email, password }: SignUpRequest, { accounts }: SignUpDependencies) => {
  if (!(await accounts.setPassword(email, password)))
    throw new ShopError('invalid_request', validationTexts.passwordShort6);
};

/** The customer can already sign in: a failure is logged, and the sign-up succeeds. */
const finish = async (userId: string, { accounts }: SignUpDependencies): Promise<void> => {
  await accounts.finish(userId).catch((error: unknown) => {
    log.error('sign_up_not_finished', { user: userId, ...errorFacts(error) });
  });
};

/**
 * Creates account, profile and password, in this order. An account without a password has never been used, so an
 * interrupted sign-up is completed by repeating it. Any other account is reached by «Mot de passe oublié».
 * Throws ShopError: invalid_request, already_registered, too_many.
 */
export const signUp = async (
  request: SignUpRequest,
  deps: SignUpDependencies,
): Promise<{ email: string }> => {
  assertPassword(request.password, request.from);
  if (request.email.length > lengths.accountEmail) {
    throw new ShopError('invalid_request', validationTexts.accountEmailLong);
  }
  await takeUse(limits.signUp, deps.viewerIp, deps);
  const account = await deps.accounts.create(request.email);
  if (!(await mayComplete(account, deps))) throw new ShopError('already_registered');
  const profile = profileOf(request, account.userId, deps.now);
  const mails = await mailsOf(request, account.userId, deps);
  if (!(await deps.profiles.create(profile, mails))) throw new ShopError('already_registered');
  try {
    await setPassword(request, deps);
  } catch (error) {
    await deps.profiles.giveUp(profile);
    throw error;
  }
  await finish(account.userId, deps);
  return { email: request.email };
};

export const route = routeOf(wire, {
  id: 'SignUp',
  who: 'anyone',
  loss: 'New customers cannot make an account, so they cannot buy.',
  uses: {
    profiles: ['PutItem'],
    orders: ['index by-user'],
    outbox: ['PutItem'],
    limits: ['UpdateItem'],
  },
  pool: [
    'AdminCreateUser',
    'AdminGetUser',
    'AdminListGroupsForUser',
    'AdminSetUserPassword',
    'AdminUpdateUserAttributes',
  ],
  stores: ['newProfiles', 'orders', 'limits'],
  gateways: ['accounts'],
  status: 201,
  run: (call) => signUp(call.body, { ...call, profiles: call.newProfiles }),
});
