import { expect, test } from 'vitest';
import { valuesOf } from '#domain/dossier/values.ts';
import { composed } from '#domain/report/compose.ts';
import type { Block, ReportDocument } from '#domain/report/document.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { keyFor } from '#test/support/keys.ts';
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
    marks: ['mercury', 'aries', 'house XII'],
  });
  expect(texts.get('positions/Lune/Signe')).toBe('Taureau');
  expect(texts.get('positions/Ascendant/Maison')).toBeUndefined();
  expect(placements.get('aspects/Trigone Vénus et Saturne')?.facts[1]).toBe('1°17′, se forme');
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
    { kind: 'figure', figure: 4, caption: [] },
  );
  expect(missing).toEqual(['positions/Chiron', 'positions/Lune/Signe', 'piliers', 'figure 5']);
});

test('the margin has a position in full, or a line for each of several', () => {
  const noteOf = (...proof: string[]) => {
    const [block] = printed({ kind: 'paragraph', runs: ['a'], proof }).sections[0]?.blocks ?? [];
    return block?.kind === 'paragraph' ? block.note?.lines.map(plain) : undefined;
  };
  expect(noteOf('positions/Lune')).toEqual(['Lune', 'Taureau, exaltation', '27°34′', 'maison I']);
  expect(noteOf('positions/Lune', 'positions/Vénus')).toEqual([
    'Lune, Taureau, exaltation',
    'Vénus, Gémeaux',
  ]);
  expect(noteOf()).toBeUndefined();
});

const noteOf = (of: typeof source, ...proof: string[]) => {
  const document = chapter({ kind: 'paragraph', runs: ['a'], proof });
  const { sections, missing } = composed(document, of);
  const [block] = sections[0]?.blocks ?? [];
  return { missing, note: block?.kind === 'paragraph' ? block.note : undefined };
};
const sourceOf = (service: ReportDocument['service']) => {
  const drawn = dossierOf(service);
  return { sheet: drawn.sheet, figures: drawn.figures.map(({ label }) => label) };
};

test('the box of the hour has the drawing after those of the text', () => {
  const blockOf = (hasHours: boolean) => {
    const { sections } = composed(chapter({ kind: 'hour', runs: ['6 h 42.'] }), { ...source, hasHours });
    return sections[0]?.blocks[0];
  };
  expect(blockOf(true)).toMatchObject({ kind: 'hour', figure: source.figures.length });
  expect(blockOf(false)).not.toHaveProperty('figure');
});

test('cells of one column, as the stem and the branch of a pillar, are one note', () => {
  const chinese = sourceOf(keyFor.chinese);
  const { note, missing } = noteOf(chinese, 'piliers/Tronc/Jour', 'piliers/Branche/Jour');
  expect(missing).toEqual([]);
  expect(note).toEqual({
    glyphs: ['stem3', 'snake'],
    lines: ['Jour', 'Ding', 'Feu yin', 'Si', 'Serpent, Feu'],
    marks: ['stem 1', 'branch 1'],
  });
  expect(noteOf(chinese, 'piliers/Troncs cachés/Heure').note?.lines).toEqual(['Heure', 'Yi, Sceau oblique']);
  expect(noteOf(chinese, 'piliers/Tronc/Siècle').missing).toEqual(['piliers/Tronc/Siècle']);
});

test('the margin shortens a long sum, and names what a bare number counts', () => {
  const numbers = sourceOf(keyFor.numbers);
  const sum = noteOf(numbers, 'nombres/Expression').note?.lines.map(plain) ?? [];
  expect(sum).toHaveLength(2);
  expect(sum[1]).toMatch(/^\d+( → \d+)+$/);
  expect(noteOf(numbers, 'inclusion/5').note?.lines.map(plain)[1]).toMatch(/^lettres : \d+$/);
  const design = noteOf(sourceOf(keyFor.design), 'personality/Soleil', 'design/Soleil').note;
  expect(design?.lines.map(plain)).toEqual(['Soleil, naissance 3.1', 'Soleil, design 60.3']);
});

test('both signs of a pair stand in the margin', () => {
  expect(noteOf(source, 'aspects/Trigone Vénus et Saturne').note?.glyphs).toEqual(['venus', 'saturn']);
});

test('a chapter of a body ends with its degree, one of a branch with the circle of the twelve', () => {
  const tailOf = (glyph: string, of = source) =>
    composed(
      {
        ...written,
        sections: [
          { ...chapter().sections[0], id: 'a', kind: 'chapter', title: 'A', second: '', blocks: [], glyph },
        ],
      },
      of,
    ).sections[0]?.tail;
  expect(tailOf('venus')).toEqual({ kind: 'degrees', sign: 'gemini', body: 'venus', degree: 4 + 49 / 60 });
  expect(tailOf('snake', sourceOf(keyFor.chinese))).toMatchObject({ kind: 'circle', live: 'snake' });
  expect(tailOf('unknown')).toBeUndefined();
});

test('a paragraph that begins with words and goes on with a value may begin with a large letter', () => {
  const words: Block = {
    kind: 'paragraph',
    runs: ['a'.repeat(100), { value: 'positions/Lune/Signe', text: 'Taureau' }, 'b'.repeat(100)],
  };
  const [block] = printed(words).sections[0]?.blocks ?? [];
  expect(block).toMatchObject({ hasInitial: true });
});

const placesOf = (...blocks: Block[]) =>
  printed(...blocks).sections[0]?.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [[block.isFirst, block.hasInitial]] : [],
  );

test('only the first paragraph of a chapter begins with a large letter, below whatever it stands', () => {
  const paragraph: Block = { kind: 'paragraph', runs: ['« Oui. »'] };
  const subtitle: Block = { kind: 'subtitle', text: 'b' };
  const [lettered, next] = [
    [true, true],
    [false, false],
  ];
  expect(placesOf(paragraph, paragraph, subtitle, paragraph)).toEqual([lettered, next, [true, false]]);
  expect(placesOf(subtitle, paragraph, paragraph)).toEqual([lettered, next]);
});

test.each([['14 mars'], ['— 3']])('«%s» begins with no large letter', (text) => {
  expect(placesOf({ kind: 'paragraph', runs: [text] })).toEqual([[true, false]]);
});

test('a paragraph without a word is no gap on the page, and takes no large letter', () => {
  const [empty, blank, words] = [[], [' '], ['Oui.']].map((runs): Block => ({ kind: 'paragraph', runs }));
  if (!empty || !blank || !words) throw new Error('three paragraphs');
  expect(placesOf(empty, blank, words, empty, words)).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('a word that leans may begin with a large letter', () => {
  expect(placesOf({ kind: 'paragraph', runs: [{ em: 'Oui' }, ', dit-elle.'] })).toEqual([[true, true]]);
});

test('what was left empty is not printed, and the first words have the large letter', () => {
  const empty: Block = { kind: 'paragraph', runs: [] };
  const { sections } = printed(
    empty,
    { kind: 'paragraph', runs: ['Un mot.'] },
    { kind: 'quote', lines: [['']] },
    { kind: 'subtitle', text: ' ' },
    { kind: 'table', table: 'aspects' },
    { kind: 'paragraph', runs: [' ', { em: '' }] },
  );
  expect(sections[0]?.blocks).toMatchObject([{ kind: 'paragraph', hasInitial: true }, { kind: 'table' }]);
});
