import type * as z from 'zod/mini';
import { validationTexts } from '#domain/texts/validation.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import { updateProfile as wire } from '#domain/wire/profile.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { Session } from '#lambdas/storage/ended.ts';
import type { PersonsStore } from '#lambdas/storage/persons.ts';
import { type ProfileRecord, toWireProfile } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';

export type UpdateProfileDependencies = {
  readonly profiles: Pick<ProfilesStore, 'change' | 'ofSession'>;
  readonly persons: Pick<PersonsStore, 'keep' | 'forget'>;
  readonly now: Date;
};

/**
 * Changes the customer's own fields, then keeps or forgets another person. The date of an agreement is the server's.
 * Throws ShopError signed_out, and invalid_request for more persons than an account may hold.
 */
export const updateProfile = async (
  { person, forget_person, ...change }: z.infer<typeof wire.body>,
  { userId, ...session }: Session & { readonly userId: string },
  { profiles, persons, now }: UpdateProfileDependencies,
): Promise<ProfileRecord> => {
  const changed = orRefuse(await profiles.change(userId, change, session), 'signed_out');
  if (!person && forget_person === undefined) return changed;
  if (forget_person !== undefined) await persons.forget(userId, forget_person, session);
  if (person) {
    const { agrees: _, ...known } = person;
    const isKept = await persons.keep(userId, { ...known, agreed_at: now.toISOString() }, session);
    if (!isKept) throw new ShopError('invalid_request', validationTexts.personsFull);
  }
  return orRefuse(await profiles.ofSession(userId, session), 'signed_out');
};

export const route = routeOf(wire, {
  id: 'UpdateProfile',
  who: 'session',
  loss: 'Customers do not see or change their profile; the checkout is not prefilled.',
  uses: { profiles: ['GetItem', 'UpdateItem'] },
  stores: ['profiles', 'persons'],
  run: async (call) => toWireProfile(await updateProfile(call.body, call.customer, call)),
});
