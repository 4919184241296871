import { expect, test } from 'vitest';
import { valuesOf } from '#domain/dossier/values.ts';
import { composed } from '#domain/report/compose.ts';
import type { Block, ReportDocument } from '#domain/report/document.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { dossierOf, written } from '#test/support/written-report.ts';

const { sheet, figures } = dossierOf();
const source = { sheet, figures: figures.map(({ label }) => label) };
const chapter = (...blocks: Block[]): ReportDocument => ({
  ...written,
  sections: [{ id: 'a', kind: 'chapter', title: 'A', second: '', blocks }],
});
const printed = (...blocks: Block[]) => composed(chapter(...blocks), source);

test('a dossier offers each row and each cell by its name', () => {
  const { placements, texts } = valuesOf(sheet);
  expect(placements.get('positions/Mercure')).toEqual({
    name: 'Mercure',
    glyphs: ['mercury', 'aries'],
    facts: ['Bélier', '22°44′ rétrograde', 'maison XII'],
  });
  expect(texts.get('positions/Lune/Signe')).toBe('Taureau');
  expect(texts.get('positions/Ascendant/Maison')).toBeUndefined();
  expect(placements.get('aspects/Trigone Vénus et Saturne')?.facts[1]).toBe('1°17′ se forme');
});

test('a whole report finds all its values', () => {
  const { sections, missing } = composed(written, source);
  expect(missing).toEqual([]);
  expect(sections.map(({ folio }) => folio)).toEqual(['', 'Planche I', 'Planche II']);
});

test('a value or a row that the dossier does not have is named', () => {
  const { missing } = printed(
    {
      kind: 'paragraph',
      runs: [{ value: 'positions/Lune/Signe', text: 'Bélier' }],
      proof: ['positions/Chiron'],
    },
    { kind: 'table', table: 'piliers' },
    { kind: 'figure', figure: 3, caption: [] },
  );
  expect(missing).toEqual(['positions/Chiron', 'positions/Lune/Signe', 'piliers', 'figure 4']);
});

test('the margin has a position in full, or a line for each of several', () => {
  const noteOf = (...proof: string[]) => {
    const [block] = printed({ kind: 'paragraph', runs: ['a'], proof }).sections[0]?.blocks ?? [];
    return block?.kind === 'paragraph' ? block.note?.lines.map(plain) : undefined;
  };
  expect(noteOf('positions/Lune')).toEqual(['Lune', 'Taureau exaltation', '27°34′', 'maison I']);
  expect(noteOf('positions/Lune', 'positions/Vénus')).toEqual(['Lune, Taureau exaltation', 'Vénus, Gémeaux']);
  expect(noteOf()).toBeUndefined();
});

test('only the first long paragraph of a chapter begins with a large letter', () => {
  const long: Block = { kind: 'paragraph', runs: ['a'.repeat(200)] };
  const places = printed(long, long, { kind: 'subtitle', text: 'b' }, long).sections[0]?.blocks.flatMap(
    (block) => (block.kind === 'paragraph' ? [[block.isFirst, block.hasInitial]] : []),
  );
  expect(places).toEqual([
    [true, true],
    [false, false],
    [true, false],
  ]);
});
