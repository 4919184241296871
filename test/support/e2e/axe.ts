/** Runs axe within a page. Its builder for Playwright sends axe and all that it finds for each check: twice the time. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The elements that break a rule, with the reason. No page of the shop contains a page of another origin. */
export const violations = async (page: Page, runOnly: axe.RunOnly): Promise<string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(async (rules) => {
    const result = await window.axe?.run(document, {
      ...{ runOnly: rules, resultTypes: ['violations'] },
      // No rule of these reads style sheets; without a network axe would ask again for one that has not come.
      preload: { assets: ['media'] },
    });
    if (!result) throw new Error('axe is not in the page');
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
    );
  }, runOnly);
};
