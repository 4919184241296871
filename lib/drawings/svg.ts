import { num, type Point, polygon, xy } from './geometry.ts';
import { numerals } from './numerals.ts';

/** Attributes of a shape's ink: pens for the files, classes for the wheel. */
export type Pen = string;

export const path = (pen: Pen, d: string): string => (d === '' ? '' : `<path ${pen} d="${d}"/>`);
export const circle = (pen: Pen, [x, y]: Point, radius: number): string =>
  `<circle ${pen} cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>`;
/** A square by its centre and half its side. */
export const square = (pen: Pen, [x, y]: Point, half: number): string =>
  `<rect ${pen} x="${num(x - half)}" y="${num(y - half)}" width="${num(half * 2)}" height="${num(half * 2)}"/>`;
export const group = (attributes: string, ...content: readonly string[]): string =>
  `<g ${attributes}>${content.join('')}</g>`;

/** A glyph of the 24 × 24 box, centred on `at`. */
export const glyph = (pen: Pen, outline: string, at: Point, size: number): string =>
  group(
    `transform="translate(${xy(at)}) scale(${num(size / 24, 3)})"`,
    `<path ${pen} transform="translate(-12 -12)" d="${outline}"/>`,
  );

const outlines: ReadonlyMap<string, (typeof numerals)[keyof typeof numerals]> = new Map(
  Object.entries(numerals),
);

/** Digits or a Roman numeral, centred on `at`; `size` is the em, capitals are two thirds of it. */
export const numeral = (pen: Pen, text: string, at: Point, size: number): string => {
  const letters = [...text].flatMap((character) => outlines.get(character) ?? []);
  const width = letters.reduce((sum, { advance }) => sum + advance, 0);
  let x = -width / 2;
  const shapes = letters.map(({ advance, outline }) => {
    const placed = `<path transform="translate(${num(x, 0)} 33)" d="${outline}"/>`;
    x += advance;
    return placed;
  });
  return group(`${pen} transform="translate(${xy(at)}) scale(${num(size / 100, 3)})"`, ...shapes);
};

/** An arrow head with its tip at `tip`. */
export const arrowHead = (pen: Pen, tip: Point, left: Point, right: Point): string =>
  path(pen, polygon([tip, left, right]));

/**
 * A drawing for `<use href="/drawings/file.svg#id">`. Strokes have round ends, and shapes are filled only when the pen
 * says so.
 */
export const symbol = (id: string, viewBox: string, content: string): string =>
  `<symbol id="${id}" viewBox="${viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</symbol>`;

export const svgFile = (...symbols: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
