import * as z from 'zod/mini';
import type { Place } from './place.ts';
import { foldPlaceName, foldWholeName } from './place-names.ts';

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

const placesOf = ({ rows, details, zones }: PlaceFile): FoundPlace[] =>
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

/** The longest prefix of the typed text that has a file; undefined while no letter is typed. */
export const prefixFor = (typed: string, prefixes: readonly string[]): string | undefined => {
  const key = foldPlaceName(nameOf(typed));
  for (let length = key.length; length > 0; length -= 1)
    if (prefixes.includes(key.slice(0, length))) return key.slice(0, length);
  return undefined;
};

/** «Saint-Denis, La Réunion»: the name is before the comma, the department or country after it. */
const nameOf = (typed: string): string => typed.split(/[,(]/)[0] ?? '';
const detailOf = (typed: string): string => foldPlaceName(typed.split(/[,(]/).slice(1).join(' '));

const isIn = (place: FoundPlace, detail: string): boolean =>
  foldPlaceName(place.detail ?? '').includes(detail) || place.department?.toLowerCase() === detail;

/** The places of one file whose name begins with the typed text, whole names first; at most `limit`. */
export const placesIn = (file: PlaceFile, typed: string, limit = 8): FoundPlace[] => {
  const key = foldPlaceName(nameOf(typed));
  const detail = detailOf(typed);
  const found = placesOf(file).filter(
    (place) => foldPlaceName(place.name).startsWith(key) && (detail === '' || isIn(place, detail)),
  );
  const whole = found.filter(({ name }) => foldPlaceName(name) === key);
  const seen = new Set<string | undefined>();
  return [...whole, ...found].filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, limit);
};

/**
 * The most likely place that is named in full: «Lyon», «Saint-Denis, La Réunion», «Saint-Denis, 93». The article is part
 * of the name, so that «saint» does not choose the village «Le Saint».
 */
export const placeNamed = (file: PlaceFile, typed: string): FoundPlace | undefined => {
  const key = foldWholeName(nameOf(typed));
  const detail = detailOf(typed);
  const isWhole = (place: FoundPlace): boolean =>
    detail === '' ||
    foldPlaceName(place.detail ?? '') === detail ||
    place.department?.toLowerCase() === detail;
  return placesIn(file, typed, Number.POSITIVE_INFINITY).find(
    (place) => foldWholeName(place.name) === key && isWhole(place),
  );
};

/** The number of letters of a name that match the typed text: 9 of «Saint-Denis» for «st den». */
export const matchedLength = (name: string, typed: string): number => {
  const key = foldPlaceName(nameOf(typed));
  const ends = Array.from({ length: name.length }, (_, at) => at + 1);
  return ends.find((end) => foldPlaceName(name.slice(0, end)).startsWith(key)) ?? 0;
};
