/** The write units of a report while it is typed, from the sizes of its rows. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reportDocumentSchema, type Section } from '#domain/report/document.ts';
import { sectionTexts } from '#domain/report/plain.ts';
import { partOf, sectionEntry } from '#lambdas/storage/draft-keys.ts';
import { sectionValues } from '#lambdas/storage/draft-rows.ts';
import { orderId, userId } from '#test/support/builders.ts';
import { itemSize } from '#test/support/item-size.ts';
import { keyFor } from '#test/support/keys.ts';
import { longReport, savingLimits } from '#test/support/saving-limits.ts';

const file = new URL('../../../support/reports/western.json', import.meta.url);
const { document } = z
  .object({ document: reportDocumentSchema })
  .parse(JSON.parse(readFileSync(file, 'utf8')));
const written = document.sections.flatMap(sectionTexts).join('\n');
const { characters, sections, charactersPerMinute, secondsPerSaving } = longReport;
const length = characters / sections;
const step = (charactersPerMinute * secondsPerSaving) / 60;
const now = new Date('2026-11-25T08:00:00.000Z');

const sectionOf = (text: string): Section => ({
  ...{
    id: 'le-soleil-levant',
    kind: 'chapter',
    title: 'Le Soleil levant,',
    second: 'et ce qui monte avec lui',
  },
  blocks: text.split('\n').map((one) => ({ kind: 'paragraph', runs: [one], proof: ['positions/Soleil'] })),
});

const unitsOf = (section: Section): number => {
  const row = {
    part: partOf({ order_id: orderId, service: keyFor.western }),
    entry: sectionEntry(section.id),
    revision: 400,
    kept_at: now.toISOString(),
    ...sectionValues(section, userId, now),
  };
  return Math.ceil(itemSize(row) / 1024);
};

test('a section of a long report takes the units that the page on costs names', () => {
  expect(written.length).toBeGreaterThan(2 * length);
  const starts = [0, written.length - length];
  const units = starts.flatMap((start) =>
    Array.from({ length: Math.floor(length / step) }, (_, turn) =>
      unitsOf(sectionOf(written.slice(start, start + Math.round((turn + 1) * step)))),
    ),
  );
  const mean = units.reduce((sum, count) => sum + count, 0) / units.length;
  expect(mean).toBeGreaterThan(1);
  expect(mean).toBeLessThanOrEqual(savingLimits.writeUnits);
});
