import { type FoundPlaces, findPlaces, type PlaceFile } from '#domain/births/place-files.ts';
import { buildPlaces, readPlaceFile } from '../../web/places/build.ts';

/** The search in all files of the built places, which are read once each. */
export const openPlaces = async () => {
  const index = await buildPlaces();
  const files = new Map<string, Promise<PlaceFile>>();
  const load = (prefix: string): Promise<PlaceFile> => {
    const file = files.get(prefix) ?? readPlaceFile(index, prefix);
    files.set(prefix, file);
    return file;
  };
  const lookUp = (typed: string): Promise<FoundPlaces> => findPlaces(typed, index.prefixes, load);
  return { index, lookUp };
};
