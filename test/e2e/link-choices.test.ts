/** A verification link in a browser outside its account. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newCustomer, signIn, type TestCustomer } from '#test/support/customers.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitLink } from '#test/support/links.ts';
import { hasAccount } from '#test/support/pool.ts';
import { awaitStatus, buy, payAt } from '#test/support/purchases.ts';
import { findRow } from '#test/support/rows.ts';

const visit = useVisitors();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const password = (page: Page) => page.getByLabel('Mot de passe du compte');

/** A customer has ordered; the link of the verification mail is opened in another browser. */
const elsewhere = async (options: Parameters<typeof visit>[0] = {}) => {
  const customer = await newCustomer();
  const purchase = await buy(customer);
  const { href } = (await awaitLink(customer)).url;
  const visitor = await visit(options);
  await visitor.page.goto(href);
  await title(visitor.page, 'Est-ce bien vous ?');
  return { customer, purchase, href, ...visitor };
};
const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('session'));
const isVerified = async ({ access }: TestCustomer) =>
  (await findRow('Profiles', { user_id: claimsOf(access).sub }))?.email_validated;

describe.each(screens)('at $name', ({ viewport }) => {
  test('the page signs nobody in, names the account, and works in every browser', async () => {
    const { page, customer } = await elsewhere({ viewport });
    expect(await sessionOf(page)).toBeNull();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(customer.email);
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.getByText('Je ne connais pas ce mot de passe').click();
    await checkPage(page);
  });
});

test('the password verifies the address and shows the order', async () => {
  const { page, customer, expectProblem } = await elsewhere();
  await button(page, 'Confirmer mon adresse').click();
  await see(page, 'Saisissez le mot de passe');
  expectProblem(/status of 400/);
  await password(page).fill('autre-sagesse-2');
  await page.keyboard.press('Enter');
  await see(page, 'Email ou mot de passe incorrect');
  expect(await password(page).inputValue()).toBe('autre-sagesse-2');
  await password(page).fill(customer.password);
  await page.keyboard.press('Enter');
  await title(page, 'Votre e-mail est confirmé');
  expect(await isVerified(customer)).toBe(true);
});

test('without a network the input is kept, and the next try works', async () => {
  const { page, customer, context, expectProblem } = await elsewhere();
  await password(page).fill(customer.password);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page
    .getByText(/connexion|réseau/i)
    .first()
    .waitFor();
  expect(await password(page).inputValue()).toBe(customer.password);
  await context.setOffline(false);
  await button(page, 'Confirmer mon adresse').click();
  await title(page, 'Votre e-mail est confirmé');
});

test('a new password verifies the address, signs in here and ends earlier sessions', async () => {
  const { page, customer, expectProblem } = await elsewhere();
  expectProblem(/status of 400.*validate-email.password/);
  await page.getByText('Je ne connais pas ce mot de passe').click();
  await page.getByLabel('Nouveau mot de passe').fill('azerty123');
  await page.getByLabel('Confirmer le mot de passe').fill('azerty123');
  await page.keyboard.press('Enter');
  await see(page, 'Ce mot de passe est trop courant. Choisissez-en un autre.');
  await page.getByLabel('Nouveau mot de passe').fill('comete-77-neuve');
  await page.getByLabel('Confirmer le mot de passe').fill('comete-77-neuve');
  await page.keyboard.press('Enter');
  await title(page, 'Votre e-mail est confirmé');
  expect(await isVerified(customer)).toBe(true);
  await expect(signIn(customer)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
});

test('«Ce n’est pas moi» asks for a confirmation, deletes the account and says so', async () => {
  const { page, customer } = await elsewhere();
  await button(page, 'Ce n’est pas moi').click();
  const dialog = page.getByRole('dialog', { name: 'Fermer ce compte ?' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasAccount(customer.email)).toBe(true);
  await button(page, 'Ce n’est pas moi').press('Enter');
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Fermer ce compte' }).click();
  await title(page, 'C’est noté');
  await see(page, /est supprimé/);
  await checkPage(page);
  expect(await hasAccount(customer.email)).toBe(false);
});

test('«Ce n’est pas moi» locks an account with a paid order', async () => {
  const { page, customer, purchase } = await elsewhere();
  await payAt(purchase.sessionId, 'paid');
  await awaitStatus(customer, purchase.order_id, 'paid');
  await button(page, 'Ce n’est pas moi').click();
  await button(page, 'Fermer ce compte').click();
  await see(page, /Ce compte est bloqué/);
  await page.getByRole('link', { name: 'Écrire au support' }).waitFor();
});

test('a link that expired meanwhile shows an error in place', async () => {
  const { page, customer, href, expectProblem } = await elsewhere();
  const owner = await visit({ as: customer });
  await owner.page.goto(href);
  await title(owner.page, 'Votre e-mail est confirmé');
  expectProblem(/status of 400/);
  await button(page, 'Ce n’est pas moi').click();
  await button(page, 'Fermer ce compte').click();
  await seeToast(page, 'Erreur', 'Ce lien est expiré ou invalide.');
});
