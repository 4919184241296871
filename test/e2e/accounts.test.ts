/** Signing up, in and out on /auth and /compte (§2, §5, §8), and sessions that end. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Credentials, newCredentials, newCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import {
  button,
  declare,
  fillBirth,
  openDetails,
  order,
  payButton,
  see,
  seeToast,
} from '#test/support/e2e/shop-pages.ts';
import { endSessionUnseen, endStoredSession } from '#test/support/e2e/stored-session.ts';

const visit = useVisitors();

const main = (page: Page) => page.getByRole('main');
const fillIn = async (page: Page, { email, password }: Credentials, confirmation?: string) => {
  await main(page).getByLabel('E-mail').fill(email);
  await main(page).getByLabel('Mot de passe', { exact: true }).fill(password);
  if (confirmation !== undefined)
    await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(confirmation);
};
const submit = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).last().click();

describe.each(phone)('at $name', ({ viewport }) => {
  test('/auth: errors of a sign-up, the sign-up, and a redirect home for a signed-in customer', async () => {
    const { page } = await visit({ viewport });
    const credentials = newCredentials();
    await page.goto('/auth');
    await see(page, 'Vos données sont protégées et réservées à vos experts.');
    await checkPage(page);
    await page.getByRole('tab', { name: 'Inscription' }).click();
    await see(page, 'Minimum 6 caractères');
    await fillIn(page, { ...credentials, password: 'cinq5' }, 'autre');
    await submit(page, 'Créer mon compte');
    await see(page, 'Le mot de passe doit contenir au moins 6 caractères');
    await see(page, 'Les mots de passe ne correspondent pas');
    await checkPage(page);
    await fillIn(page, credentials, credentials.password);
    await submit(page, 'Créer mon compte');
    await seeToast(page, 'Inscription réussie');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/auth');
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('/compte: sign-up stays there, shows the empty account, and signs out and in', async () => {
    const { page } = await visit({ viewport });
    const credentials = newCredentials();
    await page.goto('/compte');
    await checkPage(page);
    await button(page, 'Inscription').click();
    await fillIn(page, credentials, credentials.password);
    await page.getByRole('button', { name: 'Afficher Mot de passe' }).click();
    expect(await main(page).getByLabel('Mot de passe', { exact: true }).getAttribute('type')).toBe('text');
    await submit(page, 'Créer mon compte');
    await seeToast(page, 'Inscription réussie', 'Vérifiez votre e-mail pour confirmer votre adresse.');
    await page.getByRole('tab', { name: 'Profil', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Mes commandes' }).click();
    await see(page, 'Vous n’avez pas encore de commande payée.');
    await checkPage(page);
    await main(page).getByRole('button', { name: 'Déconnexion' }).click();
    await seeToast(page, 'Déconnexion réussie');
    await fillIn(page, credentials);
    await submit(page, 'Se connecter');
    await page.getByRole('tab', { name: 'Profil' }).waitFor();
  });
});

test('/auth: a wrong password, and an address that has an account', async () => {
  const { page, expectProblem } = await visit();
  const { email, password } = await newCustomer();
  expectProblem(/status of 400/);
  expectProblem(/status of 409.*sign-up/);
  await page.goto('/auth');
  await fillIn(page, { email, password: 'pas-le-bon-1' });
  await submit(page, 'Se connecter');
  await seeToast(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
  await page.getByRole('tab', { name: 'Inscription' }).click();
  await fillIn(page, { email, password }, password);
  await submit(page, 'Créer mon compte');
  await seeToast(
    page,
    'Compte existant',
    'Il y a déjà un compte lié à cette adresse email. Connectez-vous plutôt.',
  );
});

test('/compte says that orders could not be loaded, and loads them again', async () => {
  const { page, expectProblem } = await visit({ as: await newCustomer() });
  expectProblem(/status of 500.*api\/orders/);
  expectProblem(/status of 503.*live-ticket/);
  // Otherwise the live channel would load them.
  await page.route('**/api/live-ticket', (route) => route.fulfill({ status: 503, json: {} }));
  await page.route('**/api/orders', (route) => route.fulfill({ status: 500, json: {} }));
  await Promise.all([page.waitForResponse('**/api/live-ticket'), page.goto('/compte#historique')]);
  await seeToast(page, 'Erreur', 'Impossible de charger l’historique des commandes');
  await page.unroute('**/api/orders');
  await button(page, 'Réessayer').click();
  await see(page, 'Vous n’avez pas encore passé de commande.');
});

test('/compte asks for the sign-in when the session has expired, and continues where it was', async () => {
  const customer = await newCustomer();
  const { page, expectProblem } = await visit({ as: customer });
  await page.goto('/compte#historique');
  await page.getByRole('tab', { name: 'Historique', selected: true }).waitFor();
  expectProblem(/status of 400/);
  await endSessionUnseen(page);
  await page.goto('/compte#historique');
  await see(page, 'Votre session a expiré. Reconnectez-vous pour continuer.');
  await checkPage(page);
  await fillIn(page, customer);
  await submit(page, 'Se connecter');
  await page.getByRole('tab', { name: 'Historique', selected: true }).waitFor();
});

test('a session that ends in the checkout asks for the sign-in and keeps everything typed', async () => {
  const customer = await newCustomer();
  const { page, expectProblem } = await visit({ as: customer });
  await openDetails(page);
  await fillBirth(page);
  await declare(page);
  expectProblem(/status of 40[01]/);
  expectProblem(/profile not saved/);
  await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Camille');
  await endStoredSession(page);
  await payButton(page).click();
  await seeToast(page, 'Votre session a expiré. Reconnectez-vous pour continuer.');
  await page.getByLabel('Adresse e-mail').fill(customer.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(customer.password);
  await submit(page, 'Se connecter');
  await payButton(page).waitFor();
  expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe('Saint-Denis, La Réunion');
  await order(page);
});

test('a sign-out in one tab shows in the other', async () => {
  const { page, context } = await visit({ as: await newCustomer() });
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Profil' }).waitFor();
  const other = await context.newPage();
  await other.goto('/compte');
  await main(other).getByRole('button', { name: 'Déconnexion' }).click();
  await seeToast(other, 'Déconnexion réussie');
  await main(page).getByLabel('Mot de passe', { exact: true }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('/compte: the password is changed with the present one, and the page stays signed in', async () => {
    const customer = await newCustomer();
    const { page, expectProblem } = await visit({ viewport, as: customer });
    const other = await visit({ as: customer });
    // Without the live channel no request is under way while the session ends.
    expectProblem(/status of 503.*live-ticket/);
    await page.route('**/api/live-ticket', (route) => route.fulfill({ status: 503, json: {} }));
    await Promise.all([page.waitForResponse('**/api/live-ticket'), page.goto('/compte')]);
    await page.getByRole('tab', { name: 'Profil' }).click();
    await button(page, 'Changer mon mot de passe').click();
    const dialog = page.getByRole('dialog');
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    await dialog.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await see(page, 'Saisissez le mot de passe');
    await see(page, 'Le mot de passe doit contenir au moins 6 caractères');
    await checkPage(page);
    const next = 'comete-nouvelle-88';
    await field('Mot de passe actuel').fill('pas-le-bon-1');
    await field('Nouveau mot de passe').fill(next);
    await field('Confirmer le mot de passe').fill(next);
    expectProblem(/status of 400/);
    await dialog.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await see(page, 'Email ou mot de passe incorrect');
    expect(await field('Nouveau mot de passe').inputValue()).toBe(next);
    await field('Mot de passe actuel').fill(customer.password);
    await dialog.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await seeToast(page, 'Mot de passe modifié', 'Toutes les autres connexions ont pris fin.');
    expect(await dialog.isVisible()).toBe(false);
    await button(page, 'Changer mon mot de passe').waitFor();
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
});
