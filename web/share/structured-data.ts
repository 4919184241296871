import { catalogue, type Discipline, disciplines, type PaidKey, paidKeys } from '#domain/catalogue.ts';
import { owner } from '#domain/owner.ts';
import { serviceSummaries } from '#domain/texts/services.ts';
import { faqEntries } from '#web/texts/faq.ts';

/** Objects of schema.org in JSON-LD, each in its own data block. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Absolute addresses; only that of the site itself ends with a slash. */
export const addressOf = (path: string): string => `${owner.siteUrl}${path === '/' ? '/' : path}`;

const context = 'https://schema.org';
const organisationId = addressOf('/#organisation');

const organisation: StructuredData = {
  '@context': context,
  '@type': 'Organization',
  '@id': organisationId,
  name: owner.shopName,
  legalName: owner.company.name,
  url: addressOf('/'),
  logo: addressOf('/favicon.svg'),
  address: owner.company.address,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: owner.contact.email,
    telephone: owner.contact.phone,
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
  provider: { '@id': organisationId, '@type': 'Organization', name: owner.shopName },
  offers: {
    '@type': 'Offer',
    price: (catalogue[key].price / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: `${context}/InStock`,
    url: addressOf(`/checkout?service=${key}`),
  },
});

const breadcrumb = (path: string, name: string): StructuredData => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: owner.shopName, item: addressOf('/') },
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

const ownData: Readonly<Record<string, readonly StructuredData[]>> = {
  '/services': paidKeys.map(service),
  '/faq': [faqPage],
};

/** Structured data of an indexable page; `name` is its title without the shop's name. */
export const structuredDataOf = (path: string, name: string): StructuredData[] => {
  if (path === '/') return [organisation];
  return [breadcrumb(path, name), ...(ownData[path] ?? [])];
};
