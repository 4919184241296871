import type { Discipline, PaidKey } from '#domain/catalogue.ts';

/** The pages that code links to (§2). */
export const paths = {
  home: '/',
  services: '/services',
  about: '/a-propos',
  experts: '/experts',
  /** Finished reports, as PDF and as pages. */
  examples: '/exemples',
  faq: '/faq',
  contact: '/contact',
  guidance: '/guidance',
  /** Anybody's chart, free. */
  freeSky: '/mon-ciel',
  guidanceSent: '/guidance-confirmation',
  checkout: '/checkout',
  account: '/compte',
  /** A report, read as a page. */
  reading: '/compte/lecture',
  closing: '/compte/fermer',
  /** The customer's data, to take along. */
  myData: '/compte/mes-donnees',
  auth: '/auth',
  password: '/mot-de-passe',
  /** Experts and administrators work here. */
  atelier: '/atelier',
  terms: '/cgv',
  use: '/cgu',
  notices: '/mentions-legales',
  privacy: '/confidentialite',
  cookies: '/cookies',
  /** The online withdrawal function (code de la consommation L221-21). */
  withdrawal: '/retractation',
  siteMap: '/plan-du-site',
} as const;

export const checkoutOf = (service: PaidKey): string => `${paths.checkout}?service=${service}`;
/** «Renoncer au contrat ici» of an order. */
export const withdrawalOf = (orderId: string): string => `${paths.withdrawal}?commande=${orderId}`;
/** «Lire mon rapport» of a part. */
export const readingOf = (orderId: string, service: string): string =>
  `${paths.reading}?commande=${orderId}&service=${service}`;
/** An order in the account by its number; `service` tells apart the links to reports of one order. */
export const orderOf = (number: string, service?: string): string =>
  `${paths.account}#commande-${number}${service === undefined ? '' : `-${service}`}`;
/** «Qui a consulté mes données» of an order. */
export const registerOf = (orderId: string): string => `/compte/registre?commande=${orderId}`;
/** Where something about one's data is asked for in words. */
export const asking = `${paths.myData}#demander`;

/** «Gérer mes cookies», on every page. */
export const cookieChoices = `${paths.cookies}#vos-choix`;
/** Anchors are service keys (§2). */
export const serviceAnchor = (service: PaidKey): string => `${paths.services}#${service}`;
/** Pages of a finished report; anchors are the disciplines. */
export const leavesOf = (discipline: Discipline): string => `${paths.examples}#${discipline}`;
/** Anchors are the experts' ids. */
export const expertAnchor = (id: string): string => `${paths.experts}#${id}`;
