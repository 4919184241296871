import { globSync } from 'node:fs';
import { keySchema } from './fields.ts';
import type { Reader } from './files.ts';
import {
  examplesSchema,
  expertsSchema,
  packSchema,
  readingSchema,
  serviceFiles,
  type WrittenExamples,
  type WrittenExperts,
  type WrittenPack,
  type WrittenReading,
} from './service-schema.ts';
import { mistakeIn, readBy } from './told.ts';

/** A folder of `lib/services`, checked; `key` is its name, and `price` that of the day. */
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

type Priced = Pick<WrittenReading, 'price' | 'coming'>;
/** The price of a day, by the announced one. */
const priceOf = ({ price, coming }: Priced, day: string): number =>
  coming && coming.from <= day ? coming.price : price;

const readReading = ({ read, has, day }: Reader, key: string): Reading | undefined => {
  const files = serviceFiles(key);
  const written = read(files.service, readingSchema);
  const experts = read(files.experts, expertsSchema);
  const examples = has(files.examples) ? read(files.examples, examplesSchema) : [];
  if (!written || !experts || !examples) return undefined;
  const price = priceOf(written, day);
  return { ...written, price, key, experts, examples, hasEmblem: has(files.emblem) };
};

const readPack = ({ read, has, day }: Reader, key: string): Pack | undefined => {
  const files = serviceFiles(key);
  const written = read(files.service, packSchema);
  return written && { ...written, price: priceOf(written, day), key, hasEmblem: has(files.emblem) };
};

const twice = (all: readonly string[]): string[] => all.filter((one, index) => all.indexOf(one) !== index);

/** A pack names readings that exist and are shown, each once, and costs less than they do. */
const wrongIn = ({ key, sale, price, parts }: Pack, readings: readonly Reading[]): string[] => {
  const contained = readings.filter((reading) => parts.includes(reading.key));
  const hidden = contained.filter((reading) => sale === 'open' && reading.sale === 'hidden');
  const separately = contained.reduce((sum, reading) => sum + reading.price, 0);
  const unknown = parts.filter((part) => contained.every((reading) => reading.key !== part));
  const tell = (field: 'parts' | 'price', message: string) =>
    mistakeIn(serviceFiles(key).service, packSchema, [field], message);
  return [
    ...[...unknown, ...twice(parts)].map((part) => tell('parts', `« ${part} »`)),
    ...hidden.map((reading) => tell('parts', `« ${reading.key} » est cachée`)),
    ...(price < separately ? [] : [tell('price', `moins de ${separately}, que coûtent ses consultations`)]),
  ];
};

/** A section keeps a line of the contents that exists. */
const wrongOutline = ({ key, outline, contents }: Reading): string[] =>
  outline.flatMap(({ promise }, at) =>
    promise > contents.length
      ? [
          mistakeIn(
            serviceFiles(key).service,
            readingSchema,
            ['outline', at, 'promise'],
            `${contents.length} au plus, et non ${promise}`,
          ),
        ]
      : [],
  );

/** What no single file of a service can know: names are used once, and what a file names exists. */
export const acrossServices = ({ readings, packs }: Services): string[] => {
  const all = [...readings, ...packs];
  const names = readings.flatMap(({ experts }) => experts.map(({ name }) => name));
  const links = all.flatMap(({ key, former }) => [key, ...former]);
  return [
    ...twice(names).map((name) => `lib/services : « ${name} » écrit deux consultations`),
    ...twice(links).map((link) => `lib/services : le nom « ${link} » est donné deux fois`),
    ...packs.flatMap((pack) => wrongIn(pack, readings)),
    ...readings.flatMap(wrongOutline),
    ...(readings.length === 0 ? ['lib/services : aucune consultation'] : []),
    ...all.flatMap(({ key }) => {
      const named = readBy(keySchema, key, serviceFiles(key).folder);
      return 'mistakes' in named ? named.mistakes : [];
    }),
  ];
};

/** The services of `lib/services`, in the order of the lists. */
export const readServices = (files: Reader): Services => {
  const keys = globSync('lib/services/*/service.json', { cwd: files.root }).map(
    (file) => file.split(/[\\/]/)[2] ?? '',
  );
  const packs = keys.filter((key) => files.says(serviceFiles(key).service, 'parts'));
  const readings = keys.filter((key) => !packs.includes(key));
  return {
    readings: readings.flatMap((key) => readReading(files, key) ?? []).sort(byOrder),
    packs: packs.flatMap((key) => readPack(files, key) ?? []).sort(byOrder),
  };
};
