import { monthOf } from '#domain/retention.ts';
import { orRefuse } from '#domain/wire/errors.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';

export type ReadProfileDependencies = {
  readonly profiles: Pick<ProfilesStore, 'ofSession' | 'see'>;
  readonly now: Date;
};

/**
 * Reads a customer's profile. The visit is recorded once a month: accounts without a visit for three years are erased
 * (§9), except those of experts. Throws ShopError signed_out.
 */
export const readProfile = async (
  { userId, groups, issuedAt }: Customer,
  { profiles, now }: ReadProfileDependencies,
): Promise<ProfileRecord> => {
  const profile = orRefuse(await profiles.ofSession(userId, issuedAt), 'signed_out');
  const month = monthOf(now);
  if (groups.length === 0 && profile.seen !== month) {
    await profiles.see(userId, month).catch((error: unknown) => {
      log.warn('visit_not_noted', errorFacts(error));
    });
  }
  return profile;
};
