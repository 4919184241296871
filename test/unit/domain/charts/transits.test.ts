import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planetLongitude } from '#domain/charts/bodies.ts';
import { transitOrb, transitsOf } from '#domain/charts/transits.ts';
import { halfTurn } from '#domain/guidance/sky/positions.ts';

const year = (first: number) => ({ from: Date.UTC(first), to: Date.UTC(first + 1) });
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** The Sun of 17 April 1991, 2:42 UTC. */
const sun = 26.6;

test('Saturn reaches the Sun of a chart in the months that an ephemeris gives, and again when it turns back', () => {
  const saturn = transitsOf({ Soleil: sun }, year(2027)).filter(
    ({ planet, angle }) => planet === 'Saturn' && angle === 0,
  );
  expect(saturn.map(({ pass, exact }) => [pass, dayOf(exact).slice(0, 7)])).toEqual([
    [1, '2027-07'],
    [2, '2027-09'],
  ]);
  const [third] = transitsOf({ Soleil: sun }, year(2028)).filter(({ planet }) => planet === 'Saturn');
  expect([third?.pass, dayOf(third?.exact ?? 0).slice(0, 7)]).toEqual([1, '2028-03']);
});

test('at each exact moment a planet stands at its angle, and within orb from one end of its time to the other', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.integer({ min: 1990, max: 2040 }),
      (place, first) => {
        const { from, to } = year(first);
        const found = transitsOf({ a: place }, { from, to });
        expect(found.map(({ exact }) => exact)).toEqual(
          found.map(({ exact }) => exact).sort((left, right) => left - right),
        );
        for (const transit of found) {
          const offBy = (at: number): number =>
            Math.abs(
              Math.abs(halfTurn(planetLongitude(transit.planet, new Date(at)) - place)) - transit.angle,
            );
          expect(transit.exact).toBeGreaterThanOrEqual(from);
          expect(transit.exact).toBeLessThanOrEqual(to);
          expect(offBy(transit.exact)).toBeLessThan(0.02);
          expect(transit.from).toBeLessThan(transit.exact);
          expect(transit.to).toBeGreaterThan(transit.exact);
          for (const end of [transit.from, transit.to]) expect(offBy(end)).toBeLessThan(transitOrb + 0.02);
        }
      },
    ),
    { numRuns: 20 },
  );
});
