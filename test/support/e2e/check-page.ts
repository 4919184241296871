import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe.ts';
import { screens } from './browser.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The browser's entry of a layout shift, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** The layout shifts since the page was opened: distance (CLS without its windows), element, old and new position. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly { readonly value: number; readonly moved: readonly string[] }[]>((resolve) => {
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        const isOwn = (entry: PerformanceEntry): entry is LayoutShift =>
          !Reflect.get(entry, 'hadRecentInput');
        const observer = new PerformanceObserver((list) => {
          const own = list.getEntries().filter(isOwn);
          resolve(
            own.map(({ value, sources }) => ({
              value,
              moved: sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.nodeName} «${node?.textContent?.slice(0, 40)}» ${place(previousRect)} → ${place(currentRect)}`,
              ),
            })),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer never calls back.
        setTimeout(() => resolve([]), 100);
      }),
  );

/**
 * Expects no layout shift since the page was opened, to three decimals like the budget: nobody sees a line that web
 * fonts widen by one pixel.
 */
export const expectStill = async (page: Page): Promise<void> => {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(Number(sum.toFixed(3)), `${page.url()} moved: ${JSON.stringify(shifts, null, 1)}`).toBe(0);
};

/** The bar of the checkout sticks to the window, and at some positions it covers a part of a target: it is checked in its place. */
const placeBar = (page: Page, position: 'static' | ''): Promise<void> =>
  page.getByRole('region', { name: 'Total de votre sélection' }).evaluateAll((bars, place) => {
    for (const bar of bars) bar.style.position = place;
  }, position);

/** Checks WCAG 2.2 AA with axe, by day and by night, and that nothing scrolls horizontally. */
export const checkPage = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  // Arrivals fade in: half-way their text has a lower contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.emulateMedia({ colorScheme: 'dark' });
  // Only colours differ by night.
  const byNight = await violations(page, { type: 'rule', values: ['color-contrast'] });
  expect(byNight, `${page.url()} by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await placeBar(page, 'static');
  const byDay = await violations(page, { type: 'tag', values: tags });
  expect(byDay, `${page.url()} by day`).toEqual([]);
  await placeBar(page, '');
  expect(await overflow(page), `${page.url()} overflows`).toBe(0);
};

/** Checks a state at both widths of the design: one journey is enough where the page does the same at each width. */
export const checkScreens = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  for (const { viewport } of screens) {
    await page.setViewportSize(viewport);
    await checkPage(page);
  }
  if (before) await page.setViewportSize(before);
};
