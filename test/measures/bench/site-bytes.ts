import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { rootFolder } from '../../../bin/local/files.ts';
import { buildSiteWhenChanged } from '../../../bin/local/site/build.ts';
import { KB, kilobytes, limited, type Section } from './figure.ts';

const site = join(rootFolder, '.build/site');

/** The files that a browser without a cache loads for a page; sizes in bytes, each file compressed with brotli 11. */
export type Transfer = { readonly scripts: readonly string[]; readonly js: number; readonly css: number };

const brotliBytes = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const measured = new Map<string, Promise<number>>();

/** Pages share most of their files: each is compressed once. */
const sizeOf = (path: string): Promise<number> => {
  const size = measured.get(path) ?? readFile(join(site, path)).then(brotliBytes);
  measured.set(path, size);
  return size;
};

const sizesOf = async (paths: readonly string[]): Promise<number> =>
  (await Promise.all(paths.map(sizeOf))).reduce((sum, size) => sum + size, 0);

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(([, value = '']) => value);

/**
 * The files of a page such as `/checkout`: its script, preloads, requests after the first paint, and its inlined and
 * linked styles.
 */
export const transferOf = async (path: string): Promise<Transfer> => {
  const html = await readFile(join(site, path, 'index.html'), 'utf8');
  const later = all(html, / data-modules="([^"]+)"/g).flatMap((modules) => modules.split(' '));
  const scripts = [...all(html, /<(?:script[^>]+src|link rel="modulepreload" href)="([^"]+)"/g), ...later];
  const sheets = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const inlined = all(html, /<style>(.*?)<\/style>/gs).map(brotliBytes);
  const css = (await sizesOf(sheets)) + inlined.reduce((sum, size) => sum + size, 0);
  return { scripts, js: await sizesOf(scripts), css };
};

/** JavaScript of a first visit to a public page. */
export const publicScriptLimit = 75 * KB;

/** JavaScript of step 1 of the checkout, whose forms come with step 2. */
export const checkoutScriptLimit = 85 * KB;

export const siteBytes = async (): Promise<Section> => {
  await buildSiteWhenChanged();
  const [home, checkout] = [await transferOf('/'), await transferOf('/checkout')];
  return {
    title: 'Bytes of a first visit',
    counted:
      'brotli 11; script and preloaded modules; styles inlined and linked; what the page loads later apart',
    figures: [
      limited('/ JavaScript', home.js, publicScriptLimit, kilobytes),
      { what: '/ CSS', value: kilobytes(home.css) },
      limited('/checkout JavaScript', checkout.js, checkoutScriptLimit, kilobytes),
      { what: '/checkout CSS', value: kilobytes(checkout.css) },
    ],
  };
};
