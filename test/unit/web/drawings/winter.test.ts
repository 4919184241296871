import { Body, Equator, MakeTime, Observer } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import type { Point } from '#lib/drawings/geometry.ts';
import { type Equatorial, equatorialOf, stereographic } from '../../../../web/drawings/projection.ts';
import { skyOf } from '../../../../web/drawings/sky.ts';
import { readStars } from '../../../../web/drawings/star-catalogue.ts';
import { radiusOf } from '../../../../web/drawings/stars.ts';
import { project, track } from '../../../../web/drawings/winter.ts';
import { constellationNames, starNames } from '../../../../web/drawings/winter-names.ts';

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

describe('the stereographic projection', () => {
  const view = stereographic([104, 8], [800, 320], 450);

  test('keeps its middle, has north at the top and east at the left', () => {
    expect(view([104, 8]).map(Math.round)).toEqual([800, 320]);
    expect(view([104, 18])[1]).toBeLessThan(320);
    expect(view([114, 8])[0]).toBeLessThan(800);
  });

  test('has its scale at the middle', () => {
    const radian = 180 / Math.PI;
    expect(distance(view([104, 8]), view([104, 8.01])) * radian).toBeCloseTo(4.5, 3);
  });

  test('keeps circles: points at the same angle from the middle are at the same distance', () => {
    const pole = stereographic([0, 90], [0, 0], 450);
    const radii = [0, 77, 180, 301].map((hour) => distance(pole([hour, 60]), [0, 0]));
    for (const radius of radii) expect(radius).toBeCloseTo(2 * 450 * Math.tan((15 * Math.PI) / 180), 6);
  });
});

describe('positions on the sky', () => {
  test('the ecliptic crosses the equator at the equinoxes and is 23.44° from it at the solstices', () => {
    expect(equatorialOf(0)).toEqual([expect.closeTo(0), expect.closeTo(0)]);
    expect(equatorialOf(90)).toEqual([expect.closeTo(90), expect.closeTo(23.4393)]);
    expect(equatorialOf(0, 90)[1]).toBeCloseTo(66.5607);
  });

  test('Uranus has the ephemeris’s position, to a fifth of its disc on the map', () => {
    const at = new Date('2026-11-21T05:00:00Z');
    const uranus = skyOf(at).planets.find(({ key }) => key === 'uranus');
    const { ra, dec } = Equator(Body.Uranus, MakeTime(at), new Observer(48.86, 2.35, 0), true, true);
    const drawn = project(equatorialOf(uranus?.longitude ?? Number.NaN));
    expect(distance(drawn, project([ra * 15, dec]))).toBeLessThan(3);
  });

  test('a brighter star is larger, and the faintest is still visible', () => {
    expect(radiusOf(-1.44)).toBeGreaterThan(radiusOf(0.4));
    expect(radiusOf(5.3)).toBe(0.55);
  });

  test('a line that leaves the map and returns has two strokes', () => {
    const inside: Equatorial[] = [
      [100, 0],
      [98, 0],
    ];
    const outside: Equatorial = [250, 0];
    expect(track([...inside, outside, ...inside]).match(/M/g)).toHaveLength(2);
    expect(track([outside, outside])).toBe('');
  });
});

describe('the names', async () => {
  const { stars, figures } = await readStars(5.3);

  test.each(Object.entries(starNames))('%s is beside its star, a bright one', (_name, at) => {
    const nearest = stars.reduce((best, star) =>
      distance(project(star.at), project(at)) < distance(project(best.at), project(at)) ? star : best,
    );
    expect(distance(project(nearest.at), project(at))).toBeLessThan(2);
    expect(nearest.magnitude).toBeLessThan(1.6);
  });

  test.each(Object.entries(constellationNames))('%s lies within reach of a figure', (_name, at) => {
    const ends = figures.flat().map((end) => distance(project(end), project(at)));
    expect(Math.min(...ends)).toBeLessThan(90);
  });
});
