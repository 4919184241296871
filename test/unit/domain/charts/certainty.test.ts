import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planetLongitude } from '#domain/charts/bodies.ts';
import { anglesAt } from '#domain/charts/houses.ts';
import { humanDesignChart } from '#domain/charts/human-design.ts';
import { monthPillar, signsOf, solarMonth, yearPillar } from '#domain/charts/pillars.ts';
import { certaintiesOf } from '#domain/charts/statements/all.ts';
import { signs } from '#domain/guidance/sky/facts.ts';

const minute = 60_000;
const iso = (at: number): string => new Date(at).toISOString().slice(0, 19);
const signAt = (longitude: number): string => signs[Math.floor(longitude / 30)] ?? '';

const births = fc.record({
  at: fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2035, 0, 1) }).map((at) => at - (at % 1000)),
  latitude: fc.integer({ min: -60, max: 60 }),
  longitude: fc.integer({ min: -180, max: 180 }),
  margin: fc.integer({ min: 1, max: 60 }),
});
type Birth = typeof births extends fc.Arbitrary<infer Value> ? Value : never;

/** Statements by name, read from the charts themselves. */
const readings = ({ latitude, longitude }: Birth): Record<string, (at: Date) => string> => ({
  'western.ascendant': (at) => signAt(anglesAt(at, latitude, longitude).ascendant),
  'western.midheaven': (at) => signAt(anglesAt(at, latitude, longitude).midheaven),
  'western.planets.Moon': (at) => signAt(planetLongitude('Moon', at)),
  'western.planets.Sun': (at) => signAt(planetLongitude('Sun', at)),
  'chinese.year': (at) => signsOf(yearPillar(at)),
  'chinese.month': (at) => signsOf(monthPillar(at)),
  'humanDesign.type': (at) => humanDesignChart(at).type,
  'humanDesign.profile': (at) => humanDesignChart(at).profile,
});

const certaintiesFor = ({ at, latitude, longitude, margin }: Birth) => {
  const range = { from: at - margin * minute, at, to: at + margin * minute };
  const birth = { utc: `${iso(at)}Z`, local: iso(at), latitude, longitude };
  return { range, certainties: Object.entries(certaintiesOf(birth, range)) };
};

// The seed is fixed, because a body graph that changes twice within minutes is possible and rare.
const runs = { seed: 20_261_124, numRuns: 60 };

test('what is certain has one value over the whole range', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { range, certainties } = certaintiesFor(birth);
      const charts = readings(birth);
      for (const [name, { state }] of certainties) {
        const read = charts[name];
        if (state !== 'certain' || !read) continue;
        const step = (range.to - range.from) / 8;
        const values = Array.from({ length: 9 }, (_, index) => read(new Date(range.from + index * step)));
        expect(new Set(values).size, name).toBe(1);
      }
    }),
    runs,
  );
});

test('each alternative of what is likely begins in the second that it names', () => {
  let found = 0;
  fc.assert(
    fc.property(births, (birth) => {
      const { range, certainties } = certaintiesFor(birth);
      const charts = readings(birth);
      for (const [name, { state, alternatives }] of certainties) {
        const read = charts[name];
        if (state !== 'likely' || !read) continue;
        for (const { value, from } of alternatives) {
          const at = Date.parse(from);
          found += 1;
          expect(at, name).toBeGreaterThanOrEqual(range.from - 1000);
          expect(at, name).toBeLessThanOrEqual(range.to + 1000);
          expect(read(new Date(at + 1000)), name).toBe(value);
          if (at - 2000 > range.from) expect(read(new Date(at - 2000)), name).not.toBe(value);
        }
      }
    }),
    runs,
  );
  expect(found).toBeGreaterThan(20);
});

/** The instant of a term between two instants that are less than a month apart, to the millisecond. */
const termBetween = (before: number, after: number): number => {
  let [low, high] = [before, after];
  const old = solarMonth(new Date(low));
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (solarMonth(new Date(middle)) === old) low = middle;
    else high = middle;
  }
  return high;
};

test('the month changes once at each of the twelve terms, the year with the first alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1901, max: 2034 }), (year) => {
      let changedYears = 0;
      // On the 20th of a month no term is near.
      for (let month = 0; month < 12; month += 1) {
        const at = termBetween(Date.UTC(year, month - 1, 20), Date.UTC(year, month, 20));
        const [before, after] = [new Date(at - 1), new Date(at)];
        expect(solarMonth(after)).toBe((solarMonth(before) + 1) % 12);
        expect(signsOf(monthPillar(after))).not.toBe(signsOf(monthPillar(before)));
        if (signsOf(yearPillar(after)) === signsOf(yearPillar(before))) continue;
        changedYears += 1;
        expect(solarMonth(after)).toBe(0);
      }
      expect(changedYears).toBe(1);
    }),
    { numRuns: 20 },
  );
});
