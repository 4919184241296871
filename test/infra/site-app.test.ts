/** The built site as an app on a phone. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { merchant } from '#domain/merchant.ts';
import { day, night } from '#lib/drawings/colours.ts';
import { builtSiteSchema } from '#lib/edge/site.ts';
import { rootFolder } from '../../bin/local/files.ts';

const build = join(rootFolder, '.build');
const site = join(build, 'site');

const manifestSchema = z.object({
  name: z.string(),
  short_name: z.string(),
  lang: z.string(),
  start_url: z.string(),
  display: z.string(),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png'), purpose: z.string() }),
  ),
});

let manifest: z.infer<typeof manifestSchema>;
let pages: string[];

beforeAll(async () => {
  manifest = manifestSchema.parse(JSON.parse(await readFile(join(site, 'manifest.webmanifest'), 'utf8')));
  const edge = builtSiteSchema.parse(JSON.parse(await readFile(join(build, 'edge.json'), 'utf8')));
  pages = await Promise.all(edge.pages.map((page) => readFile(join(site, page, 'index.html'), 'utf8')));
});

const sizeOf = async (path: string): Promise<readonly number[]> => {
  const picture = await readFile(join(site, path));
  expect(picture.subarray(1, 4).toString(), path).toBe('PNG');
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
};

test('every page names the manifest', () => {
  for (const html of pages) expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('the app has the name of the shop and begins at home', () => {
  expect(manifest).toMatchObject({
    name: merchant.shopName,
    lang: 'fr',
    start_url: '/',
    display: 'standalone',
  });
  expect(merchant.shopName).toContain(manifest.short_name);
});

describe('its icons', () => {
  test('have the sizes that phones ask for, whole and to be cut', async () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) expect((await sizeOf(src)).join('x')).toBe(sizes);
  });

  test('on an iPhone is where iPhones look', async () => {
    expect(await sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
  });
});

test('the bars of a phone have the colour of the page by day and by night', () => {
  for (const html of pages)
    expect(
      [...html.matchAll(/<meta name="theme-color" content="([^"]+)" media="\(([^"]+)\)">/g)].map(
        ([, color, media]) => [media, color],
      ),
    ).toEqual([
      ['prefers-color-scheme: light', day.paper],
      ['prefers-color-scheme: dark', night.paper],
    ]);
  expect([manifest.theme_color, manifest.background_color]).toEqual([day.paper, night.paper]);
});
