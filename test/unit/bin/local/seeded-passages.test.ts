/** The passages that each seeded expert keeps in the local run. */
import { expect, it, test } from 'vitest';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { valuesOf } from '#domain/dossier/values.ts';
import { reportExamples } from '#domain/merchant/examples.ts';
import { drawnOf } from '#lib/dossier/drawn-of.ts';
import { readExample } from '#lib/typeset/example-papers.ts';
import { seededPassages } from '../../../../bin/local/seeded-passages.ts';

const passages = disciplines.flatMap((one) =>
  seededPassages(one).map(([id, passage]) => ({ id, ...passage })),
);

/** Names of rows and columns that the dossiers of the examples have; values differ from birth to birth. */
const placesOf = async (discipline: Discipline) => {
  const examples = reportExamples.filter((example) => example.discipline === discipline);
  const written = await Promise.all(examples.map(readExample));
  return written.map(({ person }) => {
    const drawn = drawnOf(discipline, person, {}, '2026-11-24');
    return valuesOf(drawn?.sheet ?? { tables: [] });
  });
};

test('each expert keeps twelve, each with a name of its own', () => {
  for (const discipline of disciplines)
    expect(passages.filter(({ service }) => service === discipline)).toHaveLength(12);
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  expect(new Set(passages.map(({ title }) => title)).size).toBe(passages.length);
});

it.each(disciplines)(
  'the passages of %s name places of its dossier, and values only where they are tied',
  async (discipline) => {
    const places = await placesOf(discipline);
    for (const { placements, blocks } of passages.filter(({ service }) => service === discipline)) {
      for (const { reference } of placements)
        expect(
          places.some(({ texts }) => texts.has(reference)),
          reference,
        ).toBe(true);
      for (const block of blocks) {
        if (block.kind !== 'paragraph') continue;
        for (const proof of block.proof ?? [])
          expect(
            places.some((of) => of.placements.has(proof) || of.cells.has(proof)),
            proof,
          ).toBe(true);
        for (const run of block.runs)
          if (typeof run !== 'string' && 'value' in run)
            expect(placements).toContainEqual({ reference: run.value, text: run.text });
      }
    }
  },
);

test('some of them fit the dossiers of the examples, and none fits all', async () => {
  for (const discipline of disciplines) {
    const places = await placesOf(discipline);
    const tied = passages.filter(
      ({ service, placements }) => service === discipline && placements.length > 0,
    );
    const fitting = places.map(({ texts }) =>
      tied.filter(({ placements }) =>
        placements.every(({ reference, text }) => texts.get(reference) === text),
      ),
    );
    for (const fits of fitting) expect(fits.length).toBeGreaterThan(0);
    expect(fitting.every((fits) => fits.length < tied.length)).toBe(true);
  }
});
