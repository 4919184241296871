import * as z from 'zod/mini';
import { settingsTexts } from './texts/settings.ts';

/** The full hour of Paris at which the atelier writes its one mail a day. */
export const mailHourSchema = z
  .int({ error: settingsTexts.hourInvalid })
  .check(z.minimum(0, settingsTexts.hourInvalid), z.maximum(23, settingsTexts.hourInvalid));
