import { type PageFacts, pathOf } from './page-facts.ts';

const files = import.meta.glob<PageFacts>('./**/page.ts', {
  base: '../pages',
  eager: true,
  import: 'default',
});

/** The facts of each page by its path; the build reads them, never the browser. */
export const allFacts: Readonly<Record<string, PageFacts>> = Object.fromEntries(
  Object.entries(files).map(([file, facts]) => [pathOf(file), facts]),
);
