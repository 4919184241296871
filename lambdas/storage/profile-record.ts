import * as z from 'zod/mini';
import { birthSchema } from '#domain/births/birth.ts';
import { salutationSchema } from '#domain/mail-form.ts';
import { keptBirthNamesSchema, knownPersonSchema } from '#domain/persons.ts';
import { emailProblemSchema, type Profile } from '#domain/profile.ts';

const text = z.optional(z.nullable(z.string()));
/** `at` is the instant of the change. */
const formerAddressSchema = z.object({ email: z.string(), at: z.string() });
/** Instants in UTC. */
const sealSchema = z.object({
  /** The administrators who chose the mailbox. */
  who: z.array(z.string()),
  at: z.string(),
  /** When the mailbox asked for a new password without the present one. */
  asked_at: z.optional(z.string()),
  /** When a mailed link may set a password: some days after another administrator has confirmed. */
  opens_at: z.optional(z.string()),
});
/** The row of an account. */
export const profileRecordSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  first_name: text,
  last_name: text,
  salutation: z.optional(z.nullable(salutationSchema)),
  time_zone: text,
  birth_date: text,
  birth_time: text,
  birth_place: text,
  birth: z.optional(z.nullable(birthSchema)),
  birth_names: z.optional(z.nullable(keptBirthNamesSchema)),
  /** The other persons of the account by their id. */
  persons: z.optional(z.record(z.string(), z.omit(knownPersonSchema, { id: true }))),
  email_validated: z.boolean(),
  created_at: z.string(),
  email_problem: z.optional(emailProblemSchema),
  /** The last correction of the address (UTC): reports about mails that were sent earlier are out of date. */
  email_changed_at: z.optional(z.string()),
  /** Verified addresses of the last days, oldest first, to which a change can be undone. */
  former_addresses: z.optional(z.array(formerAddressSchema)),
  /** An administrator chose the address: until somebody proves the present password, no link to it sets another one. */
  sealed: z.optional(sealSchema),
  /**
   * In whole seconds since 1970, like the times of tokens: sessions and links made in this second or before are
   * invalid.
   */
  sessions_ended_at: z.optional(z.int()),
  /**
   * Sessions that were signed out, by the hash of their id: the second since 1970 at which their last access token ends.
   */
  left_sessions: z.optional(z.record(z.string(), z.int())),
  /** The sign-in (second since 1970) whose proof of the password served the last dangerous act. */
  proof_spent: z.optional(z.int()),
  /** When the mailbox reported that it did not open the account (UTC): nobody can sign in, and no link verifies it. */
  locked_at: z.optional(z.string()),
  /** The month of a customer's last visit, `2026-11`. */
  seen: z.optional(z.string()),
  /** The customer asked for the erasure after `closes_at` (UTC); once begun, it cannot be taken back. */
  closing: z.optional(z.enum(['asked', 'begun'])),
  closes_at: z.optional(z.string()),
  /** When an unused account is erased (UTC): its customer was told. A visit removes it. */
  erases_at: z.optional(z.string()),
  /** The last version of the privacy policy that a mail has told (its day). */
  policy_told: z.optional(z.string()),
});
export type ProfileRecord = z.infer<typeof profileRecordSchema>;

/** Absent while there are none. */
const personsOf = ({ persons = {} }: ProfileRecord): Pick<Profile, 'persons'> => {
  const all = Object.entries(persons).map(([id, person]) => ({ id, ...person }));
  const sorted = all.sort((left, right) => left.agreed_at.localeCompare(right.agreed_at));
  return sorted.length === 0 ? {} : { persons: sorted };
};

export const toWireProfile = (record: ProfileRecord): Profile => ({
  email: record.email,
  first_name: record.first_name ?? null,
  last_name: record.last_name ?? null,
  ...(record.salutation && { salutation: record.salutation }),
  ...(record.time_zone && { time_zone: record.time_zone }),
  birth_date: record.birth_date ?? null,
  birth_time: record.birth_time ?? null,
  birth_place: record.birth_place ?? null,
  ...(record.birth && { birth: record.birth }),
  ...(record.birth_names && { birth_names: record.birth_names }),
  ...personsOf(record),
  email_validated: record.email_validated,
  created_at: record.created_at,
  ...(record.email_problem && { email_problem: record.email_problem }),
  ...(record.closes_at && { closes_at: record.closes_at }),
});
