import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { isFrenchTerritory } from '#domain/births/french-territories.ts';
import {
  type PlaceFile,
  type PlaceIndex,
  placeFileName,
  placeFileSchema,
  placeIndexName,
  placeIndexSchema,
} from '#domain/births/place-files.ts';
import { addedEntries } from './added.ts';
import { cutPlaces } from './cut.ts';
import { frenchEntries } from './france.ts';
import { distinguished } from './namesakes.ts';
import { readCommunes, readDepartments, readPoints, readStates, readTowns } from './sources.ts';
import { worldEntries } from './world.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.build/places');
const stampFile = join(folder, 'stamp.json');
const filesFolder = join(folder, 'files');
const stampSchema = z.object({ input: z.string(), index: placeIndexSchema });

/** All places of the sources as files by prefix. */
const makeFiles = async () => {
  const [towns, communes, departments, points, states] = await Promise.all([
    readTowns(),
    readCommunes(),
    readDepartments(),
    readPoints(),
    readStates(),
  ]);
  const { french = [], foreign = [] } = Object.groupBy(towns, ({ countrycode }) =>
    isFrenchTerritory(countrycode) ? 'french' : 'foreign',
  );
  const france = { communes, departments, points, towns: french };
  const known = [...frenchEntries(france), ...worldEntries(foreign, states)];
  return cutPlaces(distinguished([...known, ...addedEntries(departments)]));
};
/** The hash of the sources and of the code that reads them. */
const inputHash = async (): Promise<string> => {
  const own = fileURLToPath(new URL('.', import.meta.url));
  const rules = ['place-names', 'place-files', 'typed-place', 'french-territories'];
  const others = [
    'bin/places-requirements.txt',
    'package-lock.json',
    ...rules.map((name) => `lib/domain/births/${name}.ts`),
  ];
  const inputs = [
    ...(await readdir(own)).sort().map((name) => join(own, name)),
    ...others.map((file) => join(root, file)),
  ];
  const hash = createHash('sha256');
  for (const file of inputs) hash.update(await readFile(file));
  return hash.digest('hex');
};

const readStamp = async (): Promise<PlaceIndex | undefined> => {
  const text = await readFile(stampFile, 'utf8').catch(() => '{}');
  const stamp = z.safeParse(stampSchema, JSON.parse(text));
  return stamp.success && stamp.data.input === (await inputHash()) ? stamp.data.index : undefined;
};

/** The files of one index and their stamp, moved into place at once, because two commands may build at the same time. */
const writeFolder = async (index: PlaceIndex, texts: ReadonlyMap<string, string>): Promise<void> => {
  const draft = `${folder}.${process.pid}`;
  await mkdir(join(draft, 'files'), { recursive: true });
  for (const [prefix, text] of texts)
    await writeFile(join(draft, 'files', placeFileName(index.hash, prefix)), text);
  await writeFile(join(draft, 'files', placeIndexName(index.hash)), JSON.stringify(index.prefixes));
  await writeFile(join(draft, 'stamp.json'), JSON.stringify({ input: await inputHash(), index }));
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
};

/** Writes the files into `.build/places` unless they are up to date, and returns their index. */
export const buildPlaces = async (): Promise<PlaceIndex> => {
  const known = await readStamp();
  if (known) return known;
  const files = await makeFiles();
  const texts = new Map([...files].map(([prefix, file]) => [prefix, JSON.stringify(file)]));
  const hash = createHash('sha256');
  for (const text of texts.values()) hash.update(text);
  const index = { hash: hash.digest('hex').slice(0, 8), prefixes: [...texts.keys()].sort() };
  await writeFolder(index, texts);
  return index;
};

/** Copies all files into a folder of the site. */
export const putPlaces = async (target: string): Promise<void> => {
  await buildPlaces();
  await cp(filesFolder, target, { recursive: true });
};

export const readPlaceFile = async (index: PlaceIndex, prefix: string): Promise<PlaceFile> =>
  placeFileSchema.parse(
    JSON.parse(await readFile(join(filesFolder, placeFileName(index.hash, prefix)), 'utf8')),
  );
