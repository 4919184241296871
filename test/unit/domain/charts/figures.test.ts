import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlanetName, planetNames } from '#domain/charts/bodies.ts';
import { figuresIn } from '#domain/charts/figures.ts';
import { aspectOrbs, minorOrbs } from '#domain/charts/orbs.ts';
import { aspectsAmong, ofPlanets } from '#domain/charts/western.ts';
import { halfTurn, turn } from '#domain/guidance/sky/positions.ts';

const skies = fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 10, maxLength: 10 });
const shifts = fc.double({ min: -1, max: 1, noNaN: true });

const found = (places: readonly number[]) => {
  const longitudes = ofPlanets((name) => turn(places[planetNames.indexOf(name)] ?? 0));
  const aspects = aspectsAmong(longitudes, [...aspectOrbs, ...minorOrbs]);
  return figuresIn(aspects, (name) => Math.floor(longitudes[name] / 30));
};

test('every figure has the angles that it is named after', () => {
  fc.assert(
    fc.property(skies, (places) => {
      const longitude = (name: PlanetName) => turn(places[planetNames.indexOf(name)] ?? 0);
      const apart = (one: PlanetName, two: PlanetName) => Math.abs(halfTurn(longitude(one) - longitude(two)));
      for (const figure of found(places)) {
        const { bodies } = figure;
        if (figure.kind === 'stellium') {
          for (const name of bodies) expect(Math.floor(longitude(name) / 30)).toBe(figure.sign);
          continue;
        }
        const pairs = bodies.flatMap((one, index) =>
          bodies.slice(index + 1).map((two) => [one, two] as const),
        );
        const apex = figure.kind === 'grandTrine' ? undefined : figure.apex;
        for (const [one, two] of pairs) {
          const isSide = one === apex || two === apex;
          const angles = { grandTrine: [120, 120], tSquare: [90, 180], yod: [150, 60] }[figure.kind];
          expect(Math.abs(apart(one, two) - (angles[isSide ? 0 : 1] ?? 0))).toBeLessThan(8);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['tSquare', [0, 180, 90]],
  ['yod', [0, 60, 210]],
  ['grandTrine', [0, 120, 240]],
  ['stellium', [12, 15, 18]],
] as const)('a planted figure is found: %s', (kind, angles) => {
  fc.assert(
    fc.property(
      skies,
      fc.shuffledSubarray([...planetNames], { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 0, max: 11 }),
      fc.tuple(shifts, shifts, shifts),
      (places, bodies, sign, shift) => {
        const planted = planetNames.map((name, index) => {
          const at = bodies.indexOf(name);
          return at < 0 ? (places[index] ?? 0) : sign * 30 + (angles[at] ?? 0) + (shift[at] ?? 0);
        });
        const figure = found(planted).find(
          (one) => one.kind === kind && bodies.every((name) => one.bodies.includes(name)),
        );
        expect(figure).toBeDefined();
        if (figure && 'apex' in figure) expect(figure.apex).toBe(bodies[2]);
      },
    ),
    { numRuns: 200 },
  );
});

test('two planets in a sign are no stellium, and one whose sign is open does not count', () => {
  const signs = new Map<PlanetName, number>([
    ['Sun', 3],
    ['Mercury', 3],
    ['Venus', 3],
  ]);
  expect(figuresIn([], (name) => signs.get(name))).toEqual([
    { kind: 'stellium', bodies: ['Sun', 'Mercury', 'Venus'], sign: 3 },
  ]);
  expect(figuresIn([], (name) => (name === 'Venus' ? undefined : signs.get(name)))).toEqual([]);
});
