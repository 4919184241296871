import * as z from 'zod/mini';
import {
  type FoundPlace,
  placeFileName,
  placeFileSchema,
  placeIndexName,
  placeNamed,
  placesIn,
  prefixFor,
} from '#domain/births/place-files.ts';
import { withTimeLimit } from '#web/platform/time-limit.ts';

/** Of the data, put in by the build. */
declare const PLACES_HASH: string;

const limit = 10_000;

/** What was found for a text; `named` is the place that it names in full. */
export type Found = { readonly places: readonly FoundPlace[]; readonly named: FoundPlace | undefined };

/** Of the site's files, by name. */
type Read = (name: string) => Promise<unknown>;

/** How many places are shown at once; a longer list is cut short. */
export const mostShown = 8;

/** Looks places up in the files, each of which is read once; one that failed is asked for again. */
export const createLookUp = (hash: () => string, read: Read) => {
  const known = new Map<string, Promise<unknown>>();
  const load = (name: string): Promise<unknown> => {
    const loading = known.get(name) ?? read(name);
    known.set(name, loading);
    loading.catch(() => known.delete(name));
    return loading;
  };
  return async (typed: string): Promise<Found> => {
    const prefixes = z.array(z.string()).parse(await load(placeIndexName(hash())));
    const prefix = prefixFor(typed, prefixes);
    if (prefix === undefined) return { places: [], named: undefined };
    const file = placeFileSchema.parse(await load(placeFileName(hash(), prefix)));
    return { places: placesIn(file, typed, mostShown), named: placeNamed(file, typed) };
  };
};

/** Nothing but the name of a file leaves the browser. */
const fetchFile: Read = (name) =>
  withTimeLimit(limit, undefined, async (signal) => {
    const response = await fetch(`/assets/${name}`, { signal });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  });

export const lookUpPlaces = createLookUp(() => PLACES_HASH, fetchFile);
