import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import {
  examplesSchema,
  expertsSchema,
  packSchema,
  readingSchema,
  type WrittenExamples,
  type WrittenExperts,
  type WrittenPack,
  type WrittenReading,
} from './service-schema.ts';
import { readBy } from './told.ts';

/** A folder of `lib/services`, checked; `key` is its name. */
export type Reading = WrittenReading & {
  readonly key: string;
  readonly experts: WrittenExperts;
  readonly examples: WrittenExamples;
  /** It draws its own emblem in `emblem.ts`. */
  readonly hasEmblem: boolean;
};
export type Pack = WrittenPack & { readonly key: string; readonly hasEmblem: boolean };
export type Services = { readonly readings: readonly Reading[]; readonly packs: readonly Pack[] };

/** What the owner has written wrong; each line names file, field and what is expected. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

const byOrder = (a: { order: number; key: string }, b: { order: number; key: string }): number =>
  a.order - b.order || a.key.localeCompare(b.key, 'fr');

/** Reads the files of a content folder, and collects all mistakes before any is thrown. */
const reader = (root: string) => {
  const mistakes: string[] = [];
  const jsonOf = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(root, file), 'utf8'));
    } catch (error) {
      mistakes.push(
        `${file} : ${error instanceof SyntaxError ? 'ce n’est pas du JSON' : 'le fichier manque'}`,
      );
      return undefined;
    }
  };
  const read = <Schema extends z.core.$ZodType>(
    file: string,
    schema: Schema,
  ): z.output<Schema> | undefined => {
    const value = jsonOf(file);
    if (value === undefined) return undefined;
    const result = readBy(schema, value, file);
    if ('data' in result) return result.data;
    mistakes.push(...result.mistakes);
    return undefined;
  };
  const has = (file: string): boolean => existsSync(join(root, file));
  const isPack = (file: string): boolean => {
    const value = jsonOf(file);
    return typeof value === 'object' && value !== null && 'parts' in value;
  };
  return { mistakes, read, has, isPack };
};
type Reader = ReturnType<typeof reader>;

const readReading = ({ read, has }: Reader, key: string): Reading | undefined => {
  const folder = `lib/services/${key}`;
  const written = read(`${folder}/service.json`, readingSchema);
  const experts = read(`${folder}/experts.json`, expertsSchema);
  const examples = has(`${folder}/examples.json`) ? read(`${folder}/examples.json`, examplesSchema) : [];
  if (!written || !experts || !examples) return undefined;
  return { ...written, key, experts, examples, hasEmblem: has(`${folder}/emblem.ts`) };
};

/** What no single file can know: names are used once, and what a file names exists. */
const acrossFiles = ({ readings, packs }: Services): string[] => {
  const keys = readings.map(({ key }) => key);
  const names = readings.flatMap(({ experts }) => experts.map(({ name }) => name));
  const links = [...readings, ...packs].flatMap(({ key, former }) => [key, ...former]);
  const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);
  return [
    ...twice(names).map((name) => `lib/services : « ${name} » écrit deux consultations`),
    ...twice(links).map((link) => `lib/services : le nom « ${link} » est donné deux fois`),
    ...packs.flatMap(({ key, parts }) =>
      [...parts.filter((part) => !keys.includes(part)), ...twice(parts)].map(
        (part) => `lib/services/${key}/service.json : parts (consultations réunies) : « ${part} »`,
      ),
    ),
    ...packs
      .filter(({ sale }) => sale === 'open')
      .flatMap(({ key, parts }) =>
        readings
          .filter((reading) => reading.sale === 'hidden' && parts.includes(reading.key))
          .map(
            (reading) =>
              `lib/services/${key}/service.json : parts (consultations réunies) : « ${reading.key} » est cachée`,
          ),
      ),
    ...packs.flatMap(({ key, price, parts }) => {
      const separately = readings
        .filter((reading) => parts.includes(reading.key))
        .reduce((sum, reading) => sum + reading.price, 0);
      return price < separately
        ? []
        : [
            `lib/services/${key}/service.json : price (prix, en euros) : moins de ${separately}, que coûtent ses consultations`,
          ];
    }),
    ...readings.flatMap(({ key, outline, contents }) =>
      outline
        .filter(({ promise }) => promise > contents.length)
        .map(
          ({ id }) =>
            `lib/services/${key}/service.json : outline : « ${id} » tient une ligne qui n’existe pas`,
        ),
    ),
    ...(keys.length === 0 ? ['lib/services : aucune consultation'] : []),
  ];
};

/**
 * The services of `lib/services`, in the order of the lists. Throws a `ContentError` that tells all mistakes at once.
 */
export const readServices = (root: string): Services => {
  const files = reader(root);
  const keys = globSync('lib/services/*/service.json', { cwd: root }).map(
    (file) => file.split(/[\\/]/)[2] ?? '',
  );
  const isPack = (key: string) => files.isPack(`lib/services/${key}/service.json`);
  const readings = keys.filter((key) => !isPack(key)).flatMap((key) => readReading(files, key) ?? []);
  const packs = keys.filter(isPack).flatMap((key): Pack[] => {
    const written = files.read(`lib/services/${key}/service.json`, packSchema);
    return written ? [{ ...written, key, hasEmblem: files.has(`lib/services/${key}/emblem.ts`) }] : [];
  });
  const services = { readings: readings.sort(byOrder), packs: packs.sort(byOrder) };
  const mistakes = files.mistakes.length > 0 ? files.mistakes : acrossFiles(services);
  if (mistakes.length > 0) throw new ContentError([...new Set(mistakes)].sort().join('\n'));
  return services;
};
