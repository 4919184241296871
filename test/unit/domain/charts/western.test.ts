import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planetLongitude, planetNames, trueNode } from '#domain/charts/bodies.ts';
import { houseSystems } from '#domain/charts/house-systems.ts';
import { anglesAt, houseOf, housesOf } from '#domain/charts/houses.ts';
import { dignityOf, westernChart } from '#domain/charts/western.ts';
import { halfTurn, turn } from '#domain/guidance/sky/positions.ts';
import examples from '#test/support/births/examples.json' with { type: 'json' };

const arcSeconds = (left: number, right: number): number => Math.abs(halfTurn(left - right)) * 3600;

const instants = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2030, 0, 1) })
  .map((at) => new Date(at));
const longitudes = fc.integer({ min: -180, max: 180 });
const temperate = fc.integer({ min: -65, max: 65 });

test.each(examples.cases)(
  '$id has the planets of the Swiss Ephemeris within 20″',
  ({ utc, lat, lon, western }) => {
    const chart = westernChart(new Date(utc), lat, lon);
    for (const name of planetNames) {
      expect(arcSeconds(chart.planets[name].longitude, western.planets[name].lon)).toBeLessThan(20);
      expect(chart.planets[name].retrograde).toBe(western.planets[name].retrograde);
    }
    expect(arcSeconds(chart.points.TrueNode, western.planets.TrueNode.lon)).toBeLessThan(10);
    expect(arcSeconds(chart.points.MeanNode, western.planets.MeanNode.lon)).toBeLessThan(1);
    expect(arcSeconds(chart.points.MeanLilith, western.planets.MeanLilith.lon)).toBeLessThan(1);
  },
);

test.each(examples.cases)('$id has the angles and cusps of the Swiss Ephemeris within 1″', (example) => {
  const { utc, lat, lon, western } = example;
  const chart = westernChart(new Date(utc), lat, lon);
  expect(chart.houseSystem).toBe(western.houseSystem);
  expect(arcSeconds(chart.ascendant, western.asc)).toBeLessThan(1);
  expect(arcSeconds(chart.midheaven, western.mc)).toBeLessThan(1);
  for (const [index, cusp] of chart.cusps.entries())
    expect(arcSeconds(cusp, western.cusps[index] ?? Number.NaN)).toBeLessThan(1);
  const porphyry = housesOf(anglesAt(new Date(utc), lat, lon), lat, 'Porphyry').cusps;
  for (const [index, cusp] of porphyry.entries())
    expect(arcSeconds(cusp, western.porphyry[index] ?? Number.NaN)).toBeLessThan(1);
  expect(housesOf(anglesAt(new Date(utc), lat, lon), lat, 'WholeSign').cusps).toEqual(western.wholeSign);
});

test('in every system cusps follow each other once around and opposite houses are half a turn apart', () => {
  const systems = fc.constantFrom(...houseSystems);
  const latitudes = fc.integer({ min: -89, max: 89 });
  fc.assert(
    fc.property(instants, latitudes, longitudes, systems, (at, latitude, longitude, system) => {
      const { cusps } = housesOf(anglesAt(at, latitude, longitude), latitude, system);
      const widths = cusps.map((cusp, index) => turn((cusps[(index + 1) % 12] ?? 0) - cusp));
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
      for (const [index, cusp] of cusps.slice(0, 6).entries())
        expect(Math.abs(halfTurn((cusps[index + 6] ?? 0) - cusp))).toBeCloseTo(180, 6);
    }),
    { numRuns: 500 },
  );
});

test('every degree lies in one house, and a cusp begins its own', () => {
  fc.assert(
    fc.property(instants, temperate, longitudes, (at, latitude, longitude) => {
      const { cusps } = housesOf(anglesAt(at, latitude, longitude), latitude);
      for (const [index, cusp] of cusps.entries()) expect(houseOf(turn(cusp + 1e-6), cusps)).toBe(index + 1);
    }),
    { numRuns: 200 },
  );
});

test('longitudes change without a jump and wrap at 360°', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...planetNames), (at, name) => {
      const later = new Date(at.getTime() + 60_000);
      const moved = Math.abs(halfTurn(planetLongitude(name, later) - planetLongitude(name, at)));
      expect(moved).toBeLessThan(0.012);
      expect(planetLongitude(name, at)).toSatisfy((value: number) => value >= 0 && value < 360);
      expect(Math.abs(halfTurn(trueNode(later) - trueNode(at)))).toBeLessThan(0.001);
    }),
    { numRuns: 200 },
  );
});

test('the ascendant is east of the midheaven, beyond the polar circles too', () => {
  const latitudes = fc.integer({ min: -89, max: 89 });
  fc.assert(
    fc.property(instants, latitudes, longitudes, (at, latitude, longitude) => {
      const { ascendant, midheaven } = anglesAt(at, latitude, longitude);
      expect(turn(ascendant - midheaven)).toBeLessThanOrEqual(180);
    }),
  );
});

test('an aspect is named once, within its orb, from the exact angle', () => {
  fc.assert(
    fc.property(instants, (at) => {
      const { aspects, planets } = westernChart(at, 48.85, 2.35);
      const pairs = aspects.map(({ between }) => [...between].sort().join());
      expect(new Set(pairs).size).toBe(pairs.length);
      for (const { between, angle, orb } of aspects) {
        const [left, right] = between.map((name) => planets[name].longitude);
        expect(Math.abs(Math.abs(halfTurn((left ?? 0) - (right ?? 0))) - angle)).toBeCloseTo(orb, 9);
        expect(orb).toBeLessThanOrEqual(8);
      }
    }),
    { numRuns: 100 },
  );
});

test('a dignity is opposite its debility', () => {
  expect(dignityOf('Sun', 4)).toBe('domicile');
  expect(dignityOf('Sun', 10)).toBe('exile');
  expect(dignityOf('Moon', 1)).toBe('exaltation');
  expect(dignityOf('Moon', 7)).toBe('fall');
  expect(dignityOf('Moon', 0)).toBeUndefined();
});
