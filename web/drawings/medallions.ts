import { catalogue, disciplines, type PaidKey } from '#domain/catalogue.ts';
import type { ChartKind } from '#domain/chart-kinds.ts';
import { around, line, num, type Point, polar, spokes, xy } from '#lib/drawings/geometry.ts';
import { branches, signs } from '#lib/drawings/glyphs.ts';
import { pens } from '#lib/drawings/pens.ts';
import { circle, glyph, numeral, path, symbol } from '#lib/drawings/svg.ts';

const centre: Point = [160, 160];

/**
 * The 64 hexagrams in Fu Xi's order, which counts in binary: six lines from the inner one outwards, 1 as a whole
 * line (yang), 0 as a broken one (yin), the inner line as the highest digit.
 */
export const hexagram = (index: number): boolean[] =>
  Array.from({ length: 6 }, (_, place) => ((index >> (5 - place)) & 1) === 1);

const hexagramLine = (radius: number, angle: number, isYang: boolean): string => {
  const on = (offset: number): Point => polar(centre, radius, angle + offset);
  return isYang ? line(on(1.95), on(-1.95)) : line(on(1.95), on(0.5)) + line(on(-0.5), on(-1.95));
};

const hexagramRing = (): string =>
  around(-64, 90)
    .map((angle, index) =>
      hexagram(index)
        .map((isYang, place) => hexagramLine(128 + place * 4.4, angle, isYang))
        .join(''),
    )
    .join('');

const glyphRing = (outlines: Readonly<Record<string, string>>, start: number, step: number): string =>
  Object.values(outlines)
    .map((outline, index) => glyph(pens.liveGlyph, outline, polar(centre, 139, start + index * step), 17))
    .join('');

const digitRing = (): string =>
  around(-9, 90)
    .map((angle, index) => numeral(pens.liveSolid, String(index + 1), polar(centre, 139, angle), 25))
    .join('');

const ticks = (angles: readonly number[], from: number, to: number): string =>
  path(
    pens.hair,
    spokes(centre, angles, () => [from, to]),
  );

/** The ring of a medallion by the chart of its discipline: signs, branches, digits, hexagrams. */
const rings: Readonly<Record<ChartKind, () => string>> = {
  western: () => glyphRing(signs, 195, 30) + ticks(around(120), 154, 151) + ticks(around(12), 154, 124),
  chinese: () => glyphRing(branches, 90, -30) + ticks(around(12, 15), 154, 124),
  numbers: () => digitRing() + ticks(around(81, 90), 154, 150) + ticks(around(9, 70), 154, 124),
  design: () => path(pens.liveHair, hexagramRing()),
};

/** Ticks of three lengths and a circle, where a reading has no chart. */
const plainRing = (): string =>
  ticks(around(144), 154, 151) +
  ticks(around(48), 154, 147) +
  ticks(around(16), 154, 124) +
  circle(pens.liveHair, centre, 139);

type Weave = { readonly count: number; readonly long: number; readonly short: number };

/** The number of ellipses of each guilloche, and their half axes. */
const weaves: Readonly<Record<ChartKind, Weave>> = {
  western: { count: 12, long: 112, short: 40 },
  chinese: { count: 15, long: 112, short: 62 },
  numbers: { count: 18, long: 112, short: 26 },
  design: { count: 16, long: 112, short: 78 },
};
const plainWeave: Weave = { count: 14, long: 112, short: 52 };

export const weaveOf = (service: PaidKey): Weave => {
  const { chart } = catalogue[service];
  return chart ? weaves[chart] : plainWeave;
};

const ringOf = (service: PaidKey): string => {
  const { chart } = catalogue[service];
  return chart ? rings[chart]() : plainRing();
};

/** One closed ellipse around `at`, turned by `angle`, as two arcs. */
export const ellipse = (at: Point, long: number, short: number, angle: number): string => {
  const arc = (end: Point) => `A${num(long)} ${num(short)} ${num(-angle)} 1 1 ${xy(end)}`;
  const [start, end] = [polar(at, long, angle), polar(at, long, angle + 180)];
  return `M${xy(start)}${arc(end)}${arc(start)}Z`;
};

/** Ellipses turned through half a circle only, because the other half would cover the first. */
const guilloche = ({ count, long, short }: Weave): string =>
  Array.from({ length: count }, (_, index) => ellipse(centre, long, short, (index * 180) / count)).join('');

/** An expert's medallion; its middle stays free for the initials, which the page writes. */
export const medallion = (service: PaidKey): string =>
  symbol(
    service,
    '0 0 320 320',
    [
      circle(pens.fine, centre, 157),
      circle(pens.fine, centre, 154),
      circle(pens.fine, centre, 124),
      ringOf(service),
      path(pens.ghost, guilloche(weaveOf(service))),
      circle(pens.fine, centre, 116),
      circle(pens.paper, centre, 72),
      circle(pens.fine, centre, 72),
      circle(pens.live, centre, 68),
    ].join(''),
  );

export const medallions = (): string[] => disciplines.map(medallion);
