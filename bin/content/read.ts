import { globSync } from 'node:fs';
import { ContentError, type Reader, reader } from './files.ts';
import {
  claimsSchema,
  companySchema,
  faqSchema,
  perksSchema,
  reviewsSchema,
  rulesSchema,
  storySchema,
  termsSchema,
  testimonialsSchema,
} from './house-schema.ts';
import { acrossServices, readServices, type Services } from './services.ts';

/** All published texts of the terms, newest first. */
const readTerms = ({ read, root }: Reader) =>
  globSync('lib/content/terms/*.json', { cwd: root })
    .flatMap((file) => read(file, termsSchema) ?? [])
    .sort((a, b) => b.version.localeCompare(a.version));
export type PublishedTerms = ReturnType<typeof readTerms>;

/** The files of `lib/content`. A shop without reviews has no `reviews.json`. */
const readHouse = (files: Reader) => {
  const { read, has } = files;
  const of = (name: string) => `lib/content/${name}.json`;
  const house = {
    company: read(of('company'), companySchema),
    claims: read(of('claims'), claimsSchema),
    testimonials: read(of('testimonials'), testimonialsSchema),
    story: read(of('story'), storySchema),
    perks: read(of('perks'), perksSchema),
    faq: read(of('faq'), faqSchema),
    rules: read(of('rules'), rulesSchema),
  };
  const reviews = has(of('reviews')) ? read(of('reviews'), reviewsSchema) : undefined;
  const { company, claims, testimonials, story, perks, faq, rules } = house;
  if (!company || !claims || !testimonials || !story || !perks || !faq || !rules) return undefined;
  return { company, claims, testimonials, story, perks, faq, rules, reviews, terms: readTerms(files) };
};
export type House = NonNullable<ReturnType<typeof readHouse>>;
export type Content = { readonly services: Services; readonly house: House };

/** What the house says of services and experts that exist. */
const acrossHouse = ({ services: { readings, packs }, house }: Content): string[] => {
  const keys = [...readings, ...packs].map(({ key }) => key);
  const names = readings.flatMap(({ experts }) => experts.map(({ name }) => name));
  const { popular, guidance } = house.rules;
  const unknown = (all: readonly string[], known: readonly string[], place: string) =>
    all.filter((one) => !known.includes(one)).map((one) => `lib/content/${place} : « ${one} » n’existe pas`);
  return [
    ...(house.terms.length === 0 ? ['lib/content/terms : aucune version'] : []),
    ...unknown([popular.service], keys, 'rules.json : popular.service (consultation la plus choisie)'),
    ...unknown([guidance.author], names, 'rules.json : guidance.author (auteur de la guidance)'),
    ...unknown(
      house.testimonials.map(({ service }) => service),
      keys,
      'testimonials.json : service (consultation)',
    ),
  ];
};

/** All that the owner has written below `root`. Throws a `ContentError` that tells all mistakes at once. */
export const readContent = (root: string): Content => {
  const files = reader(root);
  const services = readServices(files);
  const house = readHouse(files);
  const known = house && { services, house };
  const mistakes =
    known && files.mistakes.length === 0
      ? [...acrossServices(services), ...acrossHouse(known)]
      : files.mistakes;
  if (!known || mistakes.length > 0) throw new ContentError([...new Set(mistakes)].sort().join('\n'));
  return known;
};
