import { bearMiddle } from '#domain/guidance/sky/hour-turn.ts';
import { turn } from '#lib/drawings/geometry.ts';
import { pens } from '#lib/drawings/pens.ts';
import { circle, path, symbol } from '#lib/drawings/svg.ts';
import type { Equatorial } from './projection.ts';
import type { StarCatalogue } from './star-catalogue.ts';
import { cut, fieldOf, plateBox, starPlate } from './star-plate.ts';
import { dots, radiusOf, rayed } from './stars.ts';

const field = fieldOf(bearMiddle, 18);
/** Megrez, which joins the tail of the Great Bear to its body. */
export const megrez: Equatorial = [183.86, 57.03];

/** The catalogue counts right ascension from -180° to 180°. */
const isMegrez = ([hour, degree]: Equatorial): boolean =>
  Math.abs(turn(hour) - megrez[0]) < 0.3 && Math.abs(degree - megrez[1]) < 0.3;

/** The two ends of each line of the figures. */
export const linesOf = (figures: StarCatalogue['figures']): (readonly [Equatorial, Equatorial])[] =>
  figures.flatMap((figure) =>
    figure.flatMap((end, index) => {
      const start = figure[index - 1];
      return start ? [[start, end] as const] : [];
    }),
  );

/** The Great Bear with one star missing: its place is an empty circle, the lines to it are dashed. */
export const lostStar = ({ stars, figures }: StarCatalogue): string => {
  const lines = linesOf(figures);
  const [broken, whole] = [
    lines.filter((ends) => ends.some(isMegrez)),
    lines.filter((ends) => !ends.some(isMegrez)),
  ];
  const shown = stars.filter(({ at }) => field.holds(at) && !isMegrez(at));
  const bright = shown.filter(({ magnitude }) => magnitude < 2.5);
  return symbol(
    'etoile-absente',
    plateBox,
    [
      starPlate(field, whole),
      path(`${pens.giltFine} stroke-dasharray="2 7"`, broken.map((line) => cut(field, line)).join('')),
      circle(pens.paper, field.project(megrez), 17),
      circle(`${pens.gilt} stroke-dasharray="3 5"`, field.project(megrez), 17),
      dots(
        shown.filter((star) => !bright.includes(star)),
        field.project,
      ),
      ...bright.map(({ at, magnitude }) => rayed(field.project(at), radiusOf(magnitude) * 1.8)),
    ].join(''),
  );
};
