import { limits } from '#domain/limits.ts';
import { staffPasswordMinimum } from '#domain/password.ts';
import { factorTexts } from '#domain/texts/factor.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { Factors } from '#lambdas/gateways/factors.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';

type EnrolDependencies = {
  readonly accounts: Pick<Accounts, 'isInGroup'>;
  readonly factors: Pick<Factors, 'checkPassword' | 'begin' | 'enrol'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly now: Date;
};
type ConfirmDependencies = EnrolDependencies & {
  /** Ends every session of the account, because earlier sessions were started without the factor. */
  readonly evict: (userId: string) => Promise<void>;
};

/**
 * Returns a token that may enrol a factor. The member belongs to a group, has a verified address, and enters the
 * password again, which must be long enough for the atelier. A try counts before the password is checked.
 */
const passwordToken = async (userId: string, password: string, deps: EnrolDependencies): Promise<string> => {
  await takeUse(limits.factor, userId, deps);
  if (!(await deps.accounts.isInGroup(userId))) throw new ShopError('forbidden');
  const { email, email_validated } = orRefuse(await deps.profiles.find(userId), 'not_found');
  if (!email_validated) throw new ShopError('email_unverified', factorTexts.unverified);
  const checked = await deps.factors.checkPassword(email, password);
  if (typeof checked === 'string') throw new ShopError(checked);
  if (password.length < staffPasswordMinimum) {
    throw new ShopError('invalid_request', validationTexts.passwordShortStaff);
  }
  return checked.token;
};

/** Throws ShopError too_many, forbidden, email_unverified, wrong_password, factor_enrolled, invalid_request. */
export const beginFactor = async (userId: string, password: string, deps: EnrolDependencies) => ({
  secret: await deps.factors.begin(await passwordToken(userId, password, deps)),
});

/** Throws the same errors, and wrong_code. */
export const confirmFactor = async (
  userId: string,
  { password, code }: { readonly password: string; readonly code: string },
  deps: ConfirmDependencies,
) => {
  const token = await passwordToken(userId, password, deps);
  if (!(await deps.factors.enrol(userId, token, code))) throw new ShopError('wrong_code');
  await deps.evict(userId);
  return { enrolled: true as const };
};
