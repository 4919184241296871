/** A page may be painted before it is complete: its visible parts must not move. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { expectStill } from '#test/support/e2e/check-page.ts';

const visit = useVisitors();

/** One page of each kind of first view. */
const paths = ['/', '/services', '/a-propos', '/faq', '/contact', '/guidance', '/cookies', '/auth'];

/**
 * Removes the page from its end, one element per frame: whatever moves then would also move when the element arrives.
 * Returns the number of visible elements.
 */
const takeApart = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const pieces: Node[] = [];
    while (walker.nextNode()) pieces.push(walker.currentNode);
    const range = document.createRange();
    const isInView = (piece: Node) => {
      range.selectNode(piece);
      const { top, height } = range.getBoundingClientRect();
      return height > 0 && top < window.innerHeight;
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    let inView = 0;
    for (const piece of pieces.toReversed()) {
      const isSeen = isInView(piece);
      range.selectNode(piece);
      range.deleteContents();
      if (!isSeen) continue;
      inView += 1;
      await frame();
    }
    return inView;
  });

describe.each(screens)('at $name', ({ viewport }) => {
  test.each(paths)('%s stays in its place', async (path) => {
    const { page } = await visit({ viewport });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await takeApart(page)).toBeGreaterThan(10);
    await expectStill(page);
  });
});
