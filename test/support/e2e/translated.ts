/** A browser's translator, as Chrome's does it: two `font` elements take the place of each text node. */
import type { BrowserContext, Page } from 'playwright-core';

/** Runs in a page: replaces what is there, and what comes to it. */
export const translator = (): string => {
  const replaceTexts = (root: Node): void => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const isKept = node.parentElement?.closest(
        'font, script, style, noscript, svg, textarea, option, [translate=no]',
      );
      if (!isKept && node.textContent?.trim()) texts.push(node);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  replaceTexts(document.body);
  new MutationObserver((records) => {
    for (const { target } of records)
      replaceTexts(target instanceof Text ? (target.parentNode ?? target) : target);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return '';
};

export const translate = (page: Page): Promise<unknown> => page.evaluate(translator);

/** Translates every page that a visitor opens, once its buttons work. */
export const keepTranslated = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`document.addEventListener('alive', () => setTimeout(${translator}, 300))`);
