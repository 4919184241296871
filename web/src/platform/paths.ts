import type { PaidKey } from '#domain/catalogue.ts';

/** The pages that code links to (§2). */
export const paths = {
  home: '/',
  services: '/services',
  about: '/a-propos',
  experts: '/experts',
  faq: '/faq',
  contact: '/contact',
  guidance: '/guidance',
  guidanceSent: '/guidance-confirmation',
  checkout: '/checkout',
  account: '/compte',
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
/** «Gérer mes cookies», on every page. */
export const cookieChoices = `${paths.cookies}#vos-choix`;
/** Anchors are service keys (§2). */
export const serviceAnchor = (service: PaidKey): string => `${paths.services}#${service}`;
/** Anchors are the experts' ids. */
export const expertAnchor = (id: string): string => `${paths.experts}#${id}`;
