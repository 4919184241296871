import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Discipline } from '#domain/catalogue.ts';
import { outlines } from '#domain/merchant/outlines.ts';
import { type Block, reportDocumentSchema, type Section } from '#domain/report/document.ts';
import type { Passage } from '#domain/report/passage.ts';
import { keyFor } from '#test/support/keys.ts';
import { dossierOf as drawnDossier } from '#test/support/written-report.ts';
import { assembled, withPassages } from '#web/pages/atelier/desk/assembly.ts';
import { dossierOf } from '#web/pages/atelier/desk/dossier.ts';
import { fits } from '#web/pages/atelier/desk/passages.ts';

const dossierFor = (service: Discipline) => dossierOf(drawnDossier(service));
const western = dossierFor(keyFor.western);

/** A passage that is tied to these cells of a dossier, as it says them. */
const tied = (
  id: string,
  references: readonly string[],
  { title = id, dossier = western }: { title?: string; dossier?: typeof western } = {},
): Passage => ({
  ...{ id, title, service: keyFor.western, at: '2026-11-25T08:00:00.000Z' },
  placements: references.map((reference) => ({
    reference,
    text: dossier.values.texts.get(reference) ?? '?',
  })),
  blocks: [{ kind: 'paragraph', runs: [`Ce que ${title} apporte se lit avec patience et sans hâte.`] }],
});

const plan = (service: Discipline = keyFor.western): Section[] =>
  outlines[service].map(({ id, kind, title, second }) => ({ id, kind, title, second, blocks: [] }));

/** Ids of the passages that each section is offered. */
const offered = (passages: readonly Passage[], sections = plan(), dossier = western) =>
  Object.fromEntries(
    assembled(passages, dossier, sections).map((one) => [one.section.id, one.passages.map(({ id }) => id)]),
  );

const writing = (sections: readonly Section[], id: string, blocks: readonly Block[]): Section[] =>
  sections.map((section) => (section.id === id ? { ...section, blocks: [...blocks] } : section));

const sun = tied('soleil', ['positions/Soleil/Signe']);
const sunInHouse = tied('soleil-maison', ['positions/Soleil/Signe', 'positions/Soleil/Maison']);
const moon = tied('lune', ['positions/Lune/Signe']);

describe('the passages of a plan', () => {
  test('come to the section whose titles name the row, the kind or the table of their ties', () => {
    const passages = [
      ...[sun, moon, tied('mars', ['positions/Mars/Signe'])],
      tied('mars-maison', ['positions/Mars/Maison']),
      tied('maison', ['maisons/Maison IV/Signe']),
      tied('trait', ['aspects/Sextile Vénus et Jupiter/Entre']),
      tied('equilibre', ['equilibre/Modes/Valeur']),
    ];
    expect(offered(passages)).toEqual({
      trois: ['soleil', 'lune'],
      planetes: ['mars'],
      maisons: ['mars-maison', 'maison'],
      aspects: ['trait'],
    });
  });

  test.each([
    [keyFor.chinese, 'piliers/Branche/Année', 'piliers'],
    [keyFor.chinese, 'elements/Feu/Huit signes', 'elements'],
    [keyFor.chinese, 'animal/Par lichun/Animal', 'animal'],
    [keyFor.numbers, 'nombres/Chemin de vie/Valeur', 'chemin'],
    [keyFor.numbers, 'nombres/Intime/Valeur', 'chemin'],
    [keyFor.numbers, 'nombres/Année personnelle/Valeur', 'cycles'],
    [keyFor.design, 'schema/Autorité/Valeur', 'type'],
    [keyFor.design, 'schema/Profil/Valeur', 'type'],
    [keyFor.design, 'centres/Sacral/État', 'centres'],
  ])('of %s: «%s» belongs to «%s»', (service, reference, section) => {
    const dossier = dossierFor(service);
    expect(dossier.values.texts.has(reference)).toBe(true);
    expect(offered([tied('un', [reference], { dossier })], plan(service), dossier)).toEqual({
      [section]: ['un'],
    });
  });

  test('stand the tightest first, then in the order of the dossier', () => {
    expect(offered([moon, sun, sunInHouse]).trois).toEqual(['soleil-maison', 'soleil', 'lune']);
  });

  test('follow the titles of the expert, inside a section too', () => {
    const own: Section = { id: 'mien', kind: 'chapter', title: 'La durée', second: '', blocks: [] };
    expect(offered([moon], [own])).toEqual({});
    expect(offered([moon], [{ ...own, blocks: [{ kind: 'subtitle', text: 'Et la Lune ?' }] }])).toEqual({
      mien: ['lune'],
    });
  });

  test('without a tie belong where their own title stands', () => {
    const free = tied('libre', [], { title: 'Les aspects' });
    expect(offered([free, tied('autre', [], { title: 'Finir' })])).toEqual({ aspects: ['libre'] });
  });
});

describe('a passage is not offered', () => {
  test('where the chart says something else', () => {
    const leo = { ...moon, placements: [{ reference: 'positions/Lune/Signe', text: 'Lion' }] };
    expect(offered([leo])).toEqual({});
  });

  test('while its mark, or half of its words, stand anywhere in the report', () => {
    const marked: Block = { kind: 'paragraph', runs: ['Autre chose.'], passage: 'lune' };
    expect(offered([moon, sun], writing(plan(), 'lettre', [marked]))).toEqual({ trois: ['soleil'] });
    const words = 'Avant. Ce que lune apporte se lit avec patience et sans hâte. Après.';
    const kept: Block = { kind: 'paragraph', runs: [words] };
    expect(offered([moon, sun], writing(plan(), 'lettre', [kept]))).toEqual({ trois: ['soleil'] });
  });

  test('to a written section, nor then to another one', () => {
    const long: Block = { kind: 'paragraph', runs: ['mot '.repeat(130)] };
    expect(offered([moon], writing(plan(), 'trois', [long]))).toEqual({});
  });
});

describe('a section with passages', () => {
  const section: Section = { id: 'a', kind: 'chapter', title: 'A', second: '', blocks: [] };
  const blank: Block = { kind: 'paragraph', runs: [] };

  test('keeps its text, without the empty lines at its end, and marks what is new', () => {
    const text: Block = { kind: 'paragraph', runs: ['Un début.'] };
    expect(withPassages({ ...section, blocks: [blank, text, blank] }, [moon, sun]).blocks).toEqual([
      ...[blank, text],
      { ...moon.blocks[0], passage: 'lune' },
      { ...sun.blocks[0], passage: 'soleil' },
    ]);
  });
});

const references = [...western.values.texts.keys()];
const anyPassage = fc.record({
  ties: fc.uniqueArray(fc.constantFrom(...references), { maxLength: 4 }),
  isOther: fc.boolean(),
  blocks: fc.integer({ min: 1, max: 10 }),
});

test('whatever the passages are: each once, fitting, not standing there, and the report stays one', () => {
  fc.assert(
    fc.property(fc.array(anyPassage, { maxLength: 60 }), (drawn) => {
      const passages = drawn.map(({ ties, isOther, blocks }, index): Passage => {
        const passage = tied(`p${index}`, ties);
        const placements = passage.placements.map((one) => (isOther ? { ...one, text: 'Rien' } : one));
        return { ...passage, placements, blocks: Array(blocks).fill(passage.blocks[0]) };
      });
      const all = assembled(passages, western, plan());
      const ids = all.flatMap((one) => one.passages.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const one of all) {
        expect(one.passages.every((passage) => fits(passage, western))).toBe(true);
        const counts = one.passages.map(({ placements }) => placements.length);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }
      const put = plan().map((section) =>
        withPassages(section, all.find((one) => one.section.id === section.id)?.passages ?? []),
      );
      const report = { version: 1, service: keyFor.western, sections: put };
      expect(reportDocumentSchema.safeParse(report).success).toBe(true);
      const again = assembled(passages, western, put).flatMap((one) => one.passages.map(({ id }) => id));
      expect(again.filter((id) => ids.includes(id))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
