/** Signing up, out and in on /compte (§2, §8), and another password, which ends every other session. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Credentials, newCredentials, newCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { watchOrders } from '#test/support/e2e/live-orders.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const main = (page: Page) => page.getByRole('main');
const fillIn = async (page: Page, { email, password }: Credentials) => {
  await main(page).getByLabel('E-mail').fill(email);
  await main(page).getByLabel('Mot de passe', { exact: true }).fill(password);
};
const submit = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).last().click();

test('/compte: sign-up stays there, shows the empty account, and signs out and in', async () => {
  const { page } = await visit();
  const credentials = newCredentials();
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Inscription' }).click();
  await fillIn(page, credentials);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(credentials.password);
  const live = watchOrders(page);
  await submit(page, 'Créer mon compte');
  await seeToast(page, 'Inscription réussie', 'Vérifiez votre e-mail pour confirmer votre adresse.');
  await page.getByRole('tab', { name: 'Profil', selected: true }).waitFor();
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await see(page, 'Vous n’avez pas encore de commande payée.');
  // What is under way when a session ends is refused.
  await live();
  await main(page).getByRole('button', { name: 'Déconnexion' }).click();
  await seeToast(page, 'Déconnexion réussie');
  await fillIn(page, credentials);
  await submit(page, 'Se connecter');
  await page.getByRole('tab', { name: 'Profil' }).waitFor();
});

test('/compte: another password keeps this session, ends the others, and signs in', async () => {
  const customer = await newCustomer();
  const { page, expectProblem } = await visit({ as: customer });
  const other = await visit({ as: customer });
  // Without the live channel no request is under way while the session ends.
  expectProblem(/status of 503.*live-ticket/);
  await page.route('**/api/live-ticket', (route) => route.fulfill({ status: 503, json: {} }));
  await Promise.all([page.waitForResponse('**/api/live-ticket'), page.goto('/compte')]);
  await page.getByRole('tab', { name: 'Profil' }).click();
  await button(page, 'Changer mon mot de passe').click();
  const dialog = page.getByRole('dialog');
  const next = 'comete-nouvelle-88';
  await dialog.getByLabel('Mot de passe actuel', { exact: true }).fill(customer.password);
  for (const label of ['Nouveau mot de passe', 'Confirmer le mot de passe'])
    await dialog.getByLabel(label, { exact: true }).fill(next);
  await dialog.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await seeToast(page, 'Mot de passe modifié', 'Toutes les autres connexions ont pris fin.');
  const devices = page.getByRole('region', { name: 'Appareils connectés' }).getByRole('listitem');
  await expect.poll(() => devices.allInnerTexts()).toEqual([expect.stringContaining('cet appareil')]);
  await page.reload();
  await page.getByRole('tab', { name: 'Profil' }).waitFor();
  other.expectProblem(/status of 40[01]/);
  await other.page.goto('/compte');
  await see(other.page, 'Votre session a expiré. Reconnectez-vous pour continuer.');
  await fillIn(other.page, { ...customer, password: next });
  await submit(other.page, 'Se connecter');
  await other.page.getByRole('tab', { name: 'Profil' }).waitFor();
});
