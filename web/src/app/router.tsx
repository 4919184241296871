import { type ComponentType, lazy } from 'react';
import { pageTitles } from '#web/texts/shell.ts';
import { paths } from './paths.ts';

type PageModule = { default: ComponentType };

export type Page = {
  readonly path: string;
  /** The route's file under `web/src/app/routes/`, without extension: the build finds its chunk by it. */
  readonly module: string;
  readonly load: () => Promise<PageModule>;
  readonly Component: ComponentType;
  readonly title: string;
  /**
   * Public and unlisted pages are prerendered whole, those of a session as they are before it is known. App pages wait
   * for the browser, which knows the query too. Search engines are told of the public ones alone.
   */
  readonly kind: 'public' | 'unlisted' | 'session' | 'app' | 'missing';
};

const page = (
  path: string,
  module: string,
  load: () => Promise<PageModule>,
  title: string,
  kind: Page['kind'] = 'app',
): Page => ({ path, module, load, Component: lazy(load), title, kind });

const legal = (path: string, title: string): Page =>
  page(path, 'legal', () => import('./routes/legal.tsx'), title, 'public');

export const isIndexable = (page: Page): boolean => page.kind === 'public';

const notFound = page(
  paths.notFound,
  'not-found',
  () => import('./routes/not-found.tsx'),
  pageTitles.notFound,
  'missing',
);

export const pages: readonly Page[] = [
  page(paths.home, 'home', () => import('./routes/home.tsx'), pageTitles.home, 'public'),
  page(paths.services, 'services', () => import('./routes/services.tsx'), pageTitles.services, 'public'),
  page(paths.about, 'a-propos', () => import('./routes/a-propos.tsx'), pageTitles.about, 'public'),
  page(paths.experts, 'experts', () => import('./routes/experts.tsx'), pageTitles.experts, 'public'),
  page(paths.faq, 'faq', () => import('./routes/faq.tsx'), pageTitles.faq, 'public'),
  page(paths.contact, 'contact', () => import('./routes/contact.tsx'), pageTitles.contact, 'public'),
  page(paths.guidance, 'guidance', () => import('./routes/guidance.tsx'), pageTitles.guidance, 'public'),
  legal(paths.terms, pageTitles.terms),
  legal(paths.use, pageTitles.use),
  legal(paths.notices, pageTitles.notices),
  legal(paths.privacy, pageTitles.privacy),
  page(
    paths.withdrawal,
    'retractation',
    () => import('./routes/retractation.tsx'),
    pageTitles.withdrawal,
    'public',
  ),
  page(paths.cookies, 'cookies', () => import('./routes/cookies.tsx'), pageTitles.cookies, 'public'),
  page(
    paths.siteMap,
    'plan-du-site',
    () => import('./routes/plan-du-site.tsx'),
    pageTitles.siteMap,
    'public',
  ),
  page(paths.checkout, 'checkout', () => import('./routes/checkout.tsx'), pageTitles.checkout),
  page(paths.account, 'compte', () => import('./routes/compte.tsx'), pageTitles.account, 'session'),
  page(paths.auth, 'auth', () => import('./routes/auth.tsx'), pageTitles.auth, 'session'),
  page(
    paths.password,
    'mot-de-passe',
    () => import('./routes/mot-de-passe.tsx'),
    pageTitles.password,
    'unlisted',
  ),
  page(
    paths.newPassword,
    'nouveau-mot-de-passe',
    () => import('./routes/nouveau-mot-de-passe.tsx'),
    pageTitles.newPassword,
    'unlisted',
  ),
  page(paths.report, 'rapport', () => import('./routes/rapport.tsx'), pageTitles.report),
  page(
    paths.validateEmail,
    'validate-email',
    () => import('./routes/validate-email.tsx'),
    pageTitles.validateEmail,
  ),
  page(
    paths.guidanceSent,
    'guidance-confirmation',
    () => import('./routes/guidance-confirmation.tsx'),
    pageTitles.guidanceSent,
    'unlisted',
  ),
  page(
    paths.guidanceStop,
    'guidance-stop',
    () => import('./routes/guidance-stop.tsx'),
    pageTitles.guidanceStop,
  ),
  page(paths.atelier, 'atelier', () => import('./routes/atelier.tsx'), pageTitles.atelier, 'session'),
  notFound,
];

/** The page of an address, whose trailing slash does not matter; the 404 page for unknown ones. */
export const pageAt = (pathname: string): Page => {
  const path = pathname.replace(/\/+$/, '') || paths.home;
  return pages.find((known) => known.path === path) ?? notFound;
};
