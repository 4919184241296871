/** The first purchase, from the home page to the paid order in the account. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { type Credentials, newCredentials } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
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
import { awaitMail } from '#test/support/mails.ts';

const visit = useVisitors();

const chooseOnHome = async (page: Page) => {
  await page.goto('/');
  await checkPage(page);
  await page.getByRole('link', { name: /^Choisir.*Numérologie/ }).click();
  await page.waitForURL('**/checkout?service=numerologie');
  expect(await page.getByRole('checkbox', { name: 'Numérologie' }).isChecked()).toBe(true);
  await checkPage(page);
  await button(page, 'Continuer').filter({ visible: true }).click();
};

const seePaymentPage = async (page: Page, email: string) => {
  expect(page.url()).toContain(inject('shop').payments);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await see(page, email);
  await page.getByRole('button', { name: 'Payer 9,00 €' }).waitFor();
};

/** Printed, the thank-you is its cover alone. */
const seePrinted = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await page.emulateMedia({ media: 'print' });
  expect(await dialog.getByText('par Bastien Oriol').isVisible()).toBe(true);
  for (const hidden of [dialog.getByRole('button', { name: 'Imprimer' }), page.getByRole('tab').first()])
    expect(await hidden.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Imprimer' }).waitFor();
};

const closeThanks = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: `Merci ${names.firstName} !` });
  await seeDelay(dialog, '24 à 48 h');
  await dialog.getByText(/^Et maintenant.*Confirmez votre adresse par le lien reçu/).waitFor();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  const cover = dialog.getByRole('listitem');
  await cover.locator('.scene').waitFor();
  await cover.getByText(/^Naissance le\s17\savril\s1991/).waitFor();
  await cover.getByText('par Bastien Oriol').waitFor();
  await checkPage(page);
  await seePrinted(page);
  expect(new URL(page.url()).searchParams.get('payment')).toBe('success');
  await dialog.getByRole('button', { name: 'Accéder à mon compte' }).click();
  await dialog.waitFor({ state: 'hidden' });
};

const seeOrder = async (page: Page) => {
  expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Mes commandes');
  const entry = page.getByRole('article');
  expect(await entry.getByRole('heading', { level: 2 }).innerText()).toBe('Numérologie');
  const number = await entry.getByText(/^Commande\s[0-9a-f]{8}$/).innerText();
  const active = entry.getByRole('list', { name: 'Avancement' }).locator('[aria-current=step]');
  expect(await active.innerText()).toMatch(/^E-mail à confirmer/);
  await entry.getByText(/^Confirmez votre adresse/).waitFor();
  await entry.getByText(/^Passée le (\p{L}+di|dimanche) \d.*\s20\d\d\sà\s\d{1,2}\sh\s\d{2}$/u).waitFor();
  await entry.getByText('9,00 €').waitFor();
  await entry.getByText(/^En attente de livraison \(/).waitFor();
  await entry.getByRole('list', { name: 'Consultations commandées' }).getByText('Numérologie').waitFor();
  return number.slice(-8);
};

const dismissBanner = async (page: Page) => {
  const banner = page.getByRole('status').filter({ hasText: 'Paiement confirmé' });
  await banner.getByRole('button', { name: 'Fermer' }).click();
  await banner.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Mes commandes');
};

const seeOtherTabs = async (page: Page, email: string) => {
  await page.getByRole('tab', { name: 'Historique' }).click();
  await page.getByRole('article').getByText('Non confirmé').waitFor();
  await checkPage(page);
  await page.getByRole('tab', { name: 'Profil' }).click();
  const address = page.getByRole('textbox', { name: 'E-mail' });
  expect(await address.inputValue()).toBe(email);
  expect(await address.isEditable()).toBe(false);
  await see(page, /^\d{1,2}(er)? \p{L}+ 20\d\d$/u);
  await checkPage(page);
};

const leaveAndComeBack = async (page: Page, credentials: Credentials) => {
  await page.reload();
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

describe.each(phone)('at $name', ({ viewport }) => {
  test('a visitor chooses, signs up, pays and finds the order in the account', async () => {
    const { page } = await visit({ viewport });
    const credentials = newCredentials();
    await chooseOnHome(page);
    await fillSignUp(page, credentials);
    await checkPage(page);
    await order(page);
    await seePaymentPage(page, credentials.email);
    await payWith(page, 'paiement accepté');
    await closeThanks(page);
    const number = await seeOrder(page);
    await checkPage(page);
    await dismissBanner(page);
    await seeOtherTabs(page, credentials.email);
    await leaveAndComeBack(page, credentials);
    await awaitMail(credentials.email, `Commande ${number} confirmée`);
  });
});
