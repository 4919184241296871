/** The rows of all orders: searched, filtered, sorted, opened and acted on, by keyboard only. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type PaidKey, partsOf } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { adminOrder } from '#test/support/component/orders-memory.ts';
import { inHours, waitingPart } from '#test/support/component/parts-memory.ts';
import { newAdministrator } from '#test/support/component/staff.ts';
import { entryOf, orderAt, rowOf, searchLabel } from '#test/support/e2e/atelier-pages.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const email = 'camille@exemple.fr';

/** An order that is due in so many hours, with its parts. */
const dueIn = (hours: number, services: PaidKey[] = [keyFor.numbers], amount = 900) => {
  const order = adminOrder({ id: randomUUID(), due_at: inHours(hours), services, amount });
  const facts = { order_id: order.id, due_at: inHours(hours) };
  return { order, parts: partsOf(services).map((service) => waitingPart({ ...facts, service })) };
};
const atelierOf = (...all: readonly ReturnType<typeof dueIn>[]) =>
  memoryAtelier(
    all.flatMap(({ parts }) => parts),
    { orders: all.map(({ order }) => order) },
  );

describe.each(screens)('at $name', ({ viewport }) => {
  test('by keyboard: «/» searches, filters, order, arrows, the panel opens and closes', async () => {
    const all = [dueIn(40, [keyFor.pack], 2900), dueIn(-2), dueIn(4.5)] as const;
    const [paid, late, near] = [all[0].order.id, all[1].order.id, all[2].order.id];
    const { page } = await visit(atelierOf(...all), newAdministrator(), { viewport });
    await page.goto('/atelier?vue=orders');
    await page.getByRole('tab', { name: 'Toutes les commandes' }).waitFor();
    await page.keyboard.press('/');
    const field = page.getByLabel(searchLabel);
    expect(await hasFocus(field)).toBe(true);
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await see(page, '3 commandes');
    expect(await field.inputValue()).toBe(email);
    const numbers = () => page.getByRole('listitem').getByRole('heading', { level: 2 }).allTextContents();
    const shownAs = (...ids: string[]) =>
      expect.poll(numbers).toEqual(ids.map((id) => `Camille D’Angelo, commande ${orderNumber(id)}`));
    await button(page, 'Échéance').press('Enter');
    await shownAs(late, near, paid);
    await button(page, 'Montant').press('Enter');
    await expect
      .poll(async () => (await numbers())[0])
      .toBe(`Camille D’Angelo, commande ${orderNumber(paid)}`);
    await button(page, 'En retard').press('Enter');
    await shownAs(late);
    await button(page, 'Toutes').press('Enter');
    await button(page, 'Échéance').press('Enter');
    await entryOf(page, near).getByText('dans 4 h').waitFor();

    const first = rowOf(page, late);
    await first.focus();
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(rowOf(page, near))).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const panel = orderAt(page, late);
    expect(await hasFocus(panel.getByRole('heading', { level: 2 }))).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await hasFocus(first)).toBe(true);
  });

  test('the menu of a row, by keyboard: it acts, closes and gives the focus back', async () => {
    const late = dueIn(-2);
    const { page } = await visit(atelierOf(late), newAdministrator(), { viewport });
    await page.goto(`/atelier?vue=orders&recherche=${email}`);
    const more = button(page, `Actions de la commande ${orderNumber(late.order.id)}`);
    await more.press('Enter');
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
      const { height = 0 } = (await entryOf(page, late.order.id).boundingBox()) ?? {};
      expect(height).toBe(48);
    }
  });
});
