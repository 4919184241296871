import { monthOf } from '#domain/retention.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { ProfileRecord, ProfilesStore } from '#lambdas/storage/profiles-store.ts';

export type ReadProfileDependencies = {
  readonly profiles: Pick<ProfilesStore, 'ofSession' | 'see'>;
  readonly now: Date;
};

/**
 * A customer's profile. That somebody was here is written down once a month: who does not come for three years is
 * forgotten (§9); experts are not. Throws ShopError signed_out.
 */
export const readProfile = async (
  { userId, groups, issuedAt }: Customer,
  { profiles, now }: ReadProfileDependencies,
): Promise<ProfileRecord> => {
  const profile = await profiles.ofSession(userId, issuedAt);
  const month = monthOf(now);
  if (groups.length === 0 && profile.seen !== month) {
    await profiles.see(userId, month).catch((error: unknown) => {
      log.warn('visit_not_noted', errorFacts(error));
    });
  }
  return profile;
};
