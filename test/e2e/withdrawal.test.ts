/** «Renoncer au contrat ici» without a pointer: with a session from the order, without one from the footer. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { PaidKey } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { press, type } from '#test/support/e2e/keyboard.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { awaitMail } from '#test/support/mails.ts';
import { awaitStatus, buy, payAt } from '#test/support/purchases.ts';

const visit = useVisitors();

let customer: TestCustomer;
beforeAll(async () => {
  customer = await newCustomer();
});

const paidOrder = async (services: readonly PaidKey[]): Promise<string> => {
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
  const id = await paidOrder(['astrologie-occidentale', 'numerologie']);
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

test('without a session: one answer for all misses, no input lost by failures and reloads, one refund', async () => {
  const id = await paidOrder(['pack-complet']);
  const { page, expectProblem } = await visit();
  expectProblem(/status of 404.*withdrawal\/find/);
  expectProblem(/ERR_FAILED.*api\/withdrawal/);
  await page.goto('/faq');
  await press(page, page.getByRole('link', { name: 'Renoncer au contrat ici' }), 'Enter');
  await page.locator('fieldset:enabled').waitFor();
  await press(page, button(page, 'Continuer'), 'Enter');
  const summary = page.getByRole('region', { name: 'À corriger avant de continuer' });
  expect(await summary.getByRole('link').count()).toBe(3);
  await checkPage(page);

  await type(page, 'Votre nom', 'Camille D’Angelo');
  await type(page, 'Numéro de commande', '00000000');
  await type(page, 'Adresse e-mail du compte', customer.email);
  await page.keyboard.press('Enter');
  const miss = page.getByRole('status').filter({ hasText: 'Commande introuvable' });
  await miss.waitFor();
  await checkPage(page);
  const told = await miss.innerText();
  await page.getByLabel('Numéro de commande').fill(`#${orderNumber(id).toUpperCase()}`);
  await page.getByLabel('Adresse e-mail du compte').fill('personne@exemple.fr');
  await page.keyboard.press('Enter');
  await expect.poll(() => miss.innerText()).toBe(told);

  await page.getByLabel('Adresse e-mail du compte').fill(customer.email);
  await page.keyboard.press('Enter');
  await seeStep(page, 'Vérifiez, puis confirmez');
  let isCut = true;
  let sent = 0;
  await page.route('**/api/withdrawal', async (route) => {
    sent += 1;
    // The declaration arrives, but its answer is lost.
    const response = await route.fetch();
    if (isCut) await route.abort();
    else await route.fulfill({ response });
  });
  await press(page, button(page, 'Confirmer la rétractation'), 'Enter');
  await see(page, 'Votre rétractation n’est pas encore confirmée');
  isCut = false;
  await page.reload();
  await seeStep(page, 'Vérifiez, puis confirmez');
  await button(page, 'Confirmer la rétractation').dblclick();
  await seeStep(page, 'Votre rétractation est enregistrée');
  expect(sent).toBe(2);
  expect(await amount(page)).toMatch(/69,00/);
  await page.reload();
  await page.locator('fieldset:enabled').waitFor();
  expect(await page.getByLabel('Votre nom').inputValue()).toBe('');
});
