import * as z from 'zod/mini';
import { settingsTexts } from './texts/settings.ts';

/** The full hour, in the shop's zone, of the atelier's daily mail. */
export const mailHourSchema = z
  .int({ error: settingsTexts.hourInvalid })
  .check(z.minimum(0, settingsTexts.hourInvalid), z.maximum(23, settingsTexts.hourInvalid));
