import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** The bytes (brotli) of the scripts that a page loads from now on, each file once. */
export const scriptsFrom = (page: Page): (() => Promise<number>) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || sizes.has(pathname)) return;
    const size = response.body().then((body) => brotliCompressSync(body).length);
    // Whoever asks hears of a failure; one after the last question is nobody's.
    size.catch(() => undefined);
    sizes.set(pathname, size);
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
};
