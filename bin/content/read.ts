import { globSync } from 'node:fs';
import type * as z from 'zod/mini';
import { ContentError, type Reader, reader } from './files.ts';
import { houseFile, houseFiles, publishedTermsSchema, termsFolder } from './house-schema.ts';
import { acrossServices, readServices, type Services } from './services.ts';
import { mistakeIn } from './told.ts';

/** All published texts of the terms that hold on the day or held before, newest first. */
const readTerms = ({ read, root, day }: Reader) =>
  globSync(`${termsFolder}/*.json`, { cwd: root })
    .flatMap((file) => read(file, publishedTermsSchema) ?? [])
    .filter(({ from }) => from === undefined || from <= day)
    .map(({ from: _, ...terms }) => terms)
    .sort((a, b) => b.version.localeCompare(a.version));

/** The files of `lib/content`. A shop without reviews has no `reviews.json`. */
const readHouse = (files: Reader) => {
  const of = <Schema extends z.core.$ZodType>(name: string, { schema }: { readonly schema: Schema }) =>
    files.read(houseFile(name), schema);
  const shop = of('shop', houseFiles.shop);
  const company = of('company', houseFiles.company);
  const story = of('story', houseFiles.story);
  const faq = of('faq', houseFiles.faq);
  const pages = of('pages', houseFiles.pages);
  const perks = of('perks', houseFiles.perks);
  const claims = of('claims', houseFiles.claims);
  const testimonials = of('testimonials', houseFiles.testimonials);
  const rules = of('rules', houseFiles.rules);
  const theme = of('theme', houseFiles.theme);
  const reviews = files.has(houseFile('reviews')) ? of('reviews', houseFiles.reviews) : undefined;
  if (!shop || !company || !story || !faq || !pages || !perks || !claims || !testimonials) return undefined;
  if (!rules || !theme) return undefined;
  const terms = readTerms(files);
  return { shop, company, story, faq, pages, perks, claims, testimonials, reviews, rules, theme, terms };
};
export type House = NonNullable<ReturnType<typeof readHouse>>;
export type Content = { readonly services: Services; readonly house: House };

/** What the house says of services and experts that exist. */
const acrossHouse = ({ services: { readings, packs }, house }: Content): string[] => {
  const keys = [...readings, ...packs].map(({ key }) => key);
  const names = readings.flatMap(({ experts }) => experts.map(({ name }) => name));
  const { popular, guidance } = house.rules;
  const unknown = (
    all: readonly string[],
    known: readonly string[],
    name: keyof typeof houseFiles,
    ...path: (string | number)[]
  ) =>
    all
      .filter((one) => !known.includes(one))
      .map((one) => mistakeIn(houseFile(name), houseFiles[name].schema, path, `« ${one} » n’existe pas`));
  return [
    ...unknown([popular.service], keys, 'rules', 'popular', 'service'),
    ...unknown([guidance.author], names, 'rules', 'guidance', 'author'),
    ...(['home', 'further'] as const).flatMap((list) =>
      house.faq[list].flatMap(({ by }, at) => unknown(by ? [by] : [], names, 'faq', list, at, 'by')),
    ),
    ...house.testimonials.flatMap(({ service }, at) =>
      unknown([service], keys, 'testimonials', at, 'service'),
    ),
  ];
};

/**
 * All that the owner has written below `root`, as it holds on a day (YYYY-MM-DD). Throws a `ContentError` that tells all
 * mistakes at once.
 */
export const readContent = (root: string, day: string): Content => {
  const files = reader(root, day);
  const services = readServices(files);
  const house = readHouse(files);
  const known = house && { services, house };
  const mistakes =
    known && files.mistakes.length === 0
      ? [...acrossServices(services), ...acrossHouse(known)]
      : files.mistakes;
  if (!known || mistakes.length > 0) throw new ContentError(mistakes.toSorted().join('\n'));
  return known;
};
