/** «Renoncer au contrat ici» without a pointer, with a session from the order. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PaidKey } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { press } from '#test/support/e2e/keyboard.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { awaitMail } from '#test/support/mails.ts';
import { awaitStatus, buy, payAt } from '#test/support/purchases.ts';

const visit = useVisitors();

const paidOrder = async (customer: TestCustomer, services: readonly PaidKey[]): Promise<string> => {
  const { order_id: id, sessionId } = await buy(customer, services);
  await payAt(sessionId, 'paid');
  await awaitStatus(customer, id, 'paid');
  return id;
};

const seeStep = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor();
const checkStep = async (page: Page, title: string) => {
  await seeStep(page, title);
  await checkPage(page);
};
const hasFocus = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
const amount = (page: Page) => page.getByText(/^Remboursement\d/).innerText();

test('with a session: from the order, in part, to the receipt and the order’s new state', async () => {
  const customer = await newCustomer();
  const id = await paidOrder(customer, ['astrologie-occidentale', 'numerologie']);
  const { page } = await visit({ as: customer });
  await page.goto('/compte');
  await press(page, page.getByRole('tab', { selected: true }), 'ArrowRight');
  await press(page, page.getByRole('link', { name: /^Renoncer au contrat ici \(commande/ }), 'Enter');
  await checkStep(page, 'Votre commande');
  expect(await page.getByRole('radio', { name: `Commande ${orderNumber(id)}` }).isChecked()).toBe(true);
  expect(await page.getByLabel('Votre nom').inputValue()).toBe("Camille D'Angelo");
  expect(await page.getByLabel('Adresse e-mail du compte').inputValue()).toBe(customer.email);

  await page.getByLabel('Votre nom').fill('Camille Angelo');
  await press(page, button(page, 'Continuer'), 'Enter');
  await checkStep(page, 'Vérifiez, puis confirmez');
  await hasFocus(page, 'Vérifiez, puis confirmez');
  await page.goBack();
  await seeStep(page, 'Votre commande');
  expect(await page.getByLabel('Votre nom').inputValue()).toBe('Camille Angelo');
  await press(page, button(page, 'Continuer'), 'Enter');
  await seeStep(page, 'Vérifiez, puis confirmez');
  await press(page, button(page, 'Modifier'), 'Enter');
  await seeStep(page, 'Votre commande');
  await press(page, button(page, 'Continuer'), 'Enter');
  await seeStep(page, 'Vérifiez, puis confirmez');
  expect(await amount(page)).toMatch(/38,00/);
  await press(page, page.getByRole('checkbox', { name: /^Astrologie Occidentale/ }), 'Space');
  expect(await amount(page)).toMatch(/\D9,00/);
  await press(page, button(page, 'Confirmer la rétractation'), 'Enter');
  await checkStep(page, 'Votre rétractation est enregistrée');
  await see(page, customer.email);
  expect(await amount(page)).toMatch(/\D9,00/);
  expect((await awaitMail(customer.email, 'Votre rétractation de la commande')).text).toContain(
    'Numérologie',
  );

  await press(page, page.getByRole('link', { name: 'Voir mes commandes' }), 'Enter');
  const order = page.getByRole('article', { name: `Commande ${orderNumber(id)}` });
  await order.getByText('Rétractation enregistrée').first().waitFor();
  await order.getByText('Partiellement remboursé').waitFor();
  await checkPage(page);
  await awaitMail(customer.email, 'Remboursement de la commande');
});
