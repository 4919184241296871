import * as z from 'zod/mini';
import { type Conventions, conventionsSchema } from '#domain/dossier/conventions.ts';
import { readItem, writeItem } from '#web/platform/browser-storage.ts';

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
