import { addressOf } from './structured-data.ts';

/** sitemaps.org 0.9; `paths` are those that search engines may show. */
export const sitemap = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${addressOf(path)}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

/** App pages are not barred here: a search engine must open them to read that they are not for it. */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${addressOf('/sitemap.xml')}\n`].join('\n');
