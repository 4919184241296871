/** The fallback fonts keep the lines of what they stand for, and the queue's delay has its place: nothing moves when they come. */
import { expect, test } from 'vitest';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { layoutShift } from '#test/support/e2e/check-page.ts';

const visit = useVisitors();

/** The widths of the budget: a phone and a desk. */
const widths = [412, 1350];
const paths = ['/', '/services', '/contact', '/experts', '/checkout?service=numerologie', '/cgv'];
const delay = 500;
/** Far more than the catalogue promises. */
const hours = { numerologie: 240 };

test.each(widths)('at %i px nothing moves when the fonts are late', { timeout: 60_000 }, async (width) => {
  const { page, context } = await visit({ viewport: { width, height: width < 700 ? 823 : 900 } });
  const late = () => new Promise((resolve) => setTimeout(resolve, delay));
  await context.route('**/*.woff2', async (route) => {
    await late();
    await route.continue();
  });
  await context.route('**/api/promise', async (route) => {
    await late();
    await route.fulfill({ json: { hours } });
  });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page), path).toBe(0);
  }
});
