import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No page of ours holds a page of another origin, so axe needs no second page to put its results together. */
const violations = async (axe: AxeBuilder): Promise<string[]> => {
  const result = await axe.setLegacyMode().analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
};

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What moved by itself since the page was opened (CLS without its windows), to three places as the budget counts: a
 * line that web fonts widen by a pixel is nothing that anyone sees.
 */
export const layoutShift = async (page: Page): Promise<number> => {
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const own = list.getEntries().filter((entry) => Reflect.get(entry, 'hadRecentInput') === false);
          resolve(own.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer stays silent.
        setTimeout(() => resolve(0), 100);
      }),
  );
  return Number(shift.toFixed(3));
};

/** WCAG 2.2 AA as far as axe sees it, by day and by night, and no horizontal scroll. */
export const checkPage = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  // Arrivals fade in: half-way their text has another contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.emulateMedia({ colorScheme: 'dark' });
  // By night only colours differ.
  const byNight = new AxeBuilder({ page }).withRules(['color-contrast']);
  expect(await violations(byNight), `${page.url()} by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = new AxeBuilder({ page }).withTags(tags);
  expect(await violations(byDay), `${page.url()} by day`).toEqual([]);
  expect(await overflow(page), `${page.url()} overflows`).toBe(0);
};
