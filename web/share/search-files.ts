import { addressOf } from './structured-data.ts';

/** sitemaps.org 0.9; `paths` are the indexable pages. */
export const sitemap = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${addressOf(path)}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

/** App pages are not disallowed: a search engine must read them to find their «noindex». */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${addressOf('/sitemap.xml')}\n`].join('\n');
