/** The wire of «Mes réglages» in L'atelier: staff, by access token; everyone else 403 `forbidden`. */
import * as z from 'zod/mini';
import { disciplines } from '../catalogue.ts';
import { settingsSchema } from '../settings.ts';

const path = '/api/atelier/settings';
const { per_day, absences } = settingsSchema.shape;

/** A discipline that the caller may close: an expert the own one, an administrator all. */
const disciplineStateSchema = z.object({
  discipline: z.enum(disciplines),
  /** Absent while it can be bought. */
  closed_by: z.optional(z.string()),
  closed_at: z.optional(z.string()),
});
export type DisciplineState = z.infer<typeof disciplineStateSchema>;
const states = z.array(disciplineStateSchema);

/** GET …: an expert's own, as the promised dates count them; administrators without a discipline have none. */
export const atelierSettings = {
  method: 'GET',
  path,
  answer: z.object({ mine: z.optional(settingsSchema), disciplines: states }),
} as const;

/** PUT …: an absent field stays. Experts only, their own; answers what holds then. */
export const saveSettings = {
  method: 'PUT',
  path,
  body: z.strictObject({ per_day: z.optional(per_day), absences: z.optional(absences) }),
  answer: settingsSchema,
} as const;
export type SettingsChange = z.infer<typeof saveSettings.body>;

/**
 * PUT …: nobody can buy a closed discipline, nor the pack, which contains it; what was ordered stays promised. Within a
 * minute everywhere. Another discipline than the own: 403 for experts.
 */
export const closeDiscipline = {
  method: 'PUT',
  path: '/api/atelier/disciplines/{service}',
  body: z.strictObject({ closed: z.boolean() }),
  answer: z.object({ disciplines: states }),
} as const;
