import { type Point, xy } from '#lib/drawings/geometry.ts';
import { planets } from '#lib/drawings/glyphs.ts';
import { pens } from '#lib/drawings/pens.ts';
import { circle, glyph, path, symbol } from '#lib/drawings/svg.ts';
import { type Equatorial, equatorialOf, stereographic } from './projection.ts';
import type { Sky } from './sky.ts';
import type { StarCatalogue } from './star-catalogue.ts';
import { dots, radiusOf, rayed } from './stars.ts';
import { constellationNames, starNames } from './winter-names.ts';

const width = 1600;
const height = 640;
/** Orion is right of the middle, because the page's text is on the left. */
export const project = stereographic([104, 8], [width / 2, height / 2], 452);

const isWithin = ([x, y]: Point, margin = 0): boolean =>
  x > -margin && x < width + margin && y > -margin && y < height + margin;

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/** A line across the map, interrupted where it leaves the map. */
export const track = (points: readonly Equatorial[]): string =>
  points
    .map(project)
    .map((point, index, all) => {
      if (!isWithin(point, 60)) return '';
      const before = all[index - 1];
      const next = all[index + 1];
      if (before && isWithin(before, 60)) return `L${xy(point, 1)}`;
      return next && isWithin(next, 60) ? `M${xy(point, 1)}` : '';
    })
    .join('');

/** The grid: hours of right ascension and every tenth degree of declination. */
const grid = (): string =>
  [
    ...range(0, 180, 15).map((hour) => range(-60, 60, 3).map((degree): Equatorial => [hour, degree])),
    ...range(-50, 60, 10).map((degree) => range(0, 200, 3).map((hour): Equatorial => [hour, degree])),
  ]
    .map(track)
    .join('');

/** The ecliptic, with a tick for each degree. */
const ecliptic = (): string =>
  path(pens.gilt, track(range(20, 190, 2).map((longitude) => equatorialOf(longitude)))) +
  path(
    pens.giltHair,
    range(20, 190, 1)
      .map((longitude) => {
        const half = longitude % 10 === 0 ? 0.9 : longitude % 5 === 0 ? 0.6 : 0.32;
        const [from, to] = [half, -half].map((side) => project(equatorialOf(longitude, side)));
        return from && to && isWithin(from) ? `M${xy(from, 1)}L${xy(to, 1)}` : '';
      })
      .join(''),
  );

const label = (attributes: string, [x, y]: Point, text: string): string =>
  `<text ${attributes} x="${Math.round(x)}" y="${Math.round(y)}">${text}</text>`;

const labels = (): string =>
  [
    ...Object.entries(starNames).map(([name, at]) => {
      const [x, y] = project(at);
      return label(pens.starName, [x + 14, y + 5], name);
    }),
    ...Object.entries(constellationNames).map(([name, at]) => label(pens.figureName, project(at), name)),
  ].join('');

/** The planets in this part of the sky. */
const wanderers = (sky: Sky): string =>
  sky.planets
    .map(({ key, longitude }) => ({ key, at: project(equatorialOf(longitude)) }))
    .filter(({ at }) => isWithin(at, -20))
    .map(
      ({ key, at }) =>
        circle(pens.paper, at, 15) +
        circle(pens.giltFine, at, 15) +
        glyph(pens.giltGlyph, planets[key], at, 18),
    )
    .join('');

/** The winter sky around Orion with the planets of the day, for night bands. */
export const winter = (sky: Sky, { stars, figures }: StarCatalogue): string => {
  const shown = stars.filter(({ at }) => isWithin(project(at)));
  const bright = shown.filter(({ magnitude }) => magnitude < 1.6);
  return symbol(
    'ciel',
    `0 0 ${width} ${height}`,
    [
      path(pens.dim, grid()),
      ecliptic(),
      path(pens.figure, figures.map(track).join('')),
      dots(
        shown.filter((star) => !bright.includes(star)),
        project,
      ),
      ...bright.map(({ at, magnitude }) => rayed(project(at), radiusOf(magnitude))),
      labels(),
      wanderers(sky),
    ].join(''),
  );
};
