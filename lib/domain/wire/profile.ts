/** The wire of the customer's profile. */
import * as z from 'zod/mini';
import { isConsistentBirth, sentBirthSchema } from '../births/birth.ts';
import {
  birthDateSchema,
  birthPlaceSchema,
  birthTimeSchema,
  firstNameSchema,
  lastNameSchema,
  profileSchema,
} from '../profile.ts';
import { validationTexts as texts } from '../texts/validation.ts';

type SentBirth = {
  readonly birth?: z.infer<typeof sentBirthSchema> | null | undefined;
  readonly birth_date?: string | null | undefined;
  readonly birth_time?: string | null | undefined;
};

/** A birth is sent together with the date and hour that it explains. */
export const isSentWithItsDate = ({ birth, birth_date, birth_time }: SentBirth): boolean =>
  isConsistentBirth({ birthDate: birth_date ?? '', birthTime: birth_time ?? '', birth: birth ?? undefined });
export const contradiction = { path: ['birth'], message: texts.birthContradictory };

/** GET /api/profile; customer only. */
export const readProfile = { method: 'GET', path: '/api/profile', answer: profileSchema } as const;

/** PUT /api/profile; customer only; an absent field is kept, null or empty erases it (§7). */
export const updateProfile = {
  method: 'PUT',
  path: '/api/profile',
  body: z
    .strictObject({
      first_name: z.optional(firstNameSchema),
      last_name: z.optional(lastNameSchema),
      birth_date: z.optional(z.nullable(birthDateSchema)),
      birth_time: z.optional(z.nullable(birthTimeSchema)),
      birth_place: z.optional(z.nullable(birthPlaceSchema)),
      birth: z.optional(z.nullable(sentBirthSchema)),
    })
    .check(z.refine(isSentWithItsDate, contradiction)),
  answer: profileSchema,
} as const;
