import type { Locator, Page } from 'playwright-core';

/** The text around each «e-mail» that is on two lines. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      // The hyphen may be one that keeps the word whole.
      for (const { 0: word, index } of node.textContent?.matchAll(/\be[-\u2011]mail/gi) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(node.textContent ?? '');
      }
    }
    return found;
  });

/** The words of a part of the page that are on two lines without a hyphen, or leave their stop behind; an address may break. */
export const tornWords = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((element) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of node.textContent?.matchAll(
        /(?<![\p{L}@.])\p{L}+[.,]?(?!\p{L}*[@.]\p{L})/gu,
      ) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });

/** Required fields that are not marked as required, and marks without an explanation. */
export const unmarkedFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')]
      .filter((field) => field.checkVisibility() && !field.readOnly)
      .flatMap((field) => {
        const words = [field.closest('fieldset')?.querySelector(':scope > legend'), ...(field.labels ?? [])];
        const marked = words
          .flatMap((word) => (word ? [word, ...word.children] : []))
          .some((word) => getComputedStyle(word, '::before').content.includes('*'));
        const isSaid = document.querySelector('main')?.innerText.includes('marqués d’un * sont obligatoires');
        return marked === field.required && (isSaid || !marked)
          ? []
          : [`${field.name}: ${marked}, ${isSaid}`];
      }),
  );
