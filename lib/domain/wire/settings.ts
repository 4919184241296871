/** The wire of «Mes réglages» in L'atelier: staff, by access token; 403 `forbidden` for everyone else. */
import * as z from 'zod/mini';
import { disciplines } from '../catalogue.ts';
import { settingsSchema } from '../settings.ts';

const path = '/api/atelier/settings';
const { per_day, absences, usual, counting } = settingsSchema.shape;

/** A discipline that the caller may close: their own for an expert, all for an administrator. */
const disciplineStateSchema = z.object({
  discipline: z.enum(disciplines),
  /** Absent while it can be bought. */
  closed_by: z.optional(z.string()),
  closed_at: z.optional(z.string()),
});
export type DisciplineState = z.infer<typeof disciplineStateSchema>;
const states = z.array(disciplineStateSchema);

/** GET …: the settings of an expert, as due dates use them; administrators without a discipline have none. */
export const atelierSettings = {
  method: 'GET',
  path,
  answer: z.object({ mine: z.optional(settingsSchema), disciplines: states }),
} as const;

/** PUT …: for experts, their own settings. An absent field is kept; returns the settings afterwards. */
export const saveSettings = {
  method: 'PUT',
  path,
  body: z.strictObject({
    per_day: z.optional(per_day),
    absences: z.optional(absences),
    usual: z.optional(z.strictObject(usual.shape)),
    counting: z.optional(counting),
  }),
  answer: settingsSchema,
} as const;
export type SettingsChange = z.infer<typeof saveSettings.body>;

/**
 * PUT …: a closed discipline, and the pack that contains it, cannot be bought; existing orders keep their due dates.
 * Takes effect within a minute. 403 for an expert of another discipline.
 */
export const closeDiscipline = {
  method: 'PUT',
  path: '/api/atelier/disciplines/{service}',
  body: z.strictObject({ closed: z.boolean() }),
  answer: z.object({ disciplines: states }),
} as const;
