import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { reportPaper } from '#lib/typeset/report-paper.ts';
import { author, facts, paperOf, textOf, typesetter } from '#test/support/printed-report.ts';
import { dossierOf, written } from '#test/support/written-report.ts';

test('what changed since the version before stays on the last page', async () => {
  const name = `Un chapitre au nom long, ${'très '.repeat(20)}long`;
  const trace = [{ name, texts: ['a'] }, ...Array.from({ length: 9 }, () => ({ name: 'Autre', texts: [] }))];
  const { pdf, pages } = reportPaper(
    typesetter,
    { ...facts, document: written, drawn: dossierOf(), replaced: { date: '2026-11-20', trace } },
    'screen',
  );
  expect(pages).toBe(paperOf().pages);
  const text = await textOf(pdf);
  expect(text).toContain('Remplace la version 1, livrée le 20 novembre 2026.');
  expect(text).toContain('10 chapitres retirés.');
});

const writing = {
  by: author.name,
  words: {
    typed: 900,
    passages: 7000,
    notes: 300,
    quotes: ['Marguerite Yourcenar', 'Antoine de Saint-Exupéry'].map((name) => ({ author: name, words: 60 })),
  },
  dates: { first: '2026-09-20', last: '2026-11-22', count: 24 },
  signed: true as const,
};
const trace = [{ name: 'Autre', texts: [] }];

test.each([
  ['how it was written', { writing }],
  ['how it was written and what it replaces', { writing, replaced: { date: '2026-11-20' } }],
  ['all that changed too', { writing, replaced: { date: '2026-11-20', trace } }],
])(
  'a report that says %s keeps its code on the last page, and divides no word there',
  async (_what, said) => {
    const input = { ...facts, ...said, document: written, drawn: dossierOf() };
    const { pdf, pages, starts } = reportPaper(typesetter, input, 'screen');
    expect(starts.at(-1)).toBe(pages);
    expect(pages).toBe(paperOf().pages);
    const { text } = await extractText(new Uint8Array(pdf));
    expect(text.at(-1)).toContain('K7QM 2R4D 9WXA 3H8V');
    expect(text.at(-1)).not.toMatch(/[-\u{ad}\u{2010}]\s/u);
  },
);

test('a text that is no code is printed without a seal', async () => {
  const { pdf } = reportPaper(
    typesetter,
    { ...facts, code: 'brouillon', document: written, drawn: dossierOf() },
    'screen',
  );
  expect(await textOf(pdf)).toContain('brou illo n');
});
