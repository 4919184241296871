import { globSync } from 'node:fs';
import type { Reader } from './files.ts';
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

const byOrder = (a: { order: number; key: string }, b: { order: number; key: string }): number =>
  a.order - b.order || a.key.localeCompare(b.key, 'fr');

const readReading = ({ read, has }: Reader, key: string): Reading | undefined => {
  const folder = `lib/services/${key}`;
  const written = read(`${folder}/service.json`, readingSchema);
  const experts = read(`${folder}/experts.json`, expertsSchema);
  const examples = has(`${folder}/examples.json`) ? read(`${folder}/examples.json`, examplesSchema) : [];
  if (!written || !experts || !examples) return undefined;
  return { ...written, key, experts, examples, hasEmblem: has(`${folder}/emblem.ts`) };
};

/** What no single file of a service can know: names are used once, and what a file names exists. */
export const acrossServices = ({ readings, packs }: Services): string[] => {
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
    ...[...readings, ...packs]
      .filter(({ key }) => !/^[a-z]+(-[a-z]+)*$/.test(key))
      .map(({ key }) => `lib/services/${key} : des minuscules sans accent, et des tirets entre elles`),
  ];
};

/** The services of `lib/services`, in the order of the lists. */
export const readServices = (files: Reader): Services => {
  const keys = globSync('lib/services/*/service.json', { cwd: files.root }).map(
    (file) => file.split(/[\\/]/)[2] ?? '',
  );
  const isPack = (key: string) => files.isPack(`lib/services/${key}/service.json`);
  const readings = keys.filter((key) => !isPack(key)).flatMap((key) => readReading(files, key) ?? []);
  const packs = keys.filter(isPack).flatMap((key): Pack[] => {
    const written = files.read(`lib/services/${key}/service.json`, packSchema);
    return written ? [{ ...written, key, hasEmblem: files.has(`lib/services/${key}/emblem.ts`) }] : [];
  });
  return { readings: readings.sort(byOrder), packs: packs.sort(byOrder) };
};
