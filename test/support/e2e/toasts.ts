/** Messages of the shop that stay in sight while a test looks at what they cover. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seeToast } from './shop-pages.ts';

/** Names of the focused element, buttons and fields that a message covers in part. */
const coveredByToast = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const messages = [...document.querySelectorAll('[role="status"][aria-label="Messages"] li')];
    const boxes = messages.map((one) => one.getBoundingClientRect());
    const focused = document.activeElement === document.body ? null : document.activeElement;
    const found = [...document.querySelectorAll('main :is(button, input, textarea), footer button'), focused];
    return found
      .filter((one) => one !== null)
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return boxes.some(
          (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      })
      .map((one) => `${one.tagName} ${one.textContent || one.getAttribute('name')}`);
  });

/** Expects that no message covers anything. */
export const expectClear = (page: Page) => expect.poll(() => coveredByToast(page)).toEqual([]);

/** Waits for the message and keeps it: its 5 s are paused while a pointer is on it. */
export const keepToast = async (page: Page, title: string): Promise<void> => {
  await seeToast(page, title);
  const message = page.getByRole('status', { name: 'Messages' }).getByRole('listitem');
  await message.first().dispatchEvent('pointerover');
};
