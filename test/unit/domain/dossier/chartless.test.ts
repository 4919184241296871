/** A service without a chart, such as the pack, as a reading of it would meet the pieces of a dossier. */
import { expect, test } from 'vitest';
import { choosable, otherChoices } from '#domain/dossier/conventions.ts';
import { makingOf } from '#domain/report/edition.ts';
import { figureWords } from '#domain/report/figure-words.ts';
import { reportChart } from '#lib/dossier/drawn.ts';
import { drawnOf } from '#lib/dossier/drawn-of.ts';
import { keyFor } from '#test/support/keys.ts';
import { dossierOf, reader } from '#test/support/written-report.ts';

const service = keyFor.pack;

test('draws nothing, and is printed without drawings', () => {
  expect(drawnOf(service, reader, {}, '2026-11-24')).toBeUndefined();
  expect(reportChart(drawnOf, service, reader, {}, '2026-11-24')).toMatchObject({ figures: [], offsets: [] });
  expect(
    reportChart(drawnOf, keyFor.numbers, { ...reader, birthDate: '' }, {}, '2026-11-24'),
  ).toBeUndefined();
});

test('has no choice about a chart, and no drawing in words', () => {
  const drawn = { ...dossierOf(), offsets: [0, 3600] };
  expect(choosable(service, drawn)).toEqual([]);
  expect(otherChoices(service, drawn, {})).toEqual([]);
  expect(figureWords(undefined, drawn.sheet.tables, 0)).toEqual([]);
});

test('says in its colophon neither a computation nor drawings', () => {
  const textOf = (of: Parameters<typeof makingOf>[0]) => JSON.stringify(makingOf(of));
  expect(makingOf(keyFor.numbers).map(({ name }) => name)).toEqual(['Calculé', 'Sources']);
  expect(textOf(keyFor.numbers)).toContain('Dessins calculés');
  expect(makingOf(service).map(({ name }) => name)).toEqual(['Sources']);
  expect(textOf(service)).not.toContain('Dessins');
});
