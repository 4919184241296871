import { foldPlaceName } from '#domain/births/place-names.ts';
import type { Entry } from './entry.ts';
import { nearestAmong } from './near.ts';

/** Inhabitants of a place that may locate another one. */
const wellKnown = 1000;

const keyOf = ({ name, detail }: Entry): string => [foldPlaceName(name), ...detail].join(' ');

/** «près de Riec-sur-Bélon, Finistère»; a neighbour that the label already names is replaced. */
const near = ({ detail: [label, code] }: Entry, neighbour: string): Entry['detail'] => [
  `près de ${neighbour}, ${label.replace(/^près de [^,]+, /, '')}`,
  code,
];

/**
 * Places of one name in one department, state or country name a neighbour, except the largest of a French department,
 * which its certificate names without one.
 */
export const distinguished = (entries: readonly Entry[]): Entry[] => {
  const neighbours = nearestAmong(
    entries.filter(({ population }) => population >= wellKnown),
    0.5,
  );
  const groups = Map.groupBy(entries, keyOf);
  return entries.map((entry) => {
    const same = groups.get(keyOf(entry)) ?? [];
    if (same.length === 1) return entry;
    const largest = same.reduce((best, one) => (one.population > best.population ? one : best));
    if (entry.isFrench && entry === largest) return entry;
    const neighbour = neighbours(entry, ({ name }) => foldPlaceName(name) !== foldPlaceName(entry.name));
    return neighbour ? { ...entry, detail: near(entry, neighbour.name) } : entry;
  });
};
