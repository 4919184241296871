import { place } from '#content/shop.ts';
import { pens } from '#lib/drawings/pens.ts';
import { symbol } from '#lib/drawings/svg.ts';
import type { Equatorial } from './projection.ts';
import type { StarCatalogue } from './star-catalogue.ts';
import { fieldOf, plateBox, starPlate } from './star-plate.ts';
import { dots, radiusOf, rayed } from './stars.ts';

/** The declination above which a star never sets at a latitude: 90° minus the latitude, here that of the shop's place. */
export const neverSets = 90 - place.latitude;
/** The Great Bear is at the top. */
export const field = fieldOf([345, 90], place.latitude);
export const polaris: Equatorial = [37.95, 89.26];

/** A free place between the stars for the name of each constellation. */
const names: Readonly<Record<string, Equatorial>> = {
  'Grande Ourse': [176, 66.5],
  'Petite Ourse': [212, 75.5],
  Dragon: [258, 53],
  Céphée: [308, 63],
  Cassiopée: [33, 56],
  Girafe: [112, 64],
};

const label = ([name, at]: [string, Equatorial]): string => {
  const [x, y] = field.project(at);
  return `<text ${pens.starName} text-anchor="middle" x="${Math.round(x)}" y="${Math.round(y)}">${name}</text>`;
};

const isPolaris = ([, declination]: Equatorial): boolean => declination > 89;

/** The stars that never set at the shop's place, around the Pole Star. */
export const pole = ({ stars, figures }: StarCatalogue): string => {
  const shown = stars.filter(({ at }) => field.holds(at) && !isPolaris(at));
  const bright = shown.filter(({ magnitude }) => magnitude < 2.2);
  return symbol(
    'polaire',
    plateBox,
    [
      starPlate(field, figures),
      dots(
        shown.filter((star) => !bright.includes(star)),
        field.project,
      ),
      ...bright.map(({ at, magnitude }) => rayed(field.project(at), radiusOf(magnitude))),
      ...Object.entries(names).map(label),
      rayed(field.project(polaris), 5, pens.giltSolid),
    ].join(''),
  );
};
