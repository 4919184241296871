import { planetNames } from '../charts/bodies.ts';
import { closeOrb } from '../charts/orbs.ts';
import { westernTexts as texts } from '../texts/dossier.ts';
import type { Reading } from './reading.ts';
import { aspectMark, bodyKeys } from './western-names.ts';
import type { westernSheet } from './western-sheet.ts';

/** Trines and sextiles are easy; squares and oppositions are tense; of a conjunction no line is drawn. */
const kindOf = (angle: number): 'easy' | 'hard' => (angle === 60 || angle === 120 ? 'easy' : 'hard');

/** A body that goes further than this through the possible time, in degrees, is drawn with its way. */
const farWay = 3;

type Chart = ReturnType<typeof westernSheet>;

/** What the wheel draws. */
export const wheelChartOf = ({ hasMinute }: Reading, { charts, aspects, hasAxes }: Chart) => {
  const { at, from, to } = charts;
  const bodies = planetNames.map((name) => {
    const { longitude, retrograde, degree } = at.planets[name];
    const ends = [from.planets[name].longitude, to.planets[name].longitude] as const;
    const isFar = !hasMinute && (ends[1] - ends[0] + 360) % 360 > farWay && !retrograde;
    const label = `${degree}°${retrograde ? texts.retrograde : ''}`;
    return {
      key: bodyKeys[name],
      longitude,
      ...(hasMinute && { label }),
      ...(isFar && { arc: ends }),
    };
  });
  const { TrueNode } = at.points;
  const label = `${Math.floor(TrueNode % 30)}°`;
  const node = { key: 'northNode' as const, longitude: TrueNode, ...(hasMinute && { label }) };
  const lines = aspects.filter(({ angle }) => angle !== 0);
  return {
    bodies: [...bodies, node],
    aspects: lines.map(({ between: [left, right], angle, orb }) => ({
      of: aspectMark({ between: [left, right] }),
      between: [at.planets[left].longitude, at.planets[right].longitude] as const,
      kind: kindOf(angle),
      isClose: hasMinute && orb < closeOrb,
    })),
    ...(hasAxes && {
      axes: { ascendant: at.ascendant, midheaven: at.midheaven, cusps: at.cusps },
    }),
  };
};
