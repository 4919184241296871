/** On a narrow screen «e-mail» stays on one line. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { overflow } from '#test/support/e2e/check-page.ts';

const visit = useVisitors();

/** The number of lines of each «e-mail» on the page. */
const linesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      for (const { index } of node.textContent?.matchAll(/\be-mail/gi) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 'e-mail'.length);
        lines.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
      }
    }
    return lines;
  });

test.each(['/', '/services', '/faq', '/contact', '/guidance', '/cgv', '/confidentialite', '/retractation'])(
  '%s',
  async (path) => {
    const { page } = await visit({ viewport: { width: 320, height: 700 } });
    await page.goto(path);
    await page.locator('no-break').first().waitFor({ state: 'attached' });
    expect((await linesOf(page)).filter((count) => count > 1)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  },
);
