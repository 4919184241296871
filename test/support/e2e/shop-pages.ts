/** The actions of customers on the shop's pages, by role and label. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { deliveryOfAll, type PaidKey } from '#domain/catalogue.ts';
import { spanText } from '#domain/texts/spans.ts';
import { keyFor } from '#test/support/keys.ts';
import { totpCode } from '../../../bin/local/totp.ts';
import type { Credentials } from '../customers.ts';

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Waits for a toast that contains all these texts. */
export const seeToast = async (page: Page, ...texts: readonly string[]): Promise<void> => {
  const entry = page.getByRole('status', { name: 'Messages' }).getByRole('listitem');
  await texts
    .reduce((found, text) => found.filter({ hasText: text }), entry)
    .first()
    .waitFor();
};
/** Expects the summary of a form with the focus and these texts, and no toast. */
export const seeSummary = async (
  page: Page,
  title: string,
  ...texts: readonly string[]
): Promise<Locator> => {
  const summary = page.getByRole('region', { name: title });
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  for (const text of texts) await summary.getByText(text).first().waitFor();
  return summary;
};

/** Expects the error of a form of one field at this field, which has the focus: such a form has no summary. */
export const seeOneError = async (page: Page, label: string, error: string): Promise<void> => {
  const field = page.getByLabel(label, { exact: true });
  await page.getByText(error).waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('region', { name: /corriger|pas pu/ }).count()).toBe(0);
};

export const see = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

type Birth = { readonly date: string; readonly time: string; readonly place: string };
export const birth: Birth = { date: '17/04/1991', time: '06:42', place: 'Saint-Denis, La Réunion' };

/** Names with characters beyond the letters of §5. */
export const names = { firstName: 'Maëlys-Ondine', lastName: 'N’Diaye d’Angelo' };

export const openDetails = async (page: Page, services: readonly PaidKey[] = [keyFor.numbers]) => {
  const query = services.map((key) => `service=${key}`).join('&');
  await page.goto(`/checkout?${query}`);
  await button(page, 'Continuer').filter({ visible: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Vos informations' }).waitFor();
};

export const fillNames = async (page: Page) => {
  await page.getByLabel('Prénom').fill(names.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(names.lastName);
};
export const fillAccount = async (page: Page, { email, password }: Credentials) => {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(password);
};
export const fillBirth = async (page: Page, { date, time, place }: Birth = birth) => {
  await page.getByLabel('Date de naissance').fill(date);
  await page.getByLabel('Heure de naissance').fill(time);
  await page.getByLabel('Lieu de naissance').fill(place);
  // The open list of places covers what is below it.
  await page.getByLabel('Lieu de naissance').blur();
};
export const declare = async (page: Page) => {
  await page.getByRole('checkbox', { name: /conditions de vente/ }).check();
  await page.getByRole('checkbox', { name: 'Je déclare avoir 18 ans ou plus.' }).check();
};
export const payButton = (page: Page): Locator => button(page, 'Commander avec obligation de paiement');

/** Scrolls to the two statements: before them a phone's button says «Continuer». */
export const meetStatements = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Je déclare avoir 18 ans ou plus.' }).scrollIntoViewIfNeeded();
  await payButton(page).waitFor();
};

/** Fills all fields of step 2 for a visitor without an account. */
export const fillSignUp = async (page: Page, credentials: Credentials) => {
  await fillBirth(page);
  await fillNames(page);
  await fillAccount(page, credentials);
  await declare(page);
};

const dueShown = async (page: Page): Promise<string> =>
  (
    await page
      .locator('dl > div')
      .filter({ hasText: 'Chez vous au plus tard le' })
      .first()
      .locator('dd')
      .textContent()
  )?.replaceAll(/\s/g, ' ') ?? '';

/**
 * Orders, waits for the payment page, and returns the due date that was shown last. Other tests order too: a due date
 * that has changed meanwhile is accepted.
 */
export const order = async (page: Page): Promise<string> => {
  let due = await dueShown(page);
  await payButton(page).click();
  const arrived = page.getByRole('heading', { level: 1, name: 'Paiement sécurisé' });
  const moved = page.getByText('Date de livraison mise à jour').first();
  await arrived.or(moved).first().waitFor();
  if (await moved.isVisible()) {
    due = await dueShown(page);
    await payButton(page).click();
  }
  await arrived.waitFor();
  return due;
};

/** A complete order of a new customer, up to the payment page. */
export const orderAsVisitor = async (
  page: Page,
  credentials: Credentials,
  services?: readonly PaidKey[],
): Promise<void> => {
  await openDetails(page, services);
  await fillSignUp(page, credentials);
  await order(page);
};

type Card = 'paiement accepté' | 'carte refusée' | 'paiement confirmé plus tard';
export const payWith = async (page: Page, card: Card) => {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Payer/ }).click();
};

export const signInWith = async (page: Page, { email, password, totpSecret }: Credentials) => {
  await page.getByLabel(/e-mail$/i).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await button(page, 'Se connecter').filter({ visible: true }).click();
  if (totpSecret) await giveCode(page, totpCode(totpSecret, new Date()));
};

/** Fills in the sign-in dialog of staff. */
export const giveCode = async (page: Page, code: string) => {
  const dialog = page.getByRole('dialog', { name: 'Code de votre application' });
  await dialog.getByLabel('Code à six chiffres').fill(code);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
};

/** Opens a page and waits for its code: from then on links do not reload the document. */
export const goAlive = async (page: Page, path: string) => {
  await page.goto(path);
  // The header is complete once it shows the session.
  await page.getByRole('banner').getByText('Se connecter').first().waitFor({ state: 'attached' });
};

/** Opens the navigation on narrow screens; wide screens show it. */
export const openMenu = async (page: Page) => {
  const menu = button(page, 'Menu');
  if (!(await menu.isVisible())) return;
  await menu.click();
  await page.getByRole('dialog', { name: 'Principale' }).waitFor();
};

/** The day on the thank-you page, and its delay. When other tests have filled the queues it shows only the later day. */
export const seeDelay = async (dialog: Locator, services: readonly PaidKey[]): Promise<void> => {
  const said = dialog.getByRole('paragraph').filter({ hasText: 'Chez vous au plus tard le' });
  await said.waitFor();
  expect((await said.innerText()).replaceAll(/\s/g, ' ')).toMatch(
    new RegExp(
      `^Chez vous au plus tard le \\D+ \\d.* \\d{4}( ?Délai estimé : ${spanText(deliveryOfAll(services))}\\.)?$`,
    ),
  );
};
