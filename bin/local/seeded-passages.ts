import * as z from 'zod/mini';
import { catalogue, type Discipline } from '#domain/catalogue.ts';
import { charts } from '#domain/chart-kinds.ts';
import { type NewPassage, newPassageSchema, passageSchema } from '#domain/report/passage.ts';
import stored from './seeded-passages.json' with { type: 'json' };

const seeded = z.extend(z.omit(newPassageSchema, { service: true }), {
  id: passageSchema.shape.id,
  chart: z.enum(charts),
});
const passages = z.array(seeded).parse(stored);

/** The passages of a seeded expert of a discipline, by their ids. Some fit the dossier of the seeded customer. */
export const seededPassages = (
  discipline: Discipline,
): readonly (readonly [id: string, passage: NewPassage])[] =>
  passages
    .filter(({ chart }) => chart === catalogue[discipline].chart)
    .map(({ id, chart: _, ...passage }) => [id, { ...passage, service: discipline }]);
