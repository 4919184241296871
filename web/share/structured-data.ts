import { currencyCode } from '#content/shop.ts';
import { serviceSummaries } from '#content/summaries.ts';
import { catalogue, type Discipline, disciplines, type PaidKey, shownKeys } from '#domain/catalogue.ts';
import { merchant } from '#domain/merchant.ts';
import { monCielTexts } from '#web/pages/mon-ciel/texts.ts';
import { paths } from '#web/platform/paths.ts';
import { faqEntries } from '#web/texts/faq.ts';

/** Objects of schema.org in JSON-LD, each in its own data block. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Absolute addresses; only that of the site itself ends with a slash. */
export const addressOf = (path: string): string => `${merchant.siteUrl}${path === '/' ? '/' : path}`;

const context = 'https://schema.org';
const organisationId = addressOf('/#organisation');

const organisation: StructuredData = {
  '@context': context,
  '@type': 'Organization',
  '@id': organisationId,
  name: merchant.shopName,
  legalName: merchant.company.name,
  url: addressOf('/'),
  logo: addressOf('/favicon.svg'),
  address: merchant.company.address,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: merchant.contact.email,
    telephone: merchant.contact.phone,
    availableLanguage: 'fr',
  },
};

const isDiscipline = (key: PaidKey): key is Discipline => disciplines.some((known) => known === key);

const service = (key: PaidKey): StructuredData => ({
  '@context': context,
  '@type': 'Service',
  name: catalogue[key].name,
  serviceType: isDiscipline(key) ? catalogue[key].name : undefined,
  description: serviceSummaries[key],
  url: addressOf(`/services#${key}`),
  provider: { '@id': organisationId, '@type': 'Organization', name: merchant.shopName },
  offers: {
    '@type': 'Offer',
    price: (catalogue[key].price / 100).toFixed(2),
    priceCurrency: currencyCode,
    availability: `${context}/InStock`,
    url: addressOf(`/checkout?service=${key}`),
  },
});

const breadcrumb = (path: string, name: string): StructuredData => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: merchant.shopName, item: addressOf('/') },
    { '@type': 'ListItem', position: 2, name, item: addressOf(path) },
  ],
});

const faqPage: StructuredData = {
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: faqEntries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** The free chart: a program that runs in the browser. */
const freeSky: StructuredData = {
  '@context': context,
  '@type': 'WebApplication',
  name: monCielTexts.title,
  description: monCielTexts.lede,
  url: addressOf(paths.freeSky),
  applicationCategory: 'LifestyleApplication',
  browserRequirements: monCielTexts.needsScript,
  inLanguage: 'fr',
  isAccessibleForFree: true,
  provider: { '@id': organisationId, '@type': 'Organization', name: merchant.shopName },
  offers: { '@type': 'Offer', price: '0', priceCurrency: currencyCode },
};

const ownData: Readonly<Record<string, readonly StructuredData[]>> = {
  '/services': shownKeys.map(service),
  '/faq': [faqPage],
  [paths.freeSky]: [freeSky],
};

/** Structured data of an indexable page; `name` is its title without the shop's name. */
export const structuredDataOf = (path: string, name: string): StructuredData[] => {
  if (path === '/') return [organisation];
  return [breadcrumb(path, name), ...(ownData[path] ?? [])];
};
