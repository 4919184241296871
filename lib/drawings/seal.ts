import { num, polar, xy } from './geometry.ts';
import { mark } from './logo.ts';

/**
 * The seal of a report: three rings of dashes, whole or broken, and a net of ellipses, all read from the 80 bits of its
 * code. Page and paper draw the same lines, so that two seals are compared line by line.
 */
export type Seal = {
  /** A side of 320; `fine` and `hair` are lines, `centre` is the ring around the mark. */
  readonly fine: string;
  readonly hair: string;
  readonly centre: string;
  readonly mark: string;
};

export const sealSide = 320;
const centre = [160, 160] as const;

const circle = (radius: number): string =>
  `M${num(centre[0] - radius)} ${centre[1]}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const dashes = 40;
const step = 360 / dashes;
/** Degrees: what a dash leaves free at its ends, and the gap within a broken one. */
const [margin, gap] = [1.1, 1.3];

const arc = (radius: number, from: number, to: number): string =>
  `M${xy(polar(centre, radius, from))}A${radius} ${radius} 0 0 0 ${xy(polar(centre, radius, to))}`;

const dash = (radius: number, index: number, isWhole: boolean): string => {
  const [from, to] = [index * step + margin, (index + 1) * step - margin];
  const middle = (from + to) / 2;
  return isWhole ? arc(radius, from, to) : arc(radius, from, middle - gap) + arc(radius, middle + gap, to);
};

const ring = (radius: number, bits: readonly boolean[]): string =>
  bits.map((isWhole, index) => dash(radius, index, isWhole)).join('');

const numberOf = (bits: readonly boolean[]): number => bits.reduce((sum, bit) => 2 * sum + Number(bit), 0);

const ellipse = (height: number, angle: number): string => {
  const [start, end] = [polar(centre, 118, -angle), polar(centre, 118, 180 - angle)];
  const half = (to: readonly [number, number]) => `A118 ${height} ${num(angle)} 1 1 ${xy(to)}`;
  return `M${xy(start)}${half(end)}${half(start)}`;
};

/** As many ellipses, and as flat, as some of the bits say. */
const net = (bits: readonly boolean[]): string => {
  const count = 8 + numberOf(bits.slice(0, 3));
  const height = 50 + numberOf(bits.slice(3, 7)) * 1.5;
  return Array.from({ length: count }, (_, index) => ellipse(height, (index * 180) / count)).join('');
};

/** Of 80 bits. */
export const sealOf = (bits: readonly boolean[]): Seal => {
  const [outer, inner] = [bits.slice(0, dashes), bits.slice(dashes)];
  const both = outer.map((bit, index) => bit !== inner[index]);
  return {
    fine: [
      ...[156, 153, 125, 121].map(circle),
      ...[ring(146, outer), ring(139, inner), ring(132, both), circle(60)],
    ].join(''),
    hair: net(bits.filter((_, index) => index % 8 === 3)),
    centre: circle(56),
    mark: mark.foil,
  };
};

export type SealInks = { readonly line: string; readonly live: string; readonly paper: string };

/** The seal as an SVG file. */
export const sealFile = (bits: readonly boolean[], { line, live, paper }: SealInks): string => {
  const seal = sealOf(bits);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sealSide} ${sealSide}" width="${sealSide}" height="${sealSide}" fill="none" stroke="${line}">`,
    `<path stroke-width=".6" stroke-opacity=".7" d="${seal.hair}"/>`,
    `<circle cx="160" cy="160" r="60" fill="${paper}" stroke="none"/>`,
    `<path stroke-width="1.4" d="${seal.fine}"/>`,
    `<path stroke="${live}" stroke-width="3" d="${seal.centre}"/>`,
    `<path stroke-width="1" transform="translate(124 124) scale(1.5)" d="${seal.mark}"/></svg>`,
  ].join('');
};
