/** The built pages as search engines and networks see them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serif } from '#content/faces.ts';
import { merchant } from '#domain/merchant.ts';
import { rootFolder } from '../../bin/local/files.ts';

const site = join(rootFolder, '.build/site');

type BuiltPage = { readonly path: string; readonly html: string };
let pages: BuiltPage[];
let indexable: BuiltPage[];

const read = (path: string) => readFile(join(site, path), 'utf8');
const one = (html: string, pattern: RegExp): string => {
  const found = [...html.matchAll(pattern)];
  expect(found.length, String(pattern)).toBe(1);
  return found[0]?.[1] ?? '';
};

beforeAll(async () => {
  const edge = z.object({ pages: z.array(z.string()) });
  const { pages: paths } = edge.parse(
    JSON.parse(await readFile(join(rootFolder, '.build/edge.json'), 'utf8')),
  );
  pages = await Promise.all(paths.map(async (path) => ({ path, html: await read(`${path}/index.html`) })));
  indexable = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex">'));
});

test('public pages are for search engines, pages of the account and the atelier are not', () => {
  const paths = indexable.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/services', '/cgv', '/cookies', '/plan-du-site']));
  for (const hidden of [
    '/checkout',
    '/compte',
    '/compte/fermer',
    '/auth',
    '/mot-de-passe',
    '/nouveau-mot-de-passe',
    '/validate-email',
  ]) {
    expect(paths).not.toContain(hidden);
  }
});

describe('every indexable page', () => {
  test('has its own title and description, short enough to be shown whole', () => {
    const titles = indexable.map(({ html }) => one(html, /<title>([^<]+)<\/title>/g));
    const descriptions = indexable.map(({ html }) =>
      one(html, /<meta name="description" content="([^"]+)">/g),
    );
    expect(new Set(titles).size).toBe(indexable.length);
    expect(new Set(descriptions).size).toBe(indexable.length);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(70);
    for (const text of descriptions) {
      expect(text.length, text).toBeGreaterThanOrEqual(50);
      expect(text.length, text).toBeLessThanOrEqual(170);
    }
  });

  test('names its canonical address, its language and one first heading', () => {
    for (const { path, html } of indexable) {
      expect(one(html, /<link rel="canonical" href="([^"]+)">/g)).toBe(`${merchant.siteUrl}${path}`);
      expect(one(html, /<meta property="og:url" content="([^"]+)">/g)).toBe(`${merchant.siteUrl}${path}`);
      expect(html).toContain('<html lang="fr">');
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    }
  });

  test('contains structured data that can be parsed', () => {
    for (const { path, html } of indexable) {
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      const types = blocks.map(
        ([, json = '']) => z.object({ '@type': z.string() }).parse(JSON.parse(json))['@type'],
      );
      expect(types, path).toContain(path === '/' ? 'Organization' : 'BreadcrumbList');
    }
  });
});

test('every page contains no inline script except data, no hidden block and no style attribute', () => {
  for (const { path, html } of pages) {
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    const inline = scripts.filter((tag) => !/\ssrc="\//.test(tag));
    expect(
      inline.filter((tag) => tag !== '<script type="application/ld+json">'),
      path,
    ).toEqual([]);
    expect(html, path).not.toMatch(/<[^>]+\s(?:hidden(?=[\s=>])|style=|on[a-z]+=)/);
  }
});

test('pages that are not for search engines have no tags for social networks', () => {
  for (const { path, html } of pages.filter((page) => !indexable.includes(page))) {
    expect(html, path).not.toMatch(/og:|canonical|ld\+json/);
  }
});

test('sitemap.xml lists exactly the indexable pages', async () => {
  const listed = [...(await read('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(listed).toEqual(indexable.map(({ path }) => `${merchant.siteUrl}${path}`));
  expect(await read('robots.txt')).toContain('/sitemap.xml');
});

test('the picture of shared links is a PNG of 1200 × 630 pixels', async () => {
  const file = one(indexable[0]?.html ?? '', /<meta property="og:image" content="([^"]+)">/g);
  const picture = await readFile(join(site, new URL(file).pathname));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  // A picture without its fonts and drawing would be a tenth of it.
  expect(picture.length).toBeGreaterThan(50_000);
  expect(picture.length).toBeLessThan(400_000);
});

test('the notices of code, fonts and data that reach a browser stand beside the site', async () => {
  const text = await read('licences.txt');
  const named = [
    'react',
    'react-dom',
    'zod',
    'prosemirror-view',
    'amazon-cognito-identity-js',
    'd3-celestial',
  ];
  for (const name of named) expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  for (const owner of ['GeoNames', 'IGN', 'Olaf Frohn', `The ${serif} Project Authors`, 'Donald Cross'])
    expect(text).toContain(owner);
});
