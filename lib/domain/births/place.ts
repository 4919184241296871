import * as z from 'zod/mini';

/**
 * A place of birth. `id`: `f` and the INSEE code, or `g` and the GeoNames number; absent for a place given by hand.
 * `department` is the code of a French department; `country` is the ISO 3166 code of the territory (`RE` for La Réunion).
 */
export const placeSchema = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  /** The department, the state or the country in French, which distinguishes homonyms. */
  detail: z.optional(z.string()),
  department: z.optional(z.string()),
  country: z.optional(z.string()),
  /** Degrees, north and east positive. */
  latitude: z.number(),
  longitude: z.number(),
  zone: z.string(),
});
export type Place = z.infer<typeof placeSchema>;
