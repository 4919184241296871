import { dayPillar } from '#domain/charts/pillars.ts';
import { longitudeOf } from '#domain/guidance/sky/positions.ts';
import { hatch, line, type Point, polygon, turn } from '#lib/drawings/geometry.ts';
import { branches, elements, stems } from '#lib/drawings/glyphs.ts';
import { litPart } from '#lib/drawings/moon-phase.ts';
import { pens } from '#lib/drawings/pens.ts';
import { circle, glyph, path } from '#lib/drawings/svg.ts';
import { figures, lying, rectangle, turned } from './parts.ts';

const branchOutlines = Object.values(branches);
const elementOutlines = [elements.wood, elements.fire, elements.earth, elements.metal, elements.water];

/** Nine days of April 1991, read from the right; the birth of the examples is the fifth. */
const days = 9;
const firstDay = 13;
const birthday = 4;
const sheet = { left: 58, top: 40, width: 190, height: 226 } as const;
const pitch = sheet.width / days;

const pillarOf = (index: number) => dayPillar({ date: `1991-04-${firstDay + index}`, hours: 12 }, 0);

/** The Moon of the day at noon: an almanac prints what is dark. */
const moonOf = (index: number, at: Point): string => {
  const noon = new Date(`1991-04-${firstDay + index}T12:00:00Z`);
  const phase = turn(longitudeOf('moon', noon) - longitudeOf('sun', noon));
  return path(pens.solid, litPart(at, 6, (phase + 180) % 360)) + circle(pens.hair, at, 6);
};

/** Day, its stem and branch, their element, the Moon, and the branch that the day disturbs: the opposite one. */
const dayColumn = (index: number): string => {
  const { stem, branch } = pillarOf(index);
  const x = sheet.left + sheet.width - (index + 0.5) * pitch;
  const below = (down: number): Point => [x, sheet.top + down];
  const isBirth = index === birthday;
  const [sign, part] = isBirth ? [pens.liveGlyph, pens.liveFine] : [pens.fine, pens.hair];
  return [
    path(
      isBirth ? pens.liveFine : pens.fine,
      figures(String(firstDay + index), [x + 5.4, sheet.top + 35], 7),
    ),
    glyph(sign, stems[stem] ?? '', below(70), 17),
    glyph(sign, branchOutlines[branch] ?? '', below(95), 17),
    glyph(part, elementOutlines[Math.floor(stem / 2)] ?? '', below(130), 13),
    moonOf(index, below(165)),
    glyph(part, branchOutlines[(branch + 6) % 12] ?? '', below(203), 13),
  ].join('');
};

/** A leaf with a head, nine columns, and the four stitches of its binding at the right. */
const leaf = (): string => {
  const { left, top, width, height } = sheet;
  const spine = left + width + 14;
  const stitches = [0.08, 0.34, 0.66, 0.92].map((share) => top + height * share);
  const columns = Array.from({ length: days - 1 }, (_, index) => left + (index + 1) * pitch);
  return [
    lying(rectangle(left - 11, top - 9, width + 45, height + 20), [5, 6]),
    lying(rectangle(left - 14, top - 12, width + 45, height + 20), [3, 3]),
    path(
      pens.fine,
      polygon(rectangle(left, top, width, height)) +
        polygon(rectangle(left - 3, top - 3, width + 6, height + 6)),
    ),
    path(
      pens.hair,
      [22, 52, 114, 147, 183].map((down) => line([left, top + down], [left + width, top + down])).join(''),
    ),
    path(pens.faint, columns.map((x) => line([x, top + 22], [x, top + height])).join('')),
    path(pens.fine, line([spine, top - 12], [spine, top + height + 8])),
    path(pens.firm, stitches.map((y) => line([spine, y], [left + width + 31, y])).join('')),
    path(pens.live, line([spine, stitches[0] ?? top], [spine, stitches[3] ?? top])),
  ].join('');
};

/** The five elements stand in the head of the leaf. */
const head = (): string =>
  elementOutlines
    .map((outline, index) =>
      glyph(pens.liveFine, outline, [sheet.left + sheet.width / 2 + (2 - index) * 30, sheet.top + 11], 13),
    )
    .join('');

/** The shaft of the brush has three knots; its hair is hatched and ends in a point. */
const brush = (): string => {
  const shaft: Point[] = [
    [40, 276],
    [224, 276],
    [224, 287],
    [40, 287],
  ];
  const hair = 'M240 274.5C262 270 278 277 296 283.4C280 290 262 293 240 288.5Z';
  const belly = [244, 248, 252, 256, 260, 264, 268, 272, 276, 280].map(
    (x, index) => `M${x} ${283 - (index % 2)}Q${x + 6} ${286} ${x + 10} ${285.5 - index * 0.16}`,
  );
  return [
    lying(shaft, [4, 6]),
    path(pens.hair, hatch(rectangle(40, 281.5, 184, 5.5), 1.5)),
    path(
      pens.fine,
      [70, 118, 170]
        .map((x) => `M${x} 276Q${x + 3} 281.5 ${x} 287M${x + 3} 276Q${x + 6} 281.5 ${x + 3} 287`)
        .join(''),
    ),
    lying(rectangle(224, 274, 16, 15), [3, 5], pens.fine),
    path(pens.live, 'M228 274V289M236 274V289'),
    path(pens.paper, hair),
    path(pens.fine, hair + belly.join('')),
    path(pens.fine, 'M40 279Q30 281.5 40 284'),
    circle(pens.fine, [29.5, 281.5], 3),
  ].join('');
};

/** The desk of Chinese astrology: a leaf of an almanac and a brush. */
export const almanacDesk = (): string =>
  turned(5, leaf(), head(), ...Array.from({ length: days }, (_, index) => dayColumn(index))) +
  turned(-13, brush());
