import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, devices } from 'playwright-core';
import { placeFileName, prefixFor } from '#domain/births/place-files.ts';
import { rootFolder } from '../../../bin/local/files.ts';
import type { ShopFacts } from '../../../bin/local/running.ts';
import { buildPlaces } from '../../../web/places/build.ts';
import { launch } from './browser.ts';
import { KB, kilobytes, limited, median, milliseconds, quantile, type Section } from './figure.ts';

const limits = { files: 6000, keystroke: 15 * KB, suggestions: 100 } as const;
const typed = [
  'saint-denis',
  'angoulême',
  'genève',
  'léopoldville',
  'tromsø',
  'rochefourchat',
  'new york',
  'bône',
];
const assets = join(rootFolder, '.build/site/assets');

/** As CloudFront compresses while it answers. */
const sizeOf = async (name: string): Promise<number> =>
  brotliCompressSync(await readFile(join(assets, name)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;

/** Bytes of each keystroke: a file counts where its name is first needed. */
const keystrokes = async (index: Awaited<ReturnType<typeof buildPlaces>>): Promise<number[]> => {
  const sizes: number[] = [];
  for (const name of typed) {
    const seen = new Set<string>();
    for (let end = 1; end <= name.length; end += 1) {
      const prefix = prefixFor(name.slice(0, end), index.prefixes);
      const isNew = prefix !== undefined && !seen.has(prefix);
      sizes.push(isNew ? await sizeOf(placeFileName(index.hash, prefix)) : 0);
      if (isNew) seen.add(prefix);
    }
  }
  return sizes;
};

/** Milliseconds from the end of the last file's answer to the first suggestion, on a processor slowed four times. */
const suggestionAfter = async (browser: Browser, site: string, name: string): Promise<number> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: site, locale: 'fr-FR' });
  const page = await context.newPage();
  try {
    await page.goto('/mon-ciel', { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const field = page.getByRole('combobox', { name: 'Lieu de naissance' });
    await field.focus();
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role=option]') || Reflect.has(window, 'shown')) return;
        requestAnimationFrame(() => Object.assign(window, { shown: performance.now() }));
        observer.disconnect();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await field.fill(name);
    await page.getByRole('option').first().waitFor();
    await page.waitForFunction(() => Reflect.has(window, 'shown'));
    return await page.evaluate(() => {
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name: url }) => url.includes('/lieux-'));
      const answered = Math.max(...files.map((entry) => entry.startTime + entry.duration));
      return Number(Reflect.get(window, 'shown')) - answered;
    });
  } finally {
    await context.close();
  }
};

/** The list of places: its files, the bytes of a keystroke, and the time to the first suggestions. */
export const places = async ({ site }: ShopFacts): Promise<readonly Section[]> => {
  const index = await buildPlaces();
  const sizes = await keystrokes(index);
  const browser = await launch();
  try {
    const times: number[] = [];
    for (const name of typed) times.push(await suggestionAfter(browser, site, name));
    return [
      {
        title: 'Places',
        counted: `${typed.length} names typed letter by letter; brotli 5; processor slowed four times`,
        figures: [
          limited('files', index.prefixes.length, limits.files),
          limited('bytes per keystroke, 95 of 100', quantile(sizes, 0.95), limits.keystroke, kilobytes),
          limited('answer → first suggestions, median', median(times), limits.suggestions, milliseconds),
          limited(
            'answer → first suggestions, slowest',
            Math.max(...times),
            limits.suggestions,
            milliseconds,
          ),
        ],
      },
    ];
  } finally {
    await browser.close();
  }
};
