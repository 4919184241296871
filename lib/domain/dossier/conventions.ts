import * as z from 'zod/mini';

/** What an expert may choose at a tap. `offset`: seconds east of UTC, where several are possible. */
export const conventionsSchema = z.object({
  houses: z.optional(z.enum(['Placidus', 'WholeSign', 'Equal'])),
  clock: z.optional(z.enum(['sun', 'clock'])),
  change: z.optional(z.enum(['23', '0'])),
  luck: z.optional(z.enum(['woman', 'man', 'both'])),
  vowel: z.optional(z.enum(['auto', 'vowel', 'consonant'])),
  offset: z.optional(z.string().check(z.maxLength(10))),
});
export type Conventions = z.infer<typeof conventionsSchema>;
