import { planetNames } from '../charts/bodies.ts';
import { closeOrb } from '../charts/orbs.ts';
import type { Reading } from './reading.ts';
import { aspectMark, bodyKeys } from './western-names.ts';
import { linesOf, pointAspectsOf } from './western-points.ts';
import type { Shown, westernSheet } from './western-sheet.ts';
import { minorAspectsOf } from './western-whole.ts';

type Chart = Pick<ReturnType<typeof westernSheet>, 'charts' | 'aspects' | 'hasAxes'>;

/** What the triangular grid draws: the aspects of the tables, without what stands opposite. */
export const aspectGridOf = (reading: Reading, chart: Chart, shown: Shown) => {
  const lines = linesOf(chart).toReversed();
  const drawn = (orb: number) => ({
    isClose: reading.hasMinute && orb < closeOrb,
    ...(reading.hasMinute && { orb: `${Math.floor(orb)}°` }),
  });
  const minor = shown.aspects === 'minor' ? minorAspectsOf(reading, chart, shown) : [];
  const among = [...chart.aspects, ...minor].map(({ between, angle, orb }) => {
    const [column, row] = between
      .map((name) => planetNames.indexOf(name))
      .toSorted((one, other) => one - other);
    return { row: row ?? 0, column: column ?? 0, angle, of: aspectMark({ between }), ...drawn(orb) };
  });
  const toLines = pointAspectsOf(chart, shown).map(({ planet, line, angle, orb }) => ({
    row: planetNames.length + lines.indexOf(line),
    column: planetNames.indexOf(planet),
    angle,
    ...drawn(orb),
  }));
  return {
    points: [
      ...planetNames.map((name) => ({ key: bodyKeys[name] })),
      ...lines.map(({ near: { mark } }) => (mark === 'northNode' ? { key: mark } : { text: mark })),
    ],
    cells: [...among, ...toLines],
  };
};
