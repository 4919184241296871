import * as z from 'zod/mini';
import { readItem, writeItem } from '#web/platform/browser-storage.ts';

/** What an expert may choose at a tap. `offset`: seconds east of UTC, where several are possible. */
const conventionsSchema = z.object({
  houses: z.optional(z.enum(['Placidus', 'WholeSign', 'Equal'])),
  clock: z.optional(z.enum(['sun', 'clock'])),
  change: z.optional(z.enum(['23', '0'])),
  luck: z.optional(z.enum(['woman', 'man', 'both'])),
  vowel: z.optional(z.enum(['auto', 'vowel', 'consonant'])),
  offset: z.optional(z.string()),
});
export type Conventions = z.infer<typeof conventionsSchema>;

const storageKey = 'dossier';
/** Parts whose choices a browser keeps, the last ones. */
const mostParts = 50;
const storedSchema = z.array(z.tuple([z.string(), conventionsSchema]));

const stored = (): z.infer<typeof storedSchema> => {
  try {
    const parsed = z.safeParse(storedSchema, JSON.parse(readItem(storageKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
};

export const readConventions = (part: string): Conventions =>
  stored().find(([known]) => known === part)?.[1] ?? {};

export const keepConventions = (part: string, conventions: Conventions): void => {
  const others = stored().filter(([known]) => known !== part);
  const entries = [...others, [part, conventions]].slice(-mostParts);
  writeItem(storageKey, JSON.stringify(entries));
};
