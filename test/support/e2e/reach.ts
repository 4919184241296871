/** Checks that focused elements are visible and targets are large enough. */
import type { Page } from 'playwright-core';

const controls = 'a[href], button, input, textarea, summary, [role=tab]';

/**
 * Lists focused elements that are covered at their middle or at one of their edges. Each is focused from its lowest and
 * its highest position in the window.
 */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const isOwn = (element: HTMLElement, top: Element) =>
      element.contains(top) || top.contains(element) || top.closest('label')?.control === element;
    const isSeenAt = (element: HTMLElement, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && isOwn(element, top);
    };
    // A field that is hidden for all but screen readers shows its focus on its label.
    const placeOf = (element: HTMLElement) => {
      const own = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const label = element instanceof HTMLInputElement && own.height <= 1 ? element.labels?.[0] : undefined;
      return label?.getBoundingClientRect() ?? own;
    };
    const reach = (element: HTMLElement, place: ScrollLogicalPosition) => {
      document.querySelector('main')?.focus({ preventScroll: true });
      element.scrollIntoView({ block: place });
      const { top, bottom } = element.getBoundingClientRect();
      window.scrollBy(0, place === 'end' ? bottom - innerHeight : top);
      element.focus();
    };
    const isCovered = (element: HTMLElement) => {
      const box = placeOf(element);
      if (document.activeElement !== element) return false;
      const bottom = Math.min(box.bottom, innerHeight);
      const x = Math.min(box.left + box.width / 2, innerWidth - 1);
      const spots = [Math.max(box.top, 0) + 2, (Math.max(box.top, 0) + bottom) / 2, bottom - 2];
      return !spots.every((y) => isSeenAt(element, x, y));
    };
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) =>
        (['end', 'start'] as const).flatMap((place) => {
          reach(element, place);
          const { top } = element.getBoundingClientRect();
          return isCovered(element)
            ? [`${element.outerHTML.slice(0, 90)} at ${Math.round(top)}, ${place}`]
            : [];
        }),
      );
  }, controls);

/** Lists targets below 24 px; a link within a sentence is as high as its line (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const inSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, label, td')?.textContent?.trim() ?? '';
      return around.length > (element.textContent?.trim().length ?? 0);
    };
    // The label of a field is a target too; an element outside the page that waits for the focus is not.
    const boxesOf = (element: HTMLElement) =>
      [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].map((part) =>
        part.getBoundingClientRect(),
      );
    const isLarge = ({ width, height, right }: DOMRect) =>
      right < 0 || (Math.round(width) >= 24 && Math.round(height) >= 24);
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inSentence(element))
      .filter((element) => !boxesOf(element).some(isLarge))
      .map((element) => element.outerHTML.slice(0, 90));
  }, controls);
