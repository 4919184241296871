import { monthOf } from '#domain/retention.ts';
import { orRefuse } from '#domain/wire/errors.ts';
import { readProfile as wire } from '#domain/wire/profile.ts';
import { deviceOf } from '#lambdas/gateways/devices.ts';
import { type Customer, signedInAt } from '#lambdas/platform/identity.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { type ProfileRecord, toWireProfile } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { listSessions } from './list-sessions.ts';

export type ReadProfileDependencies = {
  readonly profiles: Pick<ProfilesStore, 'ofSession' | 'see'>;
  readonly now: Date;
};

/**
 * Reads a customer's profile. The visit is recorded once a month: accounts without a visit for three years are erased
 * (§9), except those of experts. Throws ShopError signed_out.
 */
export const readProfile = async (
  customer: Customer,
  { profiles, now }: ReadProfileDependencies,
): Promise<ProfileRecord> => {
  const { userId, groups } = customer;
  const profile = orRefuse(await profiles.ofSession(userId, customer), 'signed_out');
  const month = monthOf(now);
  if (groups.length === 0 && profile.seen !== month) {
    await profiles.see(userId, month).catch((error: unknown) => {
      log.warn('visit_not_noted', errorFacts(error));
    });
  }
  return profile;
};

export const route = routeOf(wire, {
  id: 'ReadProfile',
  who: 'session',
  loss: 'Customers do not see or change their profile; the checkout is not prefilled.',
  uses: { profiles: ['ConditionCheckItem', 'GetItem', 'UpdateItem'], sessions: ['PutItem', 'Query'] },
  stores: ['profiles', 'sessions'],
  run: async (call) => {
    const profile = await readProfile(call.customer, call);
    const asking = { signedInAt: signedInAt(call), device: deviceOf(call.headers['user-agent']) };
    const sessions = await listSessions(profile, call.customer, asking, call);
    return { ...toWireProfile(profile), ...(sessions && { sessions }) };
  },
});
