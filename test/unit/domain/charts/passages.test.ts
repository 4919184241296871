import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planetLongitude } from '#domain/charts/bodies.ts';
import { passagesOf } from '#domain/charts/passages.ts';
import { halfTurn } from '#domain/guidance/sky/positions.ts';

/** The Sun of 17 April 1991, 2:42 UTC. */
const sun = 26.6;

test('Saturn reaches the Sun of a chart on the days that an ephemeris gives', () => {
  const [first] = passagesOf({ Soleil: sun }, 2027).filter(
    ({ planet, angle }) => planet === 'Saturn' && angle === 0,
  );
  expect(first?.at.map((at) => new Date(at).toISOString().slice(0, 7))).toEqual([
    '2027-07',
    '2027-09',
    '2028-03',
  ]);
});

test('at each passage the planet stands at its angle, within the two years and in order', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.integer({ min: 1990, max: 2040 }),
      (place, year) => {
        for (const { planet, angle, at } of passagesOf({ a: place }, year)) {
          expect(at).toEqual(at.toSorted((left, right) => left - right));
          for (const one of at) {
            expect(new Date(one).getUTCFullYear() - year).toBeOneOf([0, 1]);
            const distance = Math.abs(halfTurn(planetLongitude(planet, new Date(one)) - place));
            expect(Math.abs(distance - angle)).toBeLessThan(0.01);
          }
        }
      },
    ),
    { numRuns: 20 },
  );
});
