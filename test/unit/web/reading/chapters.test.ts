import { describe, expect, it, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { figureWords } from '#domain/report/figure-words.ts';
import { keyFor } from '#test/support/keys.ts';
import { reportPage } from '#test/support/readable.ts';
import { dossierOf } from '#test/support/written-report.ts';
import { chaptersOf, percentAt } from '#web/pages/compte/lecture/chapters.ts';
import { readingTexts } from '#web/pages/compte/lecture/texts.ts';

const chapters = chaptersOf(reportPage().report);

test('chapters have the numbers of the folios, and the letter and the colophon none', () => {
  expect(chapters.map(({ anchor, number, name }) => [anchor, number, name])).toEqual([
    ['lettre', undefined, 'Chère Camille,'],
    ['chapitre-1', 1, 'Votre ciel de naissance'],
    ['chapitre-2', 2, 'La Lune en Taureau, ou la durée'],
    ['colophon', undefined, 'Achevé d’écrire'],
  ]);
});

test('anchors are unique', () => {
  const { report } = reportPage();
  const twice = chaptersOf({ ...report, sections: [...report.sections, ...report.sections] });
  expect(new Set(twice.map(({ anchor }) => anchor)).size).toBe(7);
});

test('each begins on its page of the PDF, of which a report of an older edition says nothing', () => {
  const { report } = reportPage();
  expect(chaptersOf(report, [3, 4, 5, 7]).map(({ page }) => page)).toEqual([3, 4, 5, 7]);
  expect(chapters.map(({ page }) => page)).toEqual([undefined, undefined, undefined, undefined]);
});

test('the neatline fills from the first word to the last', () => {
  const percents = chapters.flatMap((_, at) => [0, 0.5, 1].map((part) => percentAt(chapters, at, part)));
  expect(percents[0]).toBe(0);
  expect(percents.at(-1)).toBe(100);
  expect(percents).toEqual([...percents].sort((left, right) => left - right));
  expect(percentAt(chapters, -1, 0)).toBe(0);
});

describe('a drawing in words', () => {
  it.each([
    [keyFor.western, ['Soleil\u00a0: Bélier']],
    [keyFor.chinese, ['Bois']],
    [keyFor.numbers, []],
    [keyFor.design, []],
  ] as const)('of %s says the rows of its tables', (service, parts) => {
    const { sheet, figures } = dossierOf(service);
    const words = figures.map((_, figure) => figureWords(catalogue[service].chart, sheet.tables, figure));
    for (const lines of words) expect(lines.length).toBeGreaterThan(2);
    for (const part of parts) expect(words.join(' ')).toContain(part);
  });
});

test('a new version says since when it is there, in the reader’s calendar', () => {
  const now = new Date(2026, 10, 25, 8);
  const told = (date: Date) => readingTexts.newer(2, date.toISOString(), now).replaceAll(/\s/g, ' ');
  expect(told(new Date(2026, 10, 25, 7))).toBe('Une version 2 est là depuis aujourd’hui.');
  expect(told(new Date(2026, 10, 24, 23))).toBe('Une version 2 est là depuis hier.');
  expect(told(new Date(2026, 10, 20, 23))).toBe('Une version 2 est là depuis le 20 novembre 2026.');
});
