/** The rows of all orders: searched, filtered, sorted, opened and acted on, by keyboard only. */
import { describe, expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { entryOf, orderAt, rowOf } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { queuedOrder } from '#test/support/issues.ts';

const visit = useVisitors();

describe.each(screens)('at $name', ({ viewport }) => {
  test('by keyboard: «/» searches, filters, order, arrows, the panel opens and closes', async () => {
    const customer = await newCustomer();
    const late = await queuedOrder(customer, -2, 'numerologie');
    const near = await queuedOrder(customer, 5, 'numerologie');
    const paid = await confirmedOrder(customer, ['pack-complet']);
    const { page } = await visit({ viewport, as: await newAdministrator() });
    await page.goto('/atelier?vue=orders');
    await page.getByRole('tab', { name: 'Toutes les commandes' }).waitFor();
    await page.keyboard.press('/');
    const field = page.getByLabel('Numéro, nom ou adresse e-mail');
    expect(await hasFocus(field)).toBe(true);
    await page.keyboard.type(customer.email);
    await page.keyboard.press('Enter');
    await see(page, '3 commandes');
    expect(await field.inputValue()).toBe(customer.email);
    const numbers = () => page.getByRole('listitem').getByRole('heading', { level: 2 }).allTextContents();
    const shownAs = (...ids: string[]) =>
      expect.poll(numbers).toEqual(ids.map((id) => `Commande ${orderNumber(id)}`));
    await button(page, 'Échéance').press('Enter');
    await shownAs(late.id, near.id, paid);
    await button(page, 'Montant').press('Enter');
    await expect.poll(async () => (await numbers())[0]).toBe(`Commande ${orderNumber(paid)}`);
    await button(page, 'En retard').press('Enter');
    await shownAs(late.id);
    await button(page, 'Toutes').press('Enter');
    await button(page, 'Échéance').press('Enter');
    await entryOf(page, near.id).getByText('dans 4 h').waitFor();

    const first = rowOf(page, late.id);
    await first.focus();
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(rowOf(page, near.id))).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const panel = orderAt(page, late.id);
    expect(await hasFocus(panel.getByRole('heading', { level: 2 }))).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await hasFocus(first)).toBe(true);
  });

  test('the menu of a row, by keyboard: it acts, closes and gives the focus back', async () => {
    const customer = await newCustomer();
    const late = await queuedOrder(customer, -2, 'numerologie');
    const { page } = await visit({ viewport, as: await newAdministrator() });
    await page.goto(`/atelier?vue=orders&recherche=${customer.email}`);
    const more = button(page, `Actions de la commande ${orderNumber(late.id)}`);
    await more.press('Enter');
    await checkPage(page);
    await page.keyboard.press('Escape');
    expect(await hasFocus(more)).toBe(true);
    await more.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Rembourser/ });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await hasFocus(more)).toBe(true);
    if (viewport.width > 1000) {
      const { height = 0 } = (await entryOf(page, late.id).boundingBox()) ?? {};
      expect(height).toBe(48);
    }
  });
});
