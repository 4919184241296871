/** Returning to an unpaid order: by the browser's back button or by its link, as its customer or not (§4, §8). */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newCredentials, newCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { declare, order, orderAsVisitor, payWith, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { buy, payAt } from '#test/support/purchases.ts';

const visit = useVisitors();

const restorePage = (orderId: string) => `/checkout?restore_order=${orderId}`;
const typeSignIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
};

describe.each(phone)('at $name', ({ viewport }) => {
  test("the browser's back button leads to the form with its input, and the order is paid once", async () => {
    const { page } = await visit({ viewport });
    await orderAsVisitor(page, newCredentials());
    await page.goBack({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Vos informations' }).waitFor();
    expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe('Saint-Denis, La Réunion');
    await declare(page);
    await order(page);
    await payWith(page, 'paiement accepté');
    await page.getByRole('dialog').getByRole('button', { name: 'Accéder à mon compte' }).click();
    await page.getByRole('tab', { name: 'Historique' }).click();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
  });

  test('in an unknown browser the customer signs in first', async () => {
    const customer = await newCustomer();
    const { order_id: orderId } = await buy(customer, ['human-design']);
    const { page } = await visit({ viewport });
    await page.goto(restorePage(orderId));
    await see(page, 'Connectez-vous pour retrouver votre commande.');
    expect(await page.getByRole('complementary').count()).toBe(0);
    await checkPage(page);
    await typeSignIn(page, customer);
    await seeToast(page, 'Commande restaurée');
    expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe('Saint-Denis, La Réunion');
  });
});

test("someone else's order is not restored", async () => {
  const { order_id: orderId } = await buy(await newCustomer());
  const { page, expectProblem } = await visit({ as: await newCustomer() });
  expectProblem(/status of 404.*api\/orders/);
  await page.goto(restorePage(orderId));
  await seeToast(page, 'Erreur', 'Impossible de restaurer votre commande');
  await page.getByRole('heading', { level: 1, name: 'Choisissez vos consultations' }).waitFor();
});

test('a failure of the server has another text', async () => {
  const { page, expectProblem } = await visit({ as: await newCustomer() });
  expectProblem(/status of 500.*api\/orders/);
  await page.route('**/api/orders/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(restorePage('a1b2c3d4-0000-4000-8000-000000000001'));
  await seeToast(page, 'Erreur', 'Une erreur s’est produite lors de la restauration');
});

test('a paid order leads to the account', async () => {
  const customer = await newCustomer();
  const { order_id: orderId, sessionId } = await buy(customer);
  const { page } = await visit({ as: customer });
  await payAt(sessionId, 'paid');
  await page.goto(`/compte?payment=success&session_id=${sessionId}`);
  await page.getByRole('dialog').waitFor();
  await page.goto(restorePage(orderId));
  await seeToast(page, 'Déjà payée', 'Cette commande est déjà payée. Vous la retrouvez dans votre compte.');
  await page.waitForURL('**/compte');
});
