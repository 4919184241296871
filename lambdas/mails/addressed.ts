/** How an account wants to be written to. */
import type { Salutation } from '#domain/mail-form.ts';
import type { Named } from '#domain/persons.ts';
import type { Greeted } from '#domain/texts/greeting.ts';
import { knownZone } from '#domain/zone.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';

export type Form = { readonly salutation?: Salutation };
/** Hours are written in the customer's time zone (IANA); without it, in that of the shop. */
export type Hours = { readonly zone?: string | undefined };

const chosen = (salutation: ProfileRecord['salutation']): Form => (salutation ? { salutation } : {});

/** The names are those of the account today, and those of the order where it has none. */
export const greetedOf = (profile: ProfileRecord | undefined, ordered: Named): Greeted & Named => ({
  firstName: profile?.first_name || ordered.firstName,
  lastName: profile?.last_name || ordered.lastName,
  ...chosen(profile?.salutation),
});

/** For a mail without a name. A mailbox that is not verified may be a stranger's, and learns nothing of the customer. */
export const formOf = (profile: ProfileRecord, isVerified = profile.email_validated): Form =>
  isVerified ? chosen(profile.salutation) : {};

/** The zone in which hours are written; promised days and legal delays keep their own. */
export const hoursZone = (profile: ProfileRecord | undefined, ofOrder?: string): string | undefined =>
  knownZone(profile?.time_zone ?? undefined) ?? ofOrder;
