/** Nothing of a report leaves the frame of its page: every kind of section with every kind of piece, and what is too long. */
import { extractText } from 'unpdf';
import { describe, expect, it, test } from 'vitest';
import type { Block, Section } from '#domain/report/document.ts';
import { drawingsOf } from '#lib/typeset/drawings.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { composedOf, OffPage, reportPage, reportPaper } from '#lib/typeset/report-paper.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';
import { nameFor } from '#test/support/keys.ts';
import { dossierOf, reader, written } from '#test/support/written-report.ts';

const typesetter = createTypesetter(typesetterFiles());
const inputOf = (...sections: Section[]) => ({
  ...{ document: { ...written, sections }, drawn: dossierOf(), person: reader },
  author: { name: 'Hélène Vasseur', role: nameFor.western },
  ...{ version: 1, date: '2026-11-24', code: '', withdrawalDays: 14 },
});
const section = (kind: Section['kind'], ...blocks: Block[]): Section => ({
  ...{ id: 'la-section', kind, title: 'La section,', second: 'et la suite' },
  blocks,
});
const sentence = 'Vous êtes née quand la nuit finissait. ';
const words = (sentences: number) => [sentence.repeat(sentences)];
const row = (name: string, sentences = 2) => ({ name, runs: words(sentences) });

const pieces: Readonly<Record<string, readonly Block[]>> = {
  paragraph: [{ kind: 'paragraph', runs: words(6), proof: ['positions/Lune'] }],
  subtitle: [
    { kind: 'subtitle', text: 'Un titre' },
    { kind: 'paragraph', runs: words(3) },
  ],
  quote: [{ kind: 'quote', lines: [words(1), words(1)] }],
  figure: [{ kind: 'figure', figure: 0, caption: words(1) }],
  'small figure': [{ kind: 'figure', figure: 0, caption: words(1), isBeside: true }],
  table: [{ kind: 'table', table: 'positions' }],
  list: [{ kind: 'list', rows: ['I', 'Vénus en Bélier', 'XII'].map((name) => row(name)) }],
  hour: [{ kind: 'hour', runs: words(2) }],
  questions: [{ kind: 'questions', questions: [words(1), words(1)] }],
};
const kinds = ['letter', 'plate', 'chapter'] as const;
const product = kinds.flatMap((kind) => Object.keys(pieces).map((name) => [kind, name] as const));

it.each(product)('a %s has room for a %s', (kind, name) => {
  const input = inputOf(section(kind, ...(pieces[name] ?? [])));
  for (const edition of ['screen', 'print'] as const)
    expect(() => reportPaper(typesetter, input, edition)).not.toThrow();
  expect(reportPage(typesetter, input, 3).off).toEqual([]);
});

it.each(kinds)('a %s has room for all of them together', (kind) => {
  const input = inputOf(section(kind, ...Object.values(pieces).flat()));
  expect(reportPage(typesetter, input, 3).off).toEqual([]);
});

const tooLong: readonly (readonly [string, Block])[] = [
  ['row of a list', { kind: 'list', rows: [row('I', 80)] }],
  ['box of the hour', { kind: 'hour', runs: words(120) }],
  ['quote', { kind: 'quote', lines: [words(60)] }],
  ['question', { kind: 'questions', questions: [words(80)] }],
  ['caption', { kind: 'figure', figure: 0, caption: words(120) }],
  ['word', { kind: 'subtitle', text: 'm'.repeat(120) }],
];
describe.each(kinds)('in a %s', (kind) => {
  it.each(tooLong)('a %s too long for a page is refused, and its section named', (_name, block) => {
    const input = inputOf({ ...section('chapter'), id: 'avant', title: 'Avant' }, section(kind, block));
    const refusal = expect.objectContaining({ sections: ['La section, et la suite'] });
    expect(() => reportPaper(typesetter, input, 'screen')).toThrow(refusal);
    expect(() => reportPaper(typesetter, input, 'print')).toThrow(OffPage);
    expect(reportPage(typesetter, input, 3).off).toEqual(['la-section']);
  });
});

const longNames = { firstName: 'Wolfeschlegel'.repeat(7), lastName: 'Hausenberger'.repeat(8) };
const longPlace = 'Taumatawhakatangihangakoauauotamateapokaiwhenuakitanatahu'.repeat(2);

it.each(['screen', 'print'] as const)(
  'long names and places stay on the pages of the %s edition',
  (edition) => {
    const person = { ...reader, ...longNames, birthPlace: longPlace };
    const input = { ...inputOf(section('chapter', { kind: 'subtitle', text: 'Un titre' })), person };
    expect(() => reportPaper(typesetter, input, edition)).not.toThrow();
  },
);

test('what leaves the pages around the sections is refused, and these are named', () => {
  const author = { name: 'M'.repeat(60), role: nameFor.western };
  const input = { ...inputOf(section('chapter', { kind: 'subtitle', text: 'Un titre' })), author };
  const refusal = expect.objectContaining({ sections: ['Couverture, sommaire ou dernière page'] });
  expect(() => reportPaper(typesetter, input, 'screen')).toThrow(refusal);
});

/** The texts of the pages after the contents. */
const pagesOf = async (...sections: Section[]): Promise<string[]> => {
  const { pdf } = reportPaper(typesetter, inputOf(...sections), 'screen');
  const { text } = await extractText(new Uint8Array(pdf));
  return text.slice(2, -1);
};

test('a signature is never alone on its page', async () => {
  for (let count = 1; count <= 48; count += 1) {
    const blocks = [40, count].map((sentences): Block => ({ kind: 'paragraph', runs: words(sentences) }));
    const pages = await pagesOf(section('letter', ...blocks));
    const signed = pages.filter((page) => page.includes(nameFor.western));
    expect(signed, `${count}`).toHaveLength(1);
    expect(signed[0], `${count}`).toMatch(/Vous|êtes|née|quand|nuit|finissait/);
  }
});

test('two rows of a table or a list are never alone on their page', async () => {
  const rows = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'].map((name) => ({
    name: `Maison ${name}`,
    runs: ['Un mot.'],
  }));
  for (let lines = 4; lines <= 26; lines += 1) {
    const text: Block[] = Array.from({ length: lines }, () => ({ kind: 'paragraph', runs: ['Une ligne.'] }));
    const listed = await pagesOf(section('chapter', ...text, { kind: 'list', rows }));
    for (const page of listed)
      expect([0, 3, 4, 5, 8], `${lines} ${page}`).toContain((page.match(/Maison/g) ?? []).length);
    const table = await pagesOf(section('chapter', ...text, { kind: 'table', table: 'positions' }));
    const counts = table.map((page) => (page.match(/\d+°\d+/g) ?? []).length).filter((count) => count > 0);
    expect(counts, `${lines}`).toHaveLength(1);
  }
});

/** A table of that many rows, as its pages count them. */
const rowsByPage = async (rows: number): Promise<number[]> => {
  const input = inputOf(section('chapter', { kind: 'table', table: 'positions' }));
  const { report } = composedOf(input);
  const sections = report.sections.map((one) => ({
    ...one,
    blocks: one.blocks.map((block) =>
      block.kind === 'table'
        ? { ...block, rows: Array.from({ length: rows }, () => block.rows[0] ?? []) }
        : block,
    ),
  }));
  const drawings = drawingsOf(input.drawn, report.accent, {
    code: '',
    edition: 'screen',
    author: report.author,
  });
  const { pdf } = typesetter.typeset({ ...report, sections }, drawings, 'screen');
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map((page) => (page.match(/\d+°\d+/g) ?? []).length).filter((count) => count > 0);
};

test('two rows of a table that no page holds are never alone on their page', async () => {
  for (let rows = 23; rows <= 71; rows += 4) {
    const counts = await rowsByPage(rows);
    const printed = counts.reduce((sum, count) => sum + count, 0);
    expect(printed).toBe(rows);
    expect(Math.min(...counts), `${rows}: ${counts}`).toBeGreaterThan(2);
  }
});
