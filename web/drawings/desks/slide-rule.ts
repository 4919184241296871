import { hatch, line, num, polygon } from '#lib/drawings/geometry.ts';
import { pens } from '#lib/drawings/pens.ts';
import { numeral, path } from '#lib/drawings/svg.ts';
import { figures, lying, rectangle, turned } from './parts.ts';

/** The left end of the scales, and the length of one decade. */
const scale = { left: 28, length: 205 } as const;
const at = (value: number, shift = 0): number => scale.left + shift + Math.log10(value) * scale.length;

/** The slide stands at 2, so that each number below it is doubled. */
const shift = Math.log10(2) * scale.length;

/** Ticks of a scale from 1 to 10: tenths to 4, fifths above, and those of whole numbers longest. */
const ticks = (y: number, down: number, moved = 0): string =>
  Array.from({ length: 91 }, (_, index) => 10 + index)
    .filter((tenths) => tenths <= 40 || tenths % 2 === 0)
    .map((tenths) => {
      const length = tenths % 10 === 0 ? 9 : tenths % 5 === 0 ? 6.4 : 4;
      return `M${num(at(tenths / 10, moved), 1)} ${y}v${num(length * down)}`;
    })
    .join('');

const labels = (y: number, moved = 0): string =>
  Array.from({ length: 10 }, (_, index) => index + 1)
    .map((value) => figures(String(value === 10 ? 1 : value), [at(value, moved) + 2.6, y], 6.6))
    .join('');

/** The left end and the width of the rails, and of the slide. */
const stock = [14, 232] as const;

/** Two rails, and between them the slide, which stands out to the right. */
const rule = (): string => {
  const [left, width] = stock;
  return [
    lying(rectangle(left, 126, width, 76), [6, 8], pens.firm),
    path(pens.fine, line([left, 148], [left + shift, 148]) + line([left, 180], [left + shift, 180])),
    path(pens.hair, hatch(rectangle(left + 1, 148, shift - 2, 31), 2.2)),
    lying(rectangle(left + shift, 148, width, 32), [4, 5]),
    path(pens.hair, ticks(148, -1) + ticks(148, 1, shift) + ticks(180, -1, shift) + ticks(180, 1)),
    path(pens.fine, labels(129.6) + labels(160.6, shift) + labels(191.8)),
  ].join('');
};

/** The glass with its line: 2 times 2.5 is 5, the number of the life path of the examples. */
const cursor = (): string => {
  const x = at(5);
  const frame = rectangle(x - 17, 119, 34, 90);
  return [
    path(pens.fine, polygon(frame) + polygon(rectangle(x - 14, 126, 28, 76))),
    path(pens.hair, hatch(rectangle(x - 17, 117, 34, 9), 1.6) + hatch(rectangle(x - 17, 200, 34, 9), 1.6)),
    path(pens.live, line([x, 119], [x, 209])),
  ].join('');
};

/** The sum of the birth of the examples, 17 April 1991, on squared paper: 32, and 3 and 2 are 5. */
const sum = (): string => {
  const [left, top, width, height] = [92, 28, 150, 264];
  const grid = (count: number, step: number, mark: (offset: number) => string) =>
    Array.from({ length: count }, (_, index) => mark((index + 1) * step)).join('');
  const written =
    figures('17', [left + 41, top + 24], 17) +
    figures('4', [left + 68, top + 24], 17) +
    figures('1991', [left + 136, top + 24], 17) +
    figures('3', [left + 60, top + 206], 20) +
    figures('2', [left + 106, top + 206], 20);
  return [
    lying(rectangle(left, top, width, height)),
    path(
      pens.faint,
      grid(9, 15, (x) => line([left + x, top], [left + x, top + height])),
    ),
    path(
      pens.faint,
      grid(17, 15, (y) => line([left, top + y], [left + width, top + y])),
    ),
    path(pens.firm, written),
    path(pens.fine, line([left + 14, top + 50], [left + width - 14, top + 50])),
    numeral(pens.text, '32', [left + 75, top + 70], 30),
    path(pens.fine, `M${left + 75} ${top + 211}v10M${left + 70} ${top + 216}h10`),
    path(pens.fine, line([left + 40, top + 232], [left + 110, top + 232])),
    numeral(pens.liveSolid, '5', [left + 75, top + 248], 30),
  ].join('');
};

/** The desk of numerology: a sum on squared paper and a slide rule. */
export const slideRuleDesk = (): string => turned(4, sum()) + turned(-17, rule(), cursor());
