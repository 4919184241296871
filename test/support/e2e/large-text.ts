/** A page for whoever enlarges the text of a browser: the root's font, and with it the queries of a style sheet. */
import type { Page } from 'playwright-core';

/** Pixels of a browser's font: as it comes, and at 200 %. */
export const fonts = { normal: 16, twice: 32 } as const;

export const setFont = async (page: Page, standard: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
  // The page is laid out anew.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
};

/** Lists what makes the page wider than its window. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isPast = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && isPast(one) && ![...one.children].some(isPast))
      .map((one) => `${Math.round(one.getBoundingClientRect().right)} px: ${one.outerHTML.slice(0, 120)}`);
  });

/** Lists texts that leave the window, are cut off by an element around them, or lie over each other. */
export const spoiltTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = {
      readonly text: string;
      readonly node: Node;
      readonly isFixed: boolean;
      readonly box: DOMRect;
    };
    const scrolls = '[role=toolbar], [tabindex="0"]';
    const around = (element: Element): Element[] => {
      const parents: Element[] = [];
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        parents.push(one);
      return parents;
    };
    const isShown = (element: Element) =>
      element.closest('svg, select, [aria-hidden=true]') === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // For readers of a screen alone.
      !around(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)');
    const linesOf = (node: Node): Line[] => {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !parent || !isShown(parent)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const isFixed = around(parent).some((one) => /fixed|sticky/.test(getComputedStyle(one).position));
      return [...range.getClientRects()].map((box) => ({ text, node, isFixed, box }));
    };
    const isCut = ({ node, box }: Line): boolean => {
      if (box.right <= 0) return false;
      const parents = node.parentElement ? around(node.parentElement) : [];
      if (parents.some((one) => one.matches(scrolls) && one.scrollWidth > one.clientWidth)) return false;
      const isPast = (left: number, right: number) => box.left < left - 1 || box.right > right + 1;
      return [
        isPast(0, document.documentElement.clientWidth),
        ...parents
          .filter((one) => getComputedStyle(one).overflowX !== 'visible')
          .map((one) => one.getBoundingClientRect())
          .map(({ left, right }) => isPast(left, right)),
      ].some(Boolean);
    };
    const isOver = (one: Line, other: Line): boolean => {
      const [a, b] = [one.box, other.box];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 4 && height > 0.55 * Math.min(a.height, b.height);
    };
    const walk = document.createTreeWalker(
      document.querySelector('dialog:modal') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const lines: Line[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) lines.push(...linesOf(node));
    const cut = lines.filter(isCut).map(({ text }) => `cut: ${text}`);
    const over = lines.flatMap((one, at) =>
      lines
        .slice(at + 1)
        .filter((other) => other.node !== one.node && other.isFixed === one.isFixed && isOver(one, other))
        .map(({ text }) => `over each other: ${one.text} · ${text}`),
    );
    return [...new Set([...cut, ...over])];
  });
