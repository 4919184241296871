import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type ReportDocument, reportDocumentSchema, type Section } from '#domain/report/document.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { reportPage, reportPaper } from '#lib/typeset/report-paper.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import example from '#test/support/reports/western.json' with { type: 'json' };
import { dossierOf, reader, written } from '#test/support/written-report.ts';

const typesetter = createTypesetter(typesetterFiles());
const inputOf = (document: ReportDocument) => ({
  ...{ document, drawn: dossierOf(document.service), person: reader },
  author: { name: 'Hélène Vasseur', role: nameFor.western },
  ...{ version: 1, date: '2026-11-24', code: '', withdrawalDays: 14 },
});
const pageOf = (document: ReportDocument, page: number) => reportPage(typesetter, inputOf(document), page);
const whole = reportDocumentSchema.parse(example.document);

test('the page of a preview is that of the PDF', () => {
  const { pages } = reportPaper(typesetter, inputOf(whole), 'screen');
  expect(pageOf(whole, 5)).toMatchObject({ page: 5, pages, missing: [], spills: [] });
});

it.each([
  ['a page before the first', -3, 1],
  ['a page after the last', 400, 7],
])('%s is the nearest page', (_what, wanted, page) => {
  expect(pageOf(written, wanted).page).toBe(page);
});

/** What a picture of a page must not hold: it is shown without the fonts of the site, and must load nothing. */
const foreign = /<text|font-family|<script|<style|<foreignObject|href="(?!#|data:image\/svg\+xml;base64,)/;
const insideOf = (svg: string): string[] =>
  [...svg.matchAll(/data:image\/svg\+xml;base64,([^"]+)/g)].map(([, content = '']) =>
    Buffer.from(content, 'base64').toString(),
  );

it.each([[keyFor.western], [keyFor.chinese], [keyFor.numbers], [keyFor.design]] as const)(
  'no page of a report of %s needs a font or loads anything',
  (service) => {
    const figures = dossierOf(service).figures.map((_, figure) => ({
      ...{ id: `planche-${figure}`, kind: 'plate' as const, title: 'Planche', second: '' },
      blocks: [{ kind: 'figure' as const, figure, caption: [] }],
    }));
    const document: ReportDocument = { version: 1, service, sections: figures };
    for (const page of [1, 2, 3, 4]) {
      const { svg } = pageOf(document, page);
      for (const file of [svg, ...insideOf(svg)]) expect(file).not.toMatch(foreign);
    }
  },
);

test('each letter of a page has its outline in the same file', () => {
  const { svg } = pageOf(whole, 7);
  const used = new Set([...svg.matchAll(/xlink:href="#(\w+)"/g)].map(([, id]) => id));
  const kept = new Set([...svg.matchAll(/<symbol id="(\w+)" overflow="visible"><path/g)].map(([, id]) => id));
  expect(used.size).toBeGreaterThan(30);
  expect(kept).toEqual(used);
});

const sentence = 'Vous êtes née quand la nuit finissait, et la ville dormait encore sous la pluie. ';
const chapter = (words: number, id = 'a'): Section => ({
  ...{ id, kind: 'chapter', title: 'Chapitre', second: '' },
  blocks: Array.from({ length: words }, () => ({ kind: 'paragraph', runs: [sentence] })),
});

test('lines that spill onto a page of their own are counted', () => {
  const spillsOf = (paragraphs: number) => {
    const { pages, spills } = pageOf({ ...written, sections: [chapter(paragraphs)] }, 1);
    return { pages, lines: spills.map(({ lines }) => lines) };
  };
  // A paragraph takes two lines: the first page has room for fourteen of them.
  const full = Array.from({ length: 20 }, (_, index) => spillsOf(index + 1)).findIndex(
    ({ pages }) => pages > 4,
  );
  expect(spillsOf(full)).toEqual({ pages: 4, lines: [] });
  expect(spillsOf(full + 1)).toEqual({ pages: 5, lines: [2] });
  expect(spillsOf(full + 2)).toEqual({ pages: 5, lines: [4] });
  expect(spillsOf(full + 3)).toEqual({ pages: 5, lines: [] });
});

test('a chapter that is tightened has no lines to spill, unless it is cut at the caret', () => {
  const quote = { kind: 'quote' as const, lines: [['Durer s’apprend.']] };
  const spilling = (paragraphs: number): Section => {
    const { blocks, ...section } = chapter(paragraphs);
    return { ...section, blocks: blocks.toSpliced(2, 0, quote).toSpliced(6, 0, quote) };
  };
  const pagesOf = (sections: readonly Section[], page: number) => {
    const { pages, spills } = pageOf({ ...written, sections: [...sections] }, page);
    return { pages, spills: spills.length };
  };
  const first = Array.from({ length: 14 }, (_, index) => [spilling(index + 4)]).find(
    (sections) => pagesOf(sections, 0).pages > 4,
  );
  expect(pagesOf(first ?? [], 0)).toEqual({ pages: 5, spills: 1 });
  expect(pagesOf(first ?? [], 1)).toEqual({ pages: 4, spills: 0 });
  // Only the last section goes on after the caret.
  expect(pagesOf([...(first ?? []), chapter(1, 'b')], 0)).toEqual({ pages: 5, spills: 0 });
});

test('lines of a plate that spill onto a page of their own are counted', () => {
  const spillsOf = (paragraphs: number) =>
    pageOf({ ...written, sections: [{ ...chapter(paragraphs), kind: 'plate' }] }, 1).spills;
  const spilled = Array.from({ length: 20 }, (_, index) => spillsOf(index + 8)).flat();
  expect(spilled.map(({ section }) => section)).toEqual(['a', 'a']);
  expect(spilled.map(({ lines }) => lines)).toEqual([2, 4]);
});

test('what the dossier does not have is named', () => {
  const section = { ...chapter(1), blocks: [{ kind: 'table' as const, table: 'piliers' }] };
  expect(pageOf({ ...written, sections: [section] }, 1).missing).toEqual(['piliers']);
});

test('hostile text stays text in the picture', () => {
  const hostile = ['</svg><script>alert(1)</script>', '" onload="x', '&lt;', ']]>', '#panic()', '<!--', '{{'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 4 }), (parts) => {
      const words = parts.join(' ');
      const section = {
        ...chapter(0),
        title: words,
        blocks: [{ kind: 'paragraph' as const, runs: [words] }],
      };
      const { svg } = pageOf({ ...written, sections: [section] }, 3);
      expect(svg).not.toMatch(/<script|onload|<!--|\]\]>/);
      expect(svg.match(/<\/svg>/g)).toHaveLength(1);
    }),
    { numRuns: 10 },
  );
});
