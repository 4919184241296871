/** The wire of the customer's profile. */
import * as z from 'zod/mini';
import { isConsistentBirth, sentBirthSchema } from '../births/birth.ts';
import type { KnownBirth } from '../births/known-birth.ts';
import { mailZoneSchema, salutationSchema } from '../mail-form.ts';
import { firstNameSchema, lastNameSchema } from '../names.ts';
import { agreementSchema, birthNamesSchema } from '../persons.ts';
import {
  adultBirthDateSchema,
  birthDateSchema,
  birthPlaceSchema,
  birthTimeSchema,
  contradiction,
  profileSchema,
} from '../profile.ts';
import { openSessionSchema } from '../sessions.ts';
import { validationTexts as texts } from '../texts/validation.ts';

/** A birth is sent together with the date and hour that it explains. */
export const isSentWithItsDate = z.refine<KnownBirth>(
  ({ birth, birth_date, birth_time }) =>
    isConsistentBirth({
      birthDate: birth_date ?? '',
      birthTime: birth_time ?? '',
      birth: birth ?? undefined,
    }),
  contradiction,
);

/** Another adult with names and birth; the browser makes the id, which counts within this account alone. */
const keptPerson = z
  .strictObject({
    id: z.uuid(),
    first_name: firstNameSchema,
    last_name: lastNameSchema,
    birth_date: adultBirthDateSchema.check(z.minLength(1, texts.birthRequired)),
    birth_time: birthTimeSchema,
    birth_place: birthPlaceSchema,
    birth: z.optional(sentBirthSchema),
    birth_names: z.optional(birthNamesSchema),
    agrees: agreementSchema,
  })
  .check(isSentWithItsDate);

/** GET /api/profile; customer only. `sessions`: where the account is signed in; absent when it cannot be read. */
export const readProfile = {
  method: 'GET',
  path: '/api/profile',
  answer: z.extend(profileSchema, { sessions: z.optional(z.array(openSessionSchema)) }),
} as const;
export type ReadProfile = z.infer<typeof readProfile.answer>;

/** PUT /api/profile; customer only; an absent field is kept, null or empty erases it (§7). */
export const updateProfile = {
  method: 'PUT',
  path: '/api/profile',
  body: z
    .strictObject({
      first_name: z.optional(firstNameSchema),
      last_name: z.optional(lastNameSchema),
      salutation: z.optional(z.nullable(salutationSchema)),
      time_zone: z.optional(z.nullable(mailZoneSchema)),
      birth_date: z.optional(z.nullable(birthDateSchema)),
      birth_time: z.optional(z.nullable(birthTimeSchema)),
      birth_place: z.optional(z.nullable(birthPlaceSchema)),
      birth: z.optional(z.nullable(sentBirthSchema)),
      birth_names: z.optional(z.nullable(birthNamesSchema)),
      /** Adds this person or replaces the one with its id; at most `maxPersons`. */
      person: z.optional(keptPerson),
      forget_person: z.optional(z.uuid()),
    })
    .check(isSentWithItsDate),
  answer: profileSchema,
} as const;
