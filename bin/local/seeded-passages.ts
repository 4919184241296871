import * as z from 'zod/mini';
import type { Discipline } from '#domain/catalogue.ts';
import { type NewPassage, newPassageSchema, passageSchema } from '#domain/report/passage.ts';
import stored from './seeded-passages.json' with { type: 'json' };

const passages = z.array(z.extend(newPassageSchema, { id: passageSchema.shape.id })).parse(stored);

/** The passages of a seeded expert of a discipline, by their ids. Some fit the dossier of the seeded customer. */
export const seededPassages = (
  discipline: Discipline,
): readonly (readonly [id: string, passage: NewPassage])[] =>
  passages.filter(({ service }) => service === discipline).map(({ id, ...passage }) => [id, passage]);
