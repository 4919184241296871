/** What stands on the pages of reports, measured in their PDF. */
import { describe, expect, test } from 'vitest';
import { reportExamples } from '#domain/merchant/examples.ts';
import { readExample, writtenPaper } from '#lib/typeset/example-papers.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { fitsOf, mayBeFitted, trialOf } from '#lib/typeset/fitting.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { widestGaps } from '#test/support/pages/gaps.ts';
import { measuredPages } from '#test/support/pages/measured.ts';
import { retoldReports } from '#test/support/pages/retold.ts';

const typesetter = createTypesetter(typesetterFiles());
const examples = await Promise.all(
  reportExamples.map(async (example) => ({ name: example.title, report: await readExample(example) })),
);
const reports = [...examples, ...(await retoldReports())];

/** Chapters of which three hundredths save no page, nor fill the last one. */
const unsaved: Readonly<Record<string, readonly string[]>> = {
  '1. astrologie-occidentale': ['Les positions, une par ligne'],
  '4. astrologie-chinoise': ['L’heure, une chaise vide', 'Rat ou Bœuf ? La page de votre tante'],
};

describe.each(reports)('$name', ({ name, report }) => {
  test('has no page of one line, and none that is nearly empty but at the end of a chapter', async () => {
    const pages = await measuredPages(writtenPaper(typesetter, report, 'screen').pdf);
    expect(pages.filter(({ lines }) => lines.length < 2)).toEqual([]);
    expect(pages.filter(({ share, isLast }) => share < 25 && !isLast)).toEqual([]);
    const short = pages.filter(({ share }) => share < 14).map(({ title }) => plain(title));
    expect(short).toEqual(unsaved[name] ?? []);
  });

  test('stretches no line beside a large letter', async () => {
    const { beside } = await widestGaps(writtenPaper(typesetter, report, 'screen').pdf);
    expect(beside).toBeGreaterThan(1);
    expect(beside).toBeLessThan(2.6);
  });
});

const spilled = [{ section: 3, pages: 2, lines: 2 }];
const trial = trialOf(spilled);
/** The ends of the trial: the pages and lines of each of its steps. */
const endsOf = (...ends: readonly (readonly [number, number])[]) =>
  ends.map(([pages, lines], section) => ({ section, pages, lines }));

test.each([
  [
    'tightened as little as saves the page',
    [
      [2, 2],
      [1, 31],
      [1, 30],
      [2, 6],
      [2, 6],
      [2, 6],
    ],
    -0.02,
  ],
  [
    'loosened as little as fills the page',
    [
      [2, 2],
      [2, 2],
      [2, 1],
      [2, 3],
      [2, 5],
      [2, 6],
    ],
    0.02,
  ],
  [
    'left where nothing helps',
    [
      [2, 2],
      [2, 2],
      [2, 1],
      [2, 3],
      [2, 4],
      [3, 6],
    ],
    0,
  ],
] as const)('a chapter is %s', (_what, ends, fit) => {
  expect(fitsOf(spilled, trial, endsOf(...ends))).toEqual([{ section: 3, fit }]);
});

test('no step is greater than three hundredths', () => {
  expect(Math.max(...trial.sections.map(({ fit }) => Math.abs(fit)))).toBe(0.03);
});

test.each([
  [1, 3, false],
  [2, 4, true],
  [2, 5, false],
  [8, 1, true],
  [9, 1, false],
])('a chapter of %i pages with %i lines on the last is tried: %s', (pages, lines, isTried) => {
  expect(mayBeFitted({ section: 0, pages, lines })).toBe(isTried);
});
