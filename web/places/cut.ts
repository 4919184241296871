import type { PlaceFile } from '#domain/births/place-files.ts';
import { foldPlaceName } from '#domain/births/place-names.ts';
import { aliasesOf, frenchSpelling } from './aliases.ts';
import type { Entry } from './entry.ts';

/** The largest number of rows of a whole file; a longer list is split by the next letter and keeps its most likely rows. */
const wholeFile = 320;
const firstShown = 80;

/** The order of likelihood: births in France first, then in French-speaking countries, then in large places. */
const weightOf = ({ isFrench, population }: Entry): number => (population + 200) * (isFrench ? 10 : 1);

type Named = {
  readonly key: string;
  readonly name: string;
  readonly entry: Entry;
  readonly weight: number;
};

const namesOf = (entry: Entry): Named[] => {
  const weight = weightOf(entry);
  const aliases = aliasesOf(entry).map((name, index) => ({
    key: foldPlaceName(name),
    name,
    entry,
    weight: weight * 0.9 ** (index + 1),
  }));
  const key = foldPlaceName(entry.name);
  const own = { key, name: frenchSpelling(entry), entry, weight };
  return [...(key === '' ? [] : [own]), ...aliases];
};

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

const keyOf = ({ entry }: Named): string => entry.detail.join('|');

const rowOf = ({ name, entry }: Named, detail: number, zone: number): PlaceFile['rows'][number] => {
  const [latitude, longitude] = [rounded(entry.latitude), rounded(entry.longitude)];
  return foldPlaceName(name) === foldPlaceName(entry.name)
    ? [entry.id, name, detail, latitude, longitude, zone]
    : [entry.id, name, detail, latitude, longitude, zone, entry.name];
};

const fileOf = (named: readonly Named[]): PlaceFile => {
  const details = new Map<string, readonly [string, string]>();
  for (const row of named) details.set(keyOf(row), row.entry.detail);
  const detailKeys = [...details.keys()];
  const zones = [...new Set(named.map(({ entry }) => entry.zone))];
  return {
    details: [...details.values()].map(([label, code]) => [label, code]),
    zones,
    rows: named.map((row) => rowOf(row, detailKeys.indexOf(keyOf(row)), zones.indexOf(row.entry.zone))),
  };
};

/** Small children stay in their parent's file, the smallest first, up to its limit. */
const absorbed = (children: ReadonlyMap<string, readonly Named[]>): ReadonlySet<string> => {
  const kept = new Set<string>();
  let size = 0;
  for (const [prefix, rows] of [...children].sort(([, left], [, right]) => left.length - right.length)) {
    size += rows.length;
    if (size > wholeFile - firstShown) break;
    kept.add(prefix);
  }
  return kept;
};

/**
 * The files by prefix of the folded name. A name is in the file of the longest prefix that has one; a file that has
 * longer prefixes below it also lists its most likely names.
 */
export const cutPlaces = (entries: readonly Entry[]): Map<string, PlaceFile> => {
  const files = new Map<string, PlaceFile>();
  const cut = (prefix: string, named: readonly Named[]): void => {
    if (named.length <= wholeFile) {
      files.set(prefix, fileOf(named));
      return;
    }
    const longer = named.filter(({ key }) => key !== prefix);
    const children = Map.groupBy(longer, ({ key }) => key.slice(0, prefix.length + 1));
    const kept = prefix === '' ? new Set<string>() : absorbed(children);
    const first = new Set(longer.slice(0, firstShown));
    const isShown = (row: Named): boolean =>
      row.key === prefix || first.has(row) || kept.has(row.key.slice(0, prefix.length + 1));
    if (prefix !== '') files.set(prefix, fileOf(named.filter(isShown)));
    for (const [child, rows] of children) if (!kept.has(child)) cut(child, rows);
  };
  cut(
    '',
    entries.flatMap(namesOf).sort((left, right) => right.weight - left.weight),
  );
  return files;
};
