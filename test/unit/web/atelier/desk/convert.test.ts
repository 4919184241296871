import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, Section } from '#domain/report/document.ts';
import { written } from '#test/support/written-report.ts';
import { blocksOf, canonical, docOf } from '#web/pages/atelier/desk/convert.ts';

const notation = fc.constantFrom('[né|née]', '{prénom}', '[né|née|né·e]', '[a|', '|b]', '{maison}', '{', ']');
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.oneof(notation, fc.constant(' et ')), { maxLength: 4 }).map((all) => all.join('')),
);
const reference = fc.constantFrom('positions/Lune', 'positions/Lune/Signe');
const run = fc.oneof(text, fc.record({ em: text }), fc.record({ value: reference, text }));
const runs = fc.array(run, { maxLength: 6 });
const proof = fc.array(fc.constantFrom('positions/Lune', 'maisons/Maison I'), { maxLength: 4 });
const block = fc.oneof(
  fc.record(
    { kind: fc.constant('paragraph' as const), runs, proof, passage: fc.constantFrom('p1', 'p2') },
    { requiredKeys: ['kind', 'runs'] },
  ),
  fc.record({ kind: fc.constant('subtitle' as const), text }),
  fc.record({ kind: fc.constant('quote' as const), lines: fc.array(runs, { minLength: 1, maxLength: 3 }) }),
  fc.record(
    {
      kind: fc.constant('figure' as const),
      figure: fc.nat(9),
      caption: runs,
      isBeside: fc.constant(true as const),
    },
    { requiredKeys: ['kind', 'figure', 'caption'] },
  ),
  fc.record(
    {
      kind: fc.constant('table' as const),
      table: fc.constantFrom('positions', 'aspects'),
      rows: fc.array(fc.constantFrom('Lune', 'Soleil'), { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: ['kind', 'table'] },
  ),
  fc.record({
    kind: fc.constant('list' as const),
    rows: fc.array(fc.record({ name: text, runs, proof }, { requiredKeys: ['name', 'runs'] }), {
      maxLength: 4,
    }),
  }),
  fc.record({ kind: fc.constant('hour' as const), runs }),
  fc.record({ kind: fc.constant('questions' as const), questions: fc.array(runs, { maxLength: 5 }) }),
);
const sectionOf = (blocks: readonly Block[]): Section => ({
  id: 'a',
  kind: 'chapter',
  title: 'A',
  second: '',
  blocks: [...blocks],
});
const sections = fc.array(block, { maxLength: 8 }).map(sectionOf);

test('any section becomes a valid document of the editor', () => {
  fc.assert(fc.property(sections, ({ blocks }) => docOf(blocks).check()));
});

test('a section that the editor gave back comes through it unchanged', () => {
  fc.assert(
    fc.property(sections, (section) => {
      const once = canonical(section);
      expect(canonical(once)).toEqual(once);
      expect(docOf(once.blocks).eq(docOf(section.blocks))).toBe(true);
    }),
  );
});

const letters = (blocks: readonly Block[]): string => docOf(blocks).textContent;

test('no word is lost on the way', () => {
  fc.assert(
    fc.property(sections, (section) => {
      expect(letters(canonical(section).blocks)).toBe(letters(section.blocks));
    }),
  );
});

test('a written report is canonical already', () => {
  for (const section of written.sections) expect(canonical(section)).toEqual(section);
});

test('an untouched section stays empty, and has a line to write into', () => {
  const doc = docOf([]);
  expect([doc.childCount, doc.child(0).type.name]).toEqual([1, 'paragraph']);
  expect(blocksOf(doc)).toEqual([]);
});
