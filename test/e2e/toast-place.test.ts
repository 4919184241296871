/** A message of the atelier covers neither the focused element nor a visible button. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { confirmedOrder } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { entryOf, openAtelier, seePart } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { expectClear, keepToast } from '#test/support/e2e/toasts.ts';
import { newExpert } from '#test/support/experts.ts';

const visit = useVisitors();

const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top, bottom };
  });

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
