import * as z from 'zod/mini';
import { plainSigns, withoutAccents } from '../letters.ts';
import { isFrenchTerritory, overseasDepartmentOf } from './french-territories.ts';
import type { Place } from './place.ts';
import { foldPlaceName, foldWholeName } from './place-names.ts';
import { readTypedPlace, type TypedPlace } from './typed-place.ts';

/**
 * Places are looked up in static files, one for each prefix of a folded name, so that only the first letters of a
 * birthplace leave the browser.
 */

/**
 * `details`: label and code (French department or ISO country); a row: id, name, detail, latitude, longitude, zone,
 * main name of an alias.
 */
export const placeFileSchema = z.object({
  details: z.array(z.tuple([z.string(), z.string()])),
  zones: z.array(z.string()),
  /** Sorted, the most likely first. */
  rows: z.array(
    z.tuple([z.string(), z.string(), z.int(), z.number(), z.number(), z.int(), z.optional(z.string())]),
  ),
});
export type PlaceFile = z.infer<typeof placeFileSchema>;

/** Which prefixes have a file; `hash` is that of the data. */
export const placeIndexSchema = z.object({ hash: z.string(), prefixes: z.array(z.string()) });
export type PlaceIndex = z.infer<typeof placeIndexSchema>;

export const placeFileName = (hash: string, prefix: string): string => `lieux-${hash}-${prefix}.json`;

/** The list of the prefixes. */
export const placeIndexName = (hash: string): string => `lieux-${hash}.json`;

/** An old or foreign name has a `mainName`: «Bône» has «Annaba». */
export type FoundPlace = Place & { readonly mainName?: string };

const isDepartment = (code: string): boolean => /^(?:\d\d|2[AB])$/.test(code);

type Row = PlaceFile['rows'][number];

/** Each letter searches the same file again: its names are folded once. */
const foldedNames = new WeakMap<PlaceFile, readonly string[]>();

const keysOf = (file: PlaceFile): readonly string[] => {
  const keys = foldedNames.get(file) ?? file.rows.map(([, name]) => foldPlaceName(name));
  foldedNames.set(file, keys);
  return keys;
};

const placesOf = ({ details, zones }: PlaceFile, rows: readonly Row[]): FoundPlace[] =>
  rows.map(([id, name, detailIndex, latitude, longitude, zoneIndex, mainName]) => {
    const [detail = '', code = ''] = details[detailIndex] ?? [];
    const zone = zones[zoneIndex] ?? '';
    const where = isDepartment(code) ? { department: code, country: 'FR' } : { country: code };
    return {
      id,
      name,
      detail,
      ...where,
      latitude,
      longitude,
      zone,
      ...(mainName === undefined ? {} : { mainName }),
    };
  });

/** The longest prefix of a name that has a file; undefined while no letter is typed. */
export const prefixFor = (name: string, prefixes: readonly string[]): string | undefined => {
  const key = foldPlaceName(name);
  for (let length = key.length; length > 0; length -= 1)
    if (prefixes.includes(key.slice(0, length))) return key.slice(0, length);
  return undefined;
};

/** The code of a French department, of the mainland or overseas. */
const departmentCodeOf = ({ department, country }: FoundPlace): string =>
  (department ?? overseasDepartmentOf(country ?? '') ?? '').toLowerCase();

const isInFrance = ({ country }: FoundPlace): boolean => isFrenchTerritory(country);

const isIn = (place: FoundPlace, detail: string): boolean => {
  if (/^\d/.test(detail)) return departmentCodeOf(place).startsWith(detail);
  return foldPlaceName(place.detail ?? '').includes(detail) || (detail === 'france' && isInFrance(place));
};

/** A postcode is another name of its commune, and is not shown as one. */
const withMainName = (place: FoundPlace): FoundPlace => {
  const { mainName, ...rest } = place;
  return mainName !== undefined && /^\d/.test(place.name) ? { ...rest, name: mainName } : place;
};

const isOwn = ({ mainName }: FoundPlace): boolean => mainName === undefined;

/**
 * Places of the typed name, the likeliest first, as the file has them; other names come after the own ones of France, and
 * those of quarters and hamlets in France last.
 */
const ranked = (whole: readonly FoundPlace[]): FoundPlace[] => {
  const lastOwn = whole.findLastIndex((place) => isInFrance(place) && isOwn(place));
  const rankOf = (place: FoundPlace): number => {
    const at = whole.indexOf(place);
    if (isOwn(place)) return at;
    return isInFrance(place) ? at + whole.length : Math.max(at, lastOwn + 0.5);
  };
  return [...whole].sort((left, right) => rankOf(left) - rankOf(right));
};

/** The places of one file whose name begins with the typed one: whole names first. */
const placesIn = (file: PlaceFile, { name, detail }: TypedPlace): FoundPlace[] => {
  const [key, where] = [foldPlaceName(name), foldPlaceName(detail)];
  const keys = keysOf(file);
  const rows = file.rows.filter((_, at) => keys[at]?.startsWith(key));
  const found = placesOf(file, rows).filter((place) => where === '' || isIn(place, where));
  const whole = found.filter((place) => foldPlaceName(place.name) === key);
  const seen = new Set<string | undefined>();
  return [...ranked(whole), ...found].filter(({ id }) => !seen.has(id) && seen.add(id));
};

/** True when the text names the department or country of a place in full. */
const isWholly = (place: FoundPlace, where: string): boolean => {
  if (where === '' || /^\d/.test(where)) return true;
  const label = place.detail ?? '';
  const names = [label, ...label.split(', '), departmentCodeOf(place)].map(foldPlaceName);
  return names.includes(where) || (where === 'france' && isInFrance(place));
};

const spelled = (name: string): string =>
  plainSigns(name)
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');

/**
 * The place that a text means: the only one of that own name («Lyon», «Saint-Denis, La Réunion», «Saint-Denis, 93»). An
 * old or foreign name means none, because nobody sees the place that it would choose, and a better known place of
 * that other name leaves it open («Bône» is no village in Indonesia). Typed accents distinguish «Guînes» from «Güines».
 */
const meantAmong = (whole: readonly FoundPlace[], name: string): FoundPlace | undefined => {
  const own = whole.filter(isOwn);
  const hasAccents = withoutAccents(name) !== name;
  const exact = own.filter((place) => hasAccents && spelled(place.name) === spelled(name));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  return own.length === 1 && own[0] === whole[0] ? own[0] : undefined;
};

/**
 * `meant`: the place that the text names in full; `isAsked`: it names some place, but only the person can tell which
 * one.
 */
export type FoundPlaces = {
  readonly places: readonly FoundPlace[];
  readonly meant?: FoundPlace | undefined;
  readonly isAsked: boolean;
};

const noPlaces: FoundPlaces = { places: [], isAsked: false };

/** Looks a typed text up in the files, which `load` reads by their prefixes; shows at most `limit` places. */
export const findPlaces = async (
  typed: string,
  prefixes: readonly string[],
  load: (prefix: string) => Promise<PlaceFile>,
  limit = 8,
): Promise<FoundPlaces> => {
  for (const meaning of readTypedPlace(typed)) {
    const prefix = prefixFor(meaning.name, prefixes);
    const found = prefix === undefined ? [] : placesIn(await load(prefix), meaning);
    if (found.length === 0) continue;
    // The article is part of the name: «saint» is not the village «Le Saint».
    const key = foldWholeName(meaning.name);
    const where = foldPlaceName(meaning.detail);
    const whole = found.filter((place) => foldWholeName(place.name) === key && isWholly(place, where));
    const meant = meantAmong(whole, meaning.name);
    return {
      places: found.slice(0, limit).map(withMainName),
      meant,
      isAsked: meant === undefined && whole.length > 0,
    };
  }
  return noPlaces;
};

/** The number of letters of a name that match the typed text: 9 of «Saint-Denis» for «st den». */
export const matchedLength = (name: string, typed: string): number => {
  const ends = Array.from({ length: name.length }, (_, at) => at + 1);
  const keys = readTypedPlace(typed).map((meaning) => foldPlaceName(meaning.name));
  const key = keys.find((one) => foldPlaceName(name).startsWith(one));
  if (key === undefined) return 0;
  return ends.find((end) => foldPlaceName(name.slice(0, end)).startsWith(key)) ?? 0;
};
