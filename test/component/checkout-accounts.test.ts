/** Step 2 for people with an account: signed in, signing in here, or unaware of the account. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { createPayment, signUp } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { paymentPage } from '#test/support/component/payment-page.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { answerAccount, useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import {
  birth,
  button,
  declare,
  fillBirth,
  fillSignUp,
  names,
  openDetails,
  payButton,
  seeSummary,
  seeToast,
} from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();
const customer = newAccount();
const profile = { birth_date: '1985-12-03', birth_time: '23:05', birth_place: 'Lille' };

const seePrefilled = async (page: Page) => {
  const address = page.getByLabel('Adresse e-mail');
  expect(await address.inputValue()).toBe(customer.email);
  expect(await address.isEditable()).toBe(false);
  await expect.poll(() => page.getByLabel('Lieu de naissance').inputValue()).toBe('Lille');
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Camille');
  expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe("D'Angelo");
  expect(await page.getByLabel('Date de naissance').inputValue()).toBe('03/12/1985');
  expect(await page.getByLabel('Heure de naissance').inputValue()).toBe('23:05');
  expect(await page.getByLabel('Mot de passe').count()).toBe(0);
};

const typePassword = async (page: Page, password: string) => {
  await page.getByLabel('Adresse e-mail').fill(customer.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
};

const orderOf = async (page: Page) => {
  await declare(page);
  await payButton(page).click();
  await page.waitForURL('**/faq');
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('a signed-in customer finds everything filled in and pays directly', async () => {
    const { page, answer } = await visit({ viewport, as: customer, profile });
    const sent = answer(createPayment, paymentPage);
    await openDetails(page, [keyFor.pack]);
    await seePrefilled(page);
    await orderOf(page);
    expect(sent.map(({ body }) => body)).toMatchObject([
      {
        selectedServices: [keyFor.pack],
        totalAmount: catalogue[keyFor.pack].price / 100,
        customerInfo: { firstName: 'Camille', email: customer.email, birthPlace: 'Lille' },
      },
    ]);
  });

  test('signing in inside the checkout: a wrong password, then the form with what is known', async () => {
    const visitor = await visit({ viewport });
    const { page, pool, answer, expectProblem } = visitor;
    answerAccount(visitor, customer, profile);
    answer(createPayment, paymentPage);
    expectProblem(/status of 400/);
    await openDetails(page);
    await button(page, 'Déjà client ? Se connecter').click();
    expect(await hasFocus(page.getByRole('heading', { level: 2, name: 'Votre compte' }))).toBe(true);
    await typePassword(page, 'pas-le-bon-1');
    await seeToast(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
    await seeSummary(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
    pool.accept(customer);
    await typePassword(page, customer.password);
    await seeToast(page, 'Connexion réussie', 'Renseignez vos informations pour continuer');
    await seePrefilled(page);
    await orderOf(page);
  });
});

test('signing in adds no part of the account’s birth to another one that was typed', async () => {
  const visitor = await visit();
  const { page, pool } = visitor;
  answerAccount(visitor, customer, profile);
  pool.accept(customer);
  await openDetails(page);
  await page.getByLabel('Date de naissance').fill('04/12/1985');
  await button(page, 'J’ai déjà un compte').click();
  await typePassword(page, customer.password);
  await seeToast(page, 'Connexion réussie');
  await expect.poll(() => page.getByLabel('Nom', { exact: true }).inputValue()).toBe("D'Angelo");
  expect(await page.getByLabel('Date de naissance').inputValue()).toBe('04/12/1985');
  expect(await page.getByLabel('Heure de naissance').inputValue()).toBe('');
  expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe('');
});

test('an address with an account gets a message, and the input is kept for the sign-in', async () => {
  const visitor = await visit();
  const { page, pool, answer, expectProblem } = visitor;
  expectProblem(/status of 409.*sign-up/);
  answer(signUp, () => new ShopError('already_registered'));
  answerAccount(visitor, customer);
  const sent = answer(createPayment, paymentPage);
  await openDetails(page);
  await fillSignUp(page, customer);
  await payButton(page).click();
  await seeToast(page, 'Compte existant', 'Un compte existe déjà avec cet email. Connectez-vous plutôt.');
  const summary = await seeSummary(page, 'Compte existant', 'Un compte existe déjà avec cet email.');
  expect(await page.getByLabel('Adresse e-mail').getAttribute('aria-invalid')).toBe('true');
  await summary.getByRole('button', { name: 'Se connecter' }).click();
  expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(customer.email);
  pool.accept(customer);
  await typePassword(page, customer.password);
  await seeToast(page, 'Connexion réussie');
  expect(await page.getByLabel('Prénom').inputValue()).toBe(names.firstName);
  expect(await page.getByRole('main').getByText('Un compte existe déjà').count()).toBe(0);
  await fillBirth(page);
  await declare(page);
  await payButton(page).click();
  // The account has another name.
  await button(page, 'Garder mon compte tel quel').click();
  await page.waitForURL('**/faq');
  expect(sent[0]?.body?.customerInfo).toMatchObject({ firstName: names.firstName, birthPlace: birth.place });
});

test('the sign-up of an order leaves the focus at its button', async () => {
  const visitor = await visit();
  const { page, pool, answer } = visitor;
  answer(signUp, () => ({ email: customer.email }));
  answerAccount(visitor, customer);
  answer(createPayment, () => new Promise<never>(() => {}));
  pool.accept(customer);
  await openDetails(page);
  await fillSignUp(page, customer);
  await payButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByText('C’est l’adresse de votre compte.').waitFor();
  expect(await hasFocus(payButton(page))).toBe(true);
});
