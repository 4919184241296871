import { describe, expect, test } from 'vitest';
import { smallSkyOf } from '#domain/charts/small-sky.ts';
import { signOf } from '#domain/guidance/sky/positions.ts';
import examples from '#test/support/births/examples.json' with { type: 'json' };

const saintDenis = { latitude: -20.8823, longitude: 55.4504 };
const camille = Date.parse('1991-04-17T02:42:00Z');
const minute = 60_000;
const iso = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

const arcsecond = 1 / 3600;
const near = (actual: number | undefined, expected: number): void =>
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThan(60 * arcsecond);

test.each(examples.cases)('$id has the Sun, the Moon and the Ascendant of the ephemeris', (example) => {
  const { lat: latitude, lon: longitude, utc, western } = example;
  const at = Date.parse(utc);
  const { sun, moon, arcs, angles, changing } = smallSkyOf({ from: at, at, to: at }, { latitude, longitude });
  near(arcs.sun.at, western.planets.Sun.lon);
  near(arcs.moon.at, western.planets.Moon.lon);
  near(angles?.arc.at, western.asc);
  near(angles?.midheaven, western.mc);
  expect(sun).toEqual([{ sign: signOf(western.planets.Sun.lon), from: at }]);
  expect(moon).toEqual([{ sign: signOf(western.planets.Moon.lon), from: at }]);
  expect(angles?.ascendant).toEqual([{ sign: signOf(western.asc), from: at }]);
  expect(changing).toEqual([]);
});

describe('fifteen minutes about', () => {
  const range = { from: camille - 15 * minute, at: camille, to: camille + 15 * minute };
  const { sun, moon, angles } = smallSkyOf(range, saintDenis);

  test('the ascendant changes sign within them, the Moon its house', () => {
    expect(angles?.ascendant.map(({ sign, from }) => [sign, iso(from)])).toEqual([
      ['aries', '1991-04-17T02:27:00Z'],
      ['taurus', expect.stringMatching(/^1991-04-17T02:4[89]/)],
    ]);
    expect(angles?.moonHouses).toEqual([2, 1]);
  });

  test('Sun and Moon keep their sign', () => {
    expect([sun.length, moon.length]).toEqual([1, 1]);
  });
});

describe('an unknown hour', () => {
  const range = { from: Date.parse('1991-04-16T20:00:00Z'), to: Date.parse('1991-04-17T19:59:59Z') };
  const sky = smallSkyOf(range, saintDenis);

  test('has no angles', () => {
    expect(sky).not.toHaveProperty('angles');
  });

  test('has the Moon’s two signs, in order, and the instant between them', () => {
    expect(sky.moon.map(({ sign }) => sign)).toEqual(['taurus', 'gemini']);
    expect(iso(sky.moon[1]?.from ?? 0)).toMatch('1991-04-17T06:4');
    expect(sky.arcs.moon).not.toHaveProperty('at');
  });
});

test('planets that change sign within the range are named, the others are not', () => {
  const range = { from: Date.parse('2000-01-01T00:00:00Z'), to: Date.parse('2000-01-31T00:00:00Z') };
  const names = smallSkyOf(range, undefined).changing.map(({ planet }) => planet);
  expect(names).toEqual(['mercury', 'venus', 'mars']);
});
