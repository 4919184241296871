/** Step 2 for people with an account: signed in, signing in here, or unaware of the account. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from '#test/support/client.ts';
import { newCredentials, newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import {
  button,
  declare,
  fillBirth,
  fillSignUp,
  openDetails,
  order,
  payButton,
  payWith,
  seeDelay,
  seeSummary,
  seeToast,
} from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const knownCustomer = async (): Promise<TestCustomer> => {
  const customer = await newCustomer();
  const body = { birth_date: '1985-12-03', birth_time: '23:05', birth_place: 'Lille' };
  const { status } = await call('PUT', '/api/profile', { body, token: customer.access, ip: customer.ip });
  expect(status).toBe(200);
  return customer;
};

const seePrefilled = async (page: Page, email: string) => {
  const address = page.getByLabel('Adresse e-mail');
  expect(await address.inputValue()).toBe(email);
  expect(await address.isEditable()).toBe(false);
  await expect.poll(() => page.getByLabel('Lieu de naissance').inputValue()).toBe('Lille');
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Camille');
  expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe("D'Angelo");
  expect(await page.getByLabel('Date de naissance').inputValue()).toBe('03/12/1985');
  expect(await page.getByLabel('Heure de naissance').inputValue()).toBe('23:05');
  expect(await page.getByLabel('Mot de passe').count()).toBe(0);
};

const typePassword = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('a signed-in customer finds everything filled in and pays directly', async () => {
    const customer = await knownCustomer();
    const { page } = await visit({ viewport, as: customer });
    await openDetails(page, ['pack-complet']);
    await seePrefilled(page, customer.email);
    await checkPage(page);
    await declare(page);
    await order(page);
    await payWith(page, 'paiement accepté');
    const dialog = page.getByRole('dialog', { name: 'Merci Camille !' });
    await seeDelay(dialog, '72 h à 5 jours');
    await dialog.getByRole('button', { name: 'Accéder à mon compte' }).click();
    const services = page.getByRole('list', { name: 'Consultations commandées' }).getByRole('listitem');
    await services.first().waitFor();
    // The state of the part is below each name.
    const names = (await services.allInnerTexts()).map((text) => text.split('\n', 1)[0]);
    expect(names).toEqual(['Astrologie Occidentale', 'Astrologie Chinoise', 'Numérologie', 'Human Design']);
  });

  test('signing in inside the checkout: a wrong password, then the form with what is known', async () => {
    const customer = await knownCustomer();
    const { page, expectProblem } = await visit({ viewport });
    expectProblem(/status of 400/);
    await openDetails(page);
    await button(page, 'Déjà client ? Se connecter').click();
    expect(await hasFocus(page.getByRole('heading', { level: 2, name: 'Votre compte' }))).toBe(true);
    await checkPage(page);
    await typePassword(page, customer.email, 'pas-le-bon-1');
    await seeToast(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
    await seeSummary(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
    await typePassword(page, customer.email, customer.password);
    await seeToast(page, 'Connexion réussie', 'Renseignez vos informations pour continuer');
    await seePrefilled(page, customer.email);
    await declare(page);
    await order(page);
  });
});

test('an address with an account gets a message, and the input is kept for the sign-in', async () => {
  const { email, password } = await newCustomer();
  const { page, expectProblem } = await visit();
  expectProblem(/status of 409.*sign-up/);
  await openDetails(page);
  await fillSignUp(page, { ...newCredentials(), email });
  await payButton(page).click();
  await seeToast(page, 'Compte existant', 'Un compte existe déjà avec cet email. Connectez-vous plutôt.');
  const summary = await seeSummary(page, 'Compte existant', 'Un compte existe déjà avec cet email.');
  expect(await page.getByLabel('Adresse e-mail').getAttribute('aria-invalid')).toBe('true');
  await summary.getByRole('button', { name: 'Se connecter' }).click();
  expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(email);
  await typePassword(page, email, password);
  await seeToast(page, 'Connexion réussie');
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Maëlys-Ondine');
  expect(await page.getByRole('main').getByText('Un compte existe déjà').count()).toBe(0);
  await fillBirth(page);
  await declare(page);
  await order(page);
});

test('a password that is too common stays marked until it is another', async () => {
  const { page, expectProblem } = await visit();
  expectProblem(/status of 400.*sign-up/);
  await openDetails(page);
  const password = 'azerty123';
  await fillSignUp(page, { ...newCredentials(), password });
  await payButton(page).click();
  await seeSummary(page, 'Erreur d’inscription', 'courant');
  const field = page.getByLabel('Mot de passe', { exact: true });
  await page.getByLabel('Prénom').fill('Camille');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('sagesse-du-soir-7');
  expect(await field.getAttribute('aria-invalid')).not.toBe('true');
  expect(await page.getByRole('region', { name: 'Erreur d’inscription' }).count()).toBe(0);
});
