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

/** The hash of the data; the build inserts it. */
declare const PLACES_HASH: string;

const limit = 10_000;

/** The result of a search; `named` is the place that the text names in full. */
export type Found = { readonly places: readonly FoundPlace[]; readonly named: FoundPlace | undefined };

/** Reads a file of the site by its name. */
type Read = (name: string) => Promise<unknown>;

/** The number of places shown at once. */
export const mostShown = 8;

const indexSchema = z.array(z.string());

/** Reads each file once; a failed one is read again. */
const remember = <Content>(read: (name: string) => Promise<Content>) => {
  const known = new Map<string, Promise<Content>>();
  return (name: string): Promise<Content> => {
    const loading = known.get(name) ?? read(name);
    known.set(name, loading);
    loading.catch(() => known.delete(name));
    return loading;
  };
};

/** Creates the search in the files. */
export const createLookUp = (hash: () => string, read: Read) => {
  const loadIndex = remember(async (name) => indexSchema.parse(await read(name)));
  const loadFile = remember(async (name) => placeFileSchema.parse(await read(name)));
  return async (typed: string): Promise<Found> => {
    const prefix = prefixFor(typed, await loadIndex(placeIndexName(hash())));
    if (prefix === undefined) return { places: [], named: undefined };
    const file = await loadFile(placeFileName(hash(), prefix));
    return { places: placesIn(file, typed, mostShown), named: placeNamed(file, typed) };
  };
};

/** Only the name of a file leaves the browser. */
const fetchFile: Read = (name) =>
  withTimeLimit(limit, undefined, async (signal) => {
    const response = await fetch(`/assets/${name}`, { signal });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  });

export const lookUpPlaces = createLookUp(() => PLACES_HASH, fetchFile);
