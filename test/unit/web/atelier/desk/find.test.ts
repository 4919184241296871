/** Words that are sought in a whole report, and put in the place of others. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Section } from '#domain/report/document.ts';
import { changedSection } from '#web/pages/atelier/desk/change-section.ts';
import { docIn } from '#web/pages/atelier/desk/convert.ts';
import { type Hit, hitsIn, nothingSought, patternOf, put } from '#web/pages/atelier/desk/find.ts';
import { pieceOf } from '#web/pages/atelier/desk/saving.ts';
import type { Written } from '#web/pages/atelier/desk/sections.ts';

const moon = { value: 'positions/Lune/Signe', text: 'Taureau' };
type Paragraph = Extract<Block, { kind: 'paragraph' }>;
const paragraph = (...runs: Paragraph['runs']): Paragraph => ({
  kind: 'paragraph',
  runs,
});
const sectionOf = (...blocks: Block[]): Section => ({
  ...{ id: 'lettre', kind: 'letter', title: 'Bonjour', second: '', blocks },
});
const written = (section: Section): Written => ({ section, piece: pieceOf({ kind: 'section', section }, 0) });
const hits = (section: Section, changes: Partial<typeof nothingSought>) =>
  hitsIn([written(section)], { ...nothingSought, ...changes });
const withWords = (section: Section, places: readonly Hit[], words: string) =>
  changedSection(section, (tr) => put(tr, places, words));
const said = (section: Section, changes: Partial<typeof nothingSought>) =>
  hits(section, changes).map((hit) => hit.said);

describe('what is sought', () => {
  const section = sectionOf(
    paragraph('La Lune, la lune et la Lunette. L’ascendant. Un\u00a0: mot (a+b).'),
    { kind: 'list', rows: [{ name: 'Lune', runs: [{ em: 'en lune' }] }] },
    { kind: 'quote', lines: [['Une lune.']] },
    { kind: 'subtitle', text: 'Lune noire' },
  );

  it('is found in every kind of block, whatever its case', () => {
    expect(said(section, { words: 'lune' })).toHaveLength(7);
    expect(said(section, { words: ' Lune ', hasCase: true })).toEqual(['Lune', 'Lune', 'Lune', 'Lune']);
    expect(said(section, { words: 'lune', isWhole: true })).toHaveLength(6);
  });

  it.each([
    ["l'ascendant", 'L’ascendant'],
    ['un : mot', 'Un\u00a0: mot'],
    ['(a+b)', '(a+b)'],
  ])('%s is found however it was typed', (words, found) => {
    expect(said(section, { words })).toEqual([found]);
  });

  it('is nothing without words, and never goes across a value', () => {
    expect(said(section, { words: ' ' })).toEqual([]);
    const split = sectionOf(paragraph('en ', moon, ' donc'));
    expect(said(split, { words: 'en donc' })).toEqual([]);
    expect(said(split, { words: 'taureau' })).toEqual([]);
  });

  it('is shown with what stands around it, values too', () => {
    expect(hits(sectionOf(paragraph('La Lune en ', moon, ' donc.')), { words: 'donc' })).toMatchObject([
      { section: 'lettre', before: 'La Lune en Taureau ', said: 'donc', after: '.' },
    ]);
  });

  it('is shown between whole words', () => {
    const long = sectionOf(paragraph(`${'début '.repeat(9)}ici ${'suite '.repeat(9)}`.trim()));
    expect(hits(long, { words: 'ici' })).toMatchObject([
      { before: '…début début début début début ', after: ' suite suite suite suite suite…' },
    ]);
  });

  it('stands where its place says, in any text', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '’', '.'), maxLength: 12 });
    const run = fc.oneof(words, fc.record({ em: words }), fc.constant(moon));
    fc.assert(
      fc.property(fc.array(fc.array(run, { maxLength: 4 }), { minLength: 1, maxLength: 3 }), (all) => {
        const any = sectionOf(...all.map((runs) => paragraph(...runs)));
        for (const hit of hits(any, { words: 'a' }))
          expect(docIn(any).textBetween(hit.from, hit.to)).toBe(hit.said);
      }),
    );
  });
});

describe('other words', () => {
  const first = sectionOf(
    paragraph('Cher ', { em: 'Paul' }, ', Paul. ', moon),
    { ...paragraph('Paul, encore.'), passage: 'p1' },
    { ...paragraph('Rien ici.'), passage: 'p2' },
  );
  const inAll = (words: string) => withWords(first, hits(first, { words: 'Paul' }), words).blocks;

  it('keep italics and values, are typed in French, and touch the passages that they change', () => {
    expect(inAll("l'amie")).toEqual([
      paragraph('Cher ', { em: 'l’amie' }, ', l’amie. ', moon),
      paragraph('l’amie, encore.'),
      { ...paragraph('Rien ici.'), passage: 'p2' },
    ]);
  });

  it('take out what is found when they are empty', () => {
    expect(inAll('')).toEqual([
      paragraph('Cher , . ', moon),
      paragraph(', encore.'),
      { ...paragraph('Rien ici.'), passage: 'p2' },
    ]);
    const alone = sectionOf(paragraph('Paul'), paragraph('Suite.'));
    expect(withWords(alone, hits(alone, { words: 'paul' }), '').blocks).toEqual([
      paragraph(),
      paragraph('Suite.'),
    ]);
  });

  it('are found where they were put', () => {
    expect(patternOf({ ...nothingSought, words: 'Léa' })?.test('Chère LÉA')).toBe(true);
    const next = withWords(first, hits(first, { words: 'Paul' }), 'Léa');
    expect(said(next, { words: 'Léa' })).toHaveLength(3);
    expect(said(next, { words: 'Paul' })).toEqual([]);
  });
});
