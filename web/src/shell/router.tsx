import { type ComponentType, lazy } from 'react';
import { shopName } from '#domain/merchant/contact.ts';
import { titled } from '#web/texts/titled.ts';
import { type BrowserFacts, pathOf } from './page-facts.ts';

type PageModule = { default: ComponentType };

export type Page = BrowserFacts & {
  readonly path: string;
  readonly load: () => Promise<PageModule>;
  readonly Component: ComponentType;
};

const facts = import.meta.glob<BrowserFacts>('./**/page.ts', {
  base: '../pages',
  eager: true,
  import: 'default',
});
const parts = import.meta.glob<PageModule>('./**/browser.tsx', { base: '../pages' });

/** A page without `browser.tsx` consists of its static part. */
const loadStatic = () => import('./static-page.tsx');

export const pages: readonly Page[] = Object.entries(facts).map(([file, { title: words, kind }]) => {
  const path = pathOf(file);
  const title = path === '/' ? `${shopName} — ${words}` : titled(words);
  const load = parts[file.replace('page.ts', 'browser.tsx')] ?? loadStatic;
  return { path, title, kind, load, Component: lazy(load) };
});

export const isIndexable = (page: Page): boolean => page.kind === 'public';

const isMissing = (page: Page): boolean => page.kind === 'missing';

/** The page of an address, with or without a trailing slash; the 404 page for unknown ones. */
export const pageAt = (pathname: string): Page => {
  const path = pathname.replace(/\/+$/, '') || '/';
  const page = pages.find((known) => known.path === path) ?? pages.find(isMissing);
  if (!page) throw new Error('no page answers unknown addresses');
  return page;
};
