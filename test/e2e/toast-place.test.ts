/** A message of the atelier covers neither the focused element nor a visible button. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { confirmedOrder } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { entryOf, openAtelier, seePart } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { button, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';

const visit = useVisitors();

/** Names of the focused element, buttons and fields that a message covers in part. */
const covered = (page: Page): Promise<readonly string[]> =>
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
const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top, bottom };
  });
const expectClear = (page: Page) => expect.poll(() => covered(page)).toEqual([]);

/** Waits for the message and keeps it: its 5 s are paused while a pointer is on it. */
const keepToast = async (page: Page, title: string) => {
  await seeToast(page, title);
  const message = page.getByRole('status', { name: 'Messages' }).getByRole('listitem');
  await message.first().dispatchEvent('pointerover');
};

describe.each(screens)('at $name', ({ viewport }) => {
  test('in the atelier it stands in the header, and in a dialog below the buttons', async () => {
    const order = await confirmedOrder(await newCustomer());
    const { page } = await visit({ viewport, as: await newExpert('numerologie') });
    await openAtelier(page);
    await entryOf(page, order)
      .getByRole('button', { name: /^Prendre/ })
      .click();
    await keepToast(page, 'Vous avez pris la consultation');
    await expectClear(page);
    const message = page.getByRole('status', { name: 'Messages' }).getByRole('listitem').last();
    const header = await boxOf(page.getByRole('banner'));
    expect((await boxOf(message)).bottom).toBeLessThanOrEqual(header.bottom);
    await entryOf(page, order)
      .getByRole('link', { name: /^Ouvrir/ })
      .click();
    await seePart(page, order);
    await button(page, 'Transmettre').click();
    const dialog = page.getByRole('dialog', { name: /^Transmettre/ });
    const cancel = dialog.getByRole('button', { name: 'Annuler' });
    await cancel.waitFor();
    await expect.poll(() => dialog.getByRole('status', { name: 'Messages' }).count()).toBe(1);
    expect((await boxOf(message)).top).toBeGreaterThanOrEqual((await boxOf(cancel)).bottom);
  });
});
