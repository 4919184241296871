import { closeOrb } from '#domain/charts/orbs.ts';
import { around, line, num, type Point, polar, spokes, turn } from '#lib/drawings/geometry.ts';
import { planets as planetGlyphs, signs } from '#lib/drawings/glyphs.ts';
import { spread } from '#lib/drawings/spread.ts';
import { arrowHead, circle, glyph, group, numeral, path } from '#lib/drawings/svg.ts';
import { type Aspect, aspectsOf, type Planet, type Sky, zodiacal } from './sky.ts';

/** Radii from the neatline inwards, in a box of 800 around 0 0. */
const radius = {
  edge: 394,
  degrees: 378,
  signsOuter: 360,
  signs: 332,
  signsInner: 304,
  sky: 300,
  planets: 262,
  positions: 229,
  housesOuter: 206,
  houses: 189.5,
  aspects: 176,
} as const;

const ringRadii = [
  radius.edge,
  390,
  386,
  381,
  radius.degrees,
  radius.signsOuter,
  radius.signsInner,
  radius.sky,
  radius.housesOuter,
  203,
  radius.aspects,
] as const;

const centre: Point = [0, 0];
/** Neighbouring glyphs stay this many degrees apart. */
const glyphGap = 9.2;

/** A tenth of a unit is less than a tenth of a pixel. */
const on = (ring: number, angle: number): Point => {
  const [x, y] = polar(centre, ring, angle);
  return [Number(x.toFixed(1)), Number(y.toFixed(1))];
};
const text = (className: string, [x, y]: Point, content: string): string =>
  `<text class="${className}" x="${num(x, 1)}" y="${num(y, 1)}">${content}</text>`;
const ticks = (angles: readonly number[], radii: Parameters<typeof spokes>[2]): string =>
  spokes(centre, angles, radii, 1);
const rings = (...radii: readonly number[]): string =>
  group('class="h1"', ...radii.map((ring) => `<circle r="${ring}"/>`));

/** Ticks for all 360 degrees; those of fives and tens are longer. */
const graduation = (start: number, from: number, one: number, five: number, ten: number): string =>
  ticks(around(360, start), (_, degree) => [from, degree % 10 === 0 ? ten : degree % 5 === 0 ? five : one]);

/** Map border of five-degree segments: 72 dashes and gaps on one circle. */
const neatline = (aries: number): string =>
  `<circle class="neat" r="383.5" pathLength="72" stroke-dasharray="1" transform="rotate(${num(-aries - 5)})"/>`;

const zodiac = (aries: number): string => {
  const decans = around(36, aries).filter((_, index) => index % 3 !== 0);
  const lines =
    ticks(around(12, aries), () => [radius.signsOuter, radius.signsInner]) +
    ticks(decans, () => [radius.signsOuter, radius.signsOuter - 7]) +
    ticks(decans, () => [radius.signsInner + 7, radius.signsInner]);
  const glyphs = Object.values(signs).map((outline, index) =>
    glyph('class="gl"', outline, on(radius.signs, aries + index * 30 + 15), 35),
  );
  return path('class="h1"', lines) + glyphs.join('');
};

const houseNumbers = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** Equal houses from the ascendant, which stands at the left of the page. */
const houses = (): string => {
  const cusps = around(12, 180);
  return (
    path(
      'class="h1"',
      ticks(cusps, () => [203, radius.aspects]),
    ) +
    path(
      'class="h0 faint"',
      ticks(
        cusps.filter((_, index) => index % 3 !== 0),
        () => [293, radius.housesOuter],
      ),
    ) +
    houseNumbers
      .map((number, index) => numeral('class="ink hn"', number, on(radius.houses, 195 + index * 30), 13.5))
      .join('')
  );
};

/** Degrees between an axis and its name, on the side where the nearest glyph leaves more room. */
const nameSide = (angle: number, glyphs: readonly number[]): number => {
  const before = Math.min(...glyphs.map((aside) => turn(angle - aside)));
  const after = Math.min(...glyphs.map((aside) => turn(aside - angle)));
  return before < after ? 4.6 : -4.6;
};

const axis = (angle: number, name: string, side: number): string => {
  const arms = ticks([angle, angle + 180], () => [radius.sky, radius.housesOuter]);
  const [x, y] = on(268, angle + side);
  return (
    path('class="gilt w2"', arms) +
    arrowHead('class="giltf"', on(radius.sky, angle), on(286, angle - 1.8), on(286, angle + 1.8)) +
    text('deg ax', [x, y + 4], name)
  );
};

type Place = (longitude: number) => number;

const aspectClass = ({ kind, orb }: Aspect): string =>
  `${kind === 'easy' ? 'asp-e' : 'asp-h'}${orb < closeOrb ? ' w2' : ''}`;

const aspects = (planets: readonly Planet[], place: Place): string => {
  const chord = ({ from, to }: Aspect): string =>
    line(on(radius.aspects, place(from.longitude)), on(radius.aspects, place(to.longitude)));
  return [...Map.groupBy(aspectsOf(planets), aspectClass)]
    .map(([className, alike]) => path(`class="${className}"`, alike.map(chord).join('')))
    .join('');
};

/** The true angle of a planet on the page, and the angle of its glyph. */
type Seat = { readonly planet: Planet; readonly angle: number; readonly aside: number };

/** A leader joins a moved glyph to its true degree. */
const leader = ({ angle, aside }: Seat): string =>
  line(on(radius.sky, angle), on(288, angle), on(279, aside));

/** A dot on the inner ring marks the true degree, where the aspects end. */
const planet = ({ planet: { key, longitude }, angle, aside }: Seat): string => {
  const [x, y] = on(radius.positions, aside);
  return (
    glyph('class="gl pl"', planetGlyphs[key], on(radius.planets, aside), 30) +
    text('deg', [x, y + 4.5], `${zodiacal(longitude).degree}°`) +
    circle('class="giltf"', on(radius.aspects, angle), 3.4)
  );
};

const earth =
  '<circle class="pf" r="13"/><circle class="h1" r="13"/><path class="h1" d="M-13 0H13M0-13V13"/>';

/**
 * The wheel of the home page, with classes instead of inks: `wheel-file.ts` inks it for the page, `share-image.ts`
 * for social networks.
 */
export const wheel = (sky: Sky): string => {
  const place: Place = (longitude) => 180 + turn(longitude - sky.ascendant);
  const aries = place(0);
  const angles = sky.planets.map(({ longitude }) => place(longitude));
  const arms = [sky.ascendant, sky.midheaven].map(place);
  const opposite = arms.map((angle) => angle + 180);
  const beside = spread(angles, glyphGap, [...arms, ...opposite]);
  const named = arms.map((angle) => ({ angle, side: nameSide(angle, beside) }));
  // A glyph keeps its distance from the middle between a line and its name, and so from both.
  const middles = named.map(({ angle, side }) => angle + side / 2);
  const moved = spread(angles, glyphGap, [...middles, ...opposite]);
  const seats = sky.planets.map((body, index): Seat => {
    const angle = place(body.longitude);
    return { planet: body, angle, aside: moved[index] ?? angle };
  });
  return [
    '<svg viewBox="-400 -400 800 800" fill="none">',
    rings(...ringRadii),
    neatline(aries),
    path(
      'class="h0"',
      graduation(aries, radius.degrees, 372, 368, 364) + graduation(aries, radius.sky, 296, 293, 293),
    ),
    zodiac(aries),
    houses(),
    ...named.map(({ angle, side }, index) => axis(angle, index === 0 ? 'AS' : 'MC', side)),
    aspects(sky.planets, place),
    earth,
    path('class="gilt w2"', seats.map(leader).join('')),
    ...seats.map(planet),
    '</svg>',
  ].join('');
};
