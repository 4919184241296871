import { type PageFacts, pathOf } from './page-facts.ts';

const files = import.meta.glob<PageFacts>('./**/page.ts', {
  base: '../pages',
  eager: true,
  import: 'default',
});

/** What each page is, by its path; the build reads it, never the browser. */
export const allFacts: Readonly<Record<string, PageFacts>> = Object.fromEntries(
  Object.entries(files).map(([file, facts]) => [pathOf(file), facts]),
);
