/** The first purchase, from the home page to the paid order in the account. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { formatAmount } from '#domain/money.ts';
import { type Credentials, newCredentials } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import {
  button,
  fillSignUp,
  names,
  openMenu,
  order,
  payWith,
  see,
  seeDelay,
  seeToast,
  signInWith,
} from '#test/support/e2e/shop-pages.ts';
import { keepTranslated } from '#test/support/e2e/translated.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { awaitMail } from '#test/support/mails.ts';

const visit = useVisitors();
const price = formatAmount(catalogue[keyFor.numbers].price);

const chooseOnHome = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`^Choisir.*${nameFor.numbers}`) }).click();
  await page.waitForURL(`**/checkout?service=${keyFor.numbers}`);
  expect(await page.getByRole('checkbox', { name: nameFor.numbers }).isChecked()).toBe(true);
  await button(page, 'Continuer').filter({ visible: true }).click();
};

const seePaymentPage = async (page: Page, email: string) => {
  expect(page.url()).toContain(inject('shop').payments);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await see(page, email);
  await page.getByRole('button', { name: `Payer ${price}` }).waitFor();
};

const closeThanks = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: `Merci ${names.firstName} !` });
  await seeDelay(dialog, [keyFor.numbers]);
  await dialog.getByText(/^Naissance le\s17\savril\s1991/).waitFor();
  await dialog.getByRole('button', { name: 'Accéder à mon compte' }).click();
  await dialog.waitFor({ state: 'hidden' });
};

const seeOrder = async (page: Page) => {
  expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Mes commandes');
  const entry = page.getByRole('article');
  expect(await entry.getByRole('heading', { level: 2 }).innerText()).toBe(nameFor.numbers);
  const number = await entry.getByText(/^Commande\s[0-9a-f]{8}$/).innerText();
  const active = entry.getByRole('list', { name: 'Avancement' }).locator('[aria-current=step]');
  expect(await active.innerText()).toMatch(/^E-mail à confirmer/);
  await entry.getByText(/^Confirmez votre adresse/).waitFor();
  await entry.getByText(/^Passée le (\p{L}+di|dimanche) \d.*\s20\d\d\sà\s\d{1,2}\sh\s\d{2}$/u).waitFor();
  await entry.getByText(price).waitFor();
  await entry.getByText(/^En attente de livraison \(/).waitFor();
  await entry.getByRole('list', { name: 'Consultations commandées' }).getByText(nameFor.numbers).waitFor();
  return number.slice(-8);
};

const closeNotice = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: 'Paiement confirmé' })
    .getByRole('button', { name: 'Fermer' })
    .click();

const leaveAndComeBack = async (page: Page, credentials: Credentials) => {
  // What is under way when a session ends is refused.
  await page.reload({ waitUntil: 'networkidle' });
  await see(page, credentials.email);
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await seeToast(page, 'Déconnexion réussie');
  await signInWith(page, credentials);
  await seeToast(page, 'Connexion réussie');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('article').waitFor();
  await openMenu(page);
  await button(page, 'Déconnexion').filter({ visible: true }).first().waitFor();
};

/** Chooses, signs up, pays and finds the order; returns its number. */
const buy = async (page: Page, credentials: ReturnType<typeof newCredentials>): Promise<string> => {
  await chooseOnHome(page);
  await fillSignUp(page, credentials);
  await order(page);
  await seePaymentPage(page, credentials.email);
  await payWith(page, 'paiement accepté');
  await closeThanks(page);
  return seeOrder(page);
};

test('a visitor chooses, signs up, pays and finds the order in the account', async () => {
  const { page } = await visit();
  const credentials = newCredentials();
  const number = await buy(page, credentials);
  await closeNotice(page);
  await leaveAndComeBack(page, credentials);
  await awaitMail(credentials.email, `Commande ${number} confirmée`);
});

test('a visitor whose browser translates each page buys the same way', async () => {
  const { page, context } = await visit();
  await keepTranslated(context);
  const credentials = newCredentials();
  await buy(page, credentials);
  expect(await page.locator('main font').count()).toBeGreaterThan(50);
  await closeNotice(page);
  await leaveAndComeBack(page, credentials);
});
