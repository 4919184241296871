/** How the mails to an account are written: their form of address, and the zone of their hours. */
import * as z from 'zod/mini';
import { isZone } from './guidance/zones.ts';
import { validationTexts as texts } from './texts/validation.ts';

/** «Bonjour Madame Arnaud,»; without one, mails use the first name. */
export const salutations = ['madame', 'monsieur'] as const;
export const salutationSchema = z.enum(salutations, texts.salutationInvalid);
export type Salutation = z.infer<typeof salutationSchema>;

/** Refuses a zone that the mails could not write an hour in. */
export const mailZoneSchema = z
  .string()
  .check(z.maxLength(64, texts.zoneInvalid), z.refine(isZone, texts.zoneInvalid));
