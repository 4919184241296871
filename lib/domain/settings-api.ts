/** The wire of «Mes réglages» in L'atelier: staff, by access token; everyone else 403 `forbidden`. */
import * as z from 'zod/mini';
import { settingsSchema } from './settings.ts';

const path = '/api/atelier/settings';
const { per_day, absences } = settingsSchema.shape;

/** GET …: an expert's own, as the promised dates count them; administrators without a discipline have none. */
export const atelierSettings = {
  method: 'GET',
  path,
  answer: z.object({ mine: z.optional(settingsSchema) }),
} as const;

/** PUT …: an absent field stays. Experts only, their own; answers what holds then. */
export const saveSettings = {
  method: 'PUT',
  path,
  body: z.strictObject({ per_day: z.optional(per_day), absences: z.optional(absences) }),
  answer: settingsSchema,
} as const;
export type SettingsChange = z.infer<typeof saveSettings.body>;
