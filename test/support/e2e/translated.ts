import type { Page } from 'playwright-core';

/** Replaces all text as Chrome's translator does: two `font` elements take the place of each text node. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const isKept = node.parentElement?.closest(
        'script, style, noscript, svg, textarea, option, [translate=no]',
      );
      if (!isKept && node.textContent?.trim()) texts.push(node);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  });
