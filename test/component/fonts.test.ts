/**
 * The fallback fonts keep the line breaks of the web fonts, and space is reserved for the queue's delay: nothing moves
 * when they load, with the fonts of a desktop and with those of an Android phone. A page loads three fonts, 45 kB
 * together; a page that can show a message preloads a fourth.
 */
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { expectStill } from '#test/support/e2e/check-page.ts';
import { button, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';
import { browserOptions } from '../../bin/local/browser.ts';

const visit = useVisitors();

/** The widths of the budget: a phone and a desktop. */
const phone = { width: 412, height: 823 };
const desk = { width: 1350, height: 900 };
const mute = ['/', '/services', '/experts', '/cgv'];
const talking = ['/contact', `/checkout?service=${keyFor.numbers}`];
/** The number of fonts of each page, and their limit in bytes. */
const pages = [
  ...mute.map((path) => ({ path, count: 3, limit: 45_000 })),
  ...talking.map((path) => ({ path, count: 4, limit: 55_000 })),
];
const delay = 500;
/** Far more than the catalogue's delay. */
const hours = { [keyFor.numbers]: 240 };

/** The bytes of each font that a page has loaded. */
const fontBytes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.woff2'))
      .map((entry) => Reflect.get(entry, 'encodedBodySize')),
  );

const expectLightAndStill = async (context: BrowserContext): Promise<void> => {
  const page = await context.newPage();
  const late = () => new Promise((resolve) => setTimeout(resolve, delay));
  await context.route('**/*.woff2', async (route) => {
    await late();
    await route.continue();
  });
  await context.route('**/api/queues', async (route) => {
    await late();
    await route.fulfill({ json: { hours } });
  });
  for (const { path, count, limit } of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await expectStill(page);
    const bytes = await fontBytes(page);
    expect(bytes, path).toHaveLength(count);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limit);
  }
};

test.each([phone, desk])(
  'at $width px nothing moves when the fonts are late',
  { timeout: 60_000 },
  async (viewport) => {
    const { context } = await visit({ viewport });
    await expectLightAndStill(context);
  },
);

test('nor on an Android phone, which has fonts of its own', { timeout: 60_000 }, async () => {
  const browser = await chromium.launch(await browserOptions('android'));
  try {
    await expectLightAndStill(
      await browser.newContext({ viewport: phone, locale: 'fr-FR', baseURL: inject('site') }),
    );
  } finally {
    await browser.close();
  }
});

test('a message does not wait for a font', async () => {
  const { page } = await visit({ viewport: phone });
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  const before = await fontBytes(page);
  await button(page, 'Continuer').filter({ visible: true }).press('Enter');
  await seeToast(page);
  await page.waitForLoadState('networkidle');
  expect(await fontBytes(page)).toEqual(before);
});
