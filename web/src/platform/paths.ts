import type { PaidKey } from '#domain/catalogue.ts';

/** Every path of the site that exists (§2). */
export const paths = {
  home: '/',
  services: '/services',
  about: '/a-propos',
  experts: '/experts',
  faq: '/faq',
  contact: '/contact',
  guidance: '/guidance',
  guidanceSent: '/guidance-confirmation',
  /** Where the links under a guidance lead. */
  guidanceStop: '/guidance/stop',
  checkout: '/checkout',
  account: '/compte',
  auth: '/auth',
  validateEmail: '/validate-email',
  password: '/mot-de-passe',
  newPassword: '/nouveau-mot-de-passe',
  /** The personal link of a report's mail. */
  report: '/rapport',
  /** Where experts and administrators work. */
  atelier: '/atelier',
  terms: '/cgv',
  use: '/cgu',
  notices: '/mentions-legales',
  privacy: '/confidentialite',
  cookies: '/cookies',
  /** The online withdrawal function (code de la consommation L221-21). */
  withdrawal: '/retractation',
  siteMap: '/plan-du-site',
  /** Prerendered once, shown for every unknown address. */
  notFound: '/404',
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
