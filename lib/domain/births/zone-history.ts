import histories from './zones.json' with { type: 'json' };

/**
 * Legal time by zone, 1900 to 2037, from tzdata 2025b with its whole `backzone` file. `Intl` is not used, because it lacks
 * the history before 1970 of 71 zones.
 */

/** Seconds since 1970 UTC, `from` inclusive and `to` exclusive; `offsetSeconds` east of UTC. */
export type Period = {
  readonly from: number;
  readonly to: number;
  readonly offsetSeconds: number;
  /** Local mean time, which follows the longitude of the place. */
  readonly isLocalMean?: boolean;
};

/** One degree of longitude is four minutes of local mean time. */
const localMeanOffset = (longitude: number): number => Math.round(longitude * 240);

/** The free zone of France had its own legal time in these two spans only; `Europe/Monaco` has their history. */
const freeZone = 'Europe/Monaco';
const freeFrom = Date.UTC(1940, 5, 14, 22) / 1000;
const freeTo = Date.UTC(1942, 2, 8, 23) / 1000;

export const zoneNames: readonly string[] = histories.flatMap(({ names }) => names);

/**
 * Periods without gaps; undefined for an unknown zone. The first one follows the longitude where the zone begins
 * with local mean time.
 */
export const periodsOf = (zone: string, longitude: number): readonly Period[] | undefined => {
  const history = histories.find(({ names }) => names.includes(zone));
  if (!history) return undefined;
  const first = history.isLocal ? localMeanOffset(longitude) : history.first;
  const periods: Period[] = [];
  let from = Number.NEGATIVE_INFINITY;
  let offsetSeconds = first;
  let at = 0;
  for (const [index, delta] of history.deltas.entries()) {
    at += delta;
    periods.push({ from, to: at, offsetSeconds, isLocalMean: index === 0 && history.isLocal });
    from = at;
    offsetSeconds = history.offsets[history.order[index] ?? 0] ?? first;
  }
  return [...periods, { from, to: Number.POSITIVE_INFINITY, offsetSeconds }];
};

const clip = (periods: readonly Period[], from: number, to: number): Period[] =>
  periods
    .filter((period) => period.from < to && period.to > from)
    .map((period) => ({ ...period, from: Math.max(period.from, from), to: Math.min(period.to, to) }));

/** The legal time of the free zone of France (1940–1942), and that of Paris before and after. */
export const freeFrancePeriods = (longitude: number): readonly Period[] => {
  const paris = periodsOf('Europe/Paris', longitude) ?? [];
  const free = periodsOf(freeZone, longitude) ?? [];
  return [
    ...clip(paris, Number.NEGATIVE_INFINITY, freeFrom),
    ...clip(free, freeFrom, freeTo),
    ...clip(paris, freeTo, Number.POSITIVE_INFINITY),
  ];
};
