import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pagesOf } from '#domain/report/checks/length.ts';
import { reportDocumentSchema } from '#domain/report/document.ts';
import { dossierOf } from '#test/support/written-report.ts';

const { tables } = dossierOf().sheet;

it('the pages of a whole report are those that its typesetter makes', () => {
  const stored: unknown = JSON.parse(readFileSync('test/support/reports/western.json', 'utf8'));
  const { document } = z.object({ document: reportDocumentSchema }).parse(stored);
  // `npm run report` typesets it on 16 pages.
  expect(pagesOf(document.sections, tables)).toBe(16);
});

it('an empty report has a cover, contents and a colophon, and each section begins a page', () => {
  expect(pagesOf([], tables)).toBe(3);
  expect(pagesOf([{ blocks: [] }, { blocks: [] }], tables)).toBe(5);
});

it('more words never take fewer pages', () => {
  const words = (count: number) => [
    { blocks: [{ kind: 'paragraph' as const, runs: ['mot '.repeat(count)] }] },
  ];
  const pages = [10, 225, 226, 500, 5000].map((count) => pagesOf(words(count), tables));
  expect(pages).toEqual([4, 4, 5, 6, 26]);
});
