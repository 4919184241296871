import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clocks } from '#domain/births/instant.ts';
import { readingBy } from '#domain/dossier/reading.ts';
import { hoursOf } from '#domain/dossier/western-statements.ts';
import { hoursScene } from '#lib/drawings/charts/hours.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { textsOf } from '#test/support/scenes.ts';

const readingOf = readingBy(clocks);

const hoursAt = (birthTime: string, changes: Parameters<typeof birth>[0] = {}) => {
  const reading = readingOf(customerInfo({ birthTime, birth: birth(changes) }));
  return reading && hoursOf(reading, 'Placidus');
};

test('the ribbon of Camille’s hour changes where the design says', () => {
  const hours = hoursAt('06:42');
  const [ascendant, , , moon] = hours?.rows ?? [];
  const told = (row: typeof ascendant) =>
    row?.map(({ text, from, isGiven }) => [plain(text), new Date(from).toISOString().slice(11, 16), isGiven]);
  expect(told(ascendant)).toEqual([
    ['Ascendant Bélier', '02:27', true],
    ['Ascendant Taureau', '02:48', false],
  ]);
  expect(told(moon)).toEqual([
    ['Lune en maison II', '02:27', false],
    ['Lune en maison I', '02:41', true],
  ]);
  expect(hours?.ticks.map(({ text }) => plain(text))).toEqual([
    '6 h 30',
    '6 h 35',
    '6 h 40',
    '6 h 45',
    '6 h 50',
    '6 h 55',
  ]);
});

test('without an hour there is no ribbon', () => {
  expect(hoursAt('', { precision: 'unknown', offsetSeconds: null, utc: null })).toBeUndefined();
});

test('every row is full, its texts stay inside, and one span of each is hatched', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 1, max: 59 }), { maxLength: 3 });
  fc.assert(
    fc.property(
      fc.array(minutes, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom('wide', 'narrow'),
      (changes, at, width) => {
        const rows = changes.map((starts) => {
          const all = [0, ...starts.sort((left, right) => left - right)];
          const given = all.findLastIndex((from) => from <= at);
          return all.map((from, index) => ({ text: 'Lune en maison II', from, isGiven: index === given }));
        });
        const scene = hoursScene({ from: 0, at, to: 60, ticks: [{ at: 30, text: '6 h 30' }], rows }, width);
        for (const {
          at: [x],
          text,
          size,
        } of textsOf(scene)) {
          const half = (text.length * size * 0.55) / 2;
          expect(Math.min(x - half, scene.box[2] - x - half)).toBeGreaterThan(0);
        }
        expect(scene.shapes.filter(({ pen }) => pen === 'faint')).toHaveLength(rows.length);
        expect(scene.shapes.filter(({ pen }) => pen === 'fine')).toHaveLength(rows.flat().length);
        expect(textsOf(scene).filter(({ pen }) => pen === 'number').length).toBeLessThanOrEqual(rows.length);
      },
    ),
  );
});
