import { fr } from '#domain/texts/typography.ts';
import { code, constant, type Modules } from './modules.ts';
import { fileNamed, ofNamed, toNamed } from './named.ts';
import type { House } from './read.ts';
import { themeModules } from './theme-modules.ts';

const contactModule = ({ shop: { name }, company: { contact } }: House): string =>
  [
    constant('shopName', name),
    constant('ofShop', ofNamed(name)),
    constant('toShop', toNamed(name)),
    constant('contact', contact),
  ].join('\n');

/** A constant for each, so that a page loads those alone that it shows. */
const shopModule = ({ shop: { key, name, zone, place, visitorZone, region, currency } }: House): string =>
  [
    constant('shopKey', key),
    constant('shopFile', fileNamed(name)),
    constant('shopZone', zone),
    constant('visitorZone', visitorZone),
    constant('place', place),
    constant('ofPlace', ofNamed(place.name)),
    constant('atPlace', toNamed(place.name)),
    constant('clockName', `heure ${ofNamed(place.name)}`),
    constant('region', region),
    constant('currencyCode', currency.code),
    constant('currencySign', currency.sign),
    constant('currencyName', currency.name),
    constant('centsName', currency.cents),
  ].join('\n');

const companyModule = ({ company: { contact: _, seat, site: siteUrl, ...stated } }: House): string =>
  [constant('stated', { siteUrl, ...stated }), constant('seat', seat)].join('\n');

const reviewsModule = ({ reviews, company }: House): string => {
  if (!reviews) return 'export const reviews = undefined;\n';
  const { sample, proof, doubt, ...lines } = reviews;
  const told = Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, fr(line)]));
  const doubtful = fr(doubt.replaceAll('{e-mail}', company.contact.email));
  return constant('reviews', { ...told, doubt: doubtful, proof, sample });
};

const each = <Row extends object, Name extends keyof Row>(rows: readonly Row[], ...names: Name[]): Row[] =>
  rows.map((row) => ({
    ...row,
    ...Object.fromEntries(names.map((name) => [name, fr(String(row[name]))])),
  }));

/** The texts of each page in a module of its own: `page-home.ts`. */
const pageModules = ({ pages }: House): Modules =>
  Object.fromEntries(
    Object.entries(pages).map(([page, texts]) => [`page-${page}.ts`, constant('texts', texts)]),
  );

/** The versions whose text says that a question stops the clock. */
const pausingModule = (terms: House['terms']): string => {
  const versions = terms.flatMap(({ version, pauses }) => (pauses ? [version] : []));
  return `export const pausingTerms: readonly string[] = ${code(versions)};\n`;
};

/** The versions alone, for whoever needs none of their texts. */
const publishedModule = (terms: House['terms']): string =>
  `export const publishedTerms: readonly string[] = ${code(terms.map(({ version }) => version))};\n`;

const orbsModule = (name: string, aspects: readonly { readonly angle: number; readonly orb: number }[]) =>
  `export const ${name}: readonly (readonly [angle: number, orb: number])[] = ${code(aspects.map(({ angle, orb }) => [angle, orb]))};\n`;

/** All that the shop reads of the house. What every page loads lies in a module apart. */
export const houseModules = (house: House): Modules => {
  const { claims, testimonials, story, perks, faq, rules, terms } = house;
  const { aspects, minorAspects, pointOrb, stellium, closeOrb, skyOrb, masterNumbers, sample } = rules.charts;
  return {
    ...themeModules(house.theme),
    'contact.ts': contactModule(house),
    'shop.ts': shopModule(house),
    'company.ts': companyModule(house),
    'claims.ts': constant('claims', each(claims, 'value', 'label')),
    'testimonials.ts': constant('testimonials', each(testimonials, 'text')),
    'reviews.ts': reviewsModule(house),
    'story.ts': constant('cooperative', { ...story, story: story.story.map(fr) }),
    'perks.ts': constant('perks', perks),
    'faq.ts': constant('faq', faq),
    ...pageModules(house),
    'terms.ts': constant('published', terms),
    'current-terms.ts': constant('currentTerms', terms[0]),
    'pausing-terms.ts': pausingModule(terms),
    'published-terms.ts': publishedModule(terms),
    'terms-version.ts': constant('currentTermsVersion', terms[0]?.version),
    'popular.ts': constant('popular', rules.popular),
    'impact.ts': constant('impactOpinion', rules.impact),
    'rules.ts': [constant('deskRules', rules.desk), constant('guidance', rules.guidance)].join('\n'),
    'charts.ts': [
      constant('chartConventions', { sample }),
      `export const masterNumbers: readonly number[] = ${code(masterNumbers)};\n`,
      orbsModule('aspectOrbs', aspects),
      orbsModule('minorOrbs', minorAspects),
      `export const pointOrb: number = ${pointOrb};\n`,
      `export const stelliumSize: number = ${stellium};\n`,
      `export const closeOrb: number = ${closeOrb};\n`,
      `export const skyOrb: number = ${skyOrb};\n`,
    ].join('\n'),
  };
};
