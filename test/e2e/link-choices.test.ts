/** A verification link in a browser outside its account. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newCustomer, signIn, type TestCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitLink } from '#test/support/links.ts';
import { hasAccount } from '#test/support/pool.ts';
import { awaitStatus, buy, payAt } from '#test/support/purchases.ts';
import { findRow } from '#test/support/rows.ts';

const visit = useVisitors();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** A customer has ordered; the link of the verification mail is opened in another browser. */
const elsewhere = async () => {
  const customer = await newCustomer();
  const purchase = await buy(customer);
  const { href } = (await awaitLink(customer)).url;
  const visitor = await visit();
  await visitor.page.goto(href);
  await title(visitor.page, 'Est-ce bien vous ?');
  return { customer, purchase, ...visitor };
};
const isVerified = async ({ access }: TestCustomer) =>
  (await findRow('Profiles', { user_id: claimsOf(access).sub }))?.email_validated;

test('the password verifies the address and shows the order', async () => {
  const { page, customer } = await elsewhere();
  await page.getByLabel('Mot de passe du compte').fill(customer.password);
  await page.keyboard.press('Enter');
  await title(page, 'Votre e-mail est confirmé');
  expect(await isVerified(customer)).toBe(true);
});

test('a new password verifies the address, signs in here and ends earlier sessions', async () => {
  const { page, customer } = await elsewhere();
  await page.getByText('Je ne connais pas ce mot de passe').click();
  await page.getByLabel('Nouveau mot de passe').fill('comete-77-neuve');
  await page.getByLabel('Confirmer le mot de passe').fill('comete-77-neuve');
  await page.keyboard.press('Enter');
  await title(page, 'Votre e-mail est confirmé');
  expect(await isVerified(customer)).toBe(true);
  await expect(signIn(customer)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
});

test('«Ce n’est pas moi» deletes the account', async () => {
  const { page, customer } = await elsewhere();
  await button(page, 'Ce n’est pas moi').click();
  const dialog = page.getByRole('dialog', { name: 'Fermer ce compte ?' });
  await dialog.getByRole('button', { name: 'Fermer ce compte' }).click();
  await title(page, 'C’est noté');
  expect(await hasAccount(customer.email)).toBe(false);
});

test('«Ce n’est pas moi» locks an account with a paid order', async () => {
  const { page, customer, purchase } = await elsewhere();
  await payAt(purchase.sessionId, 'paid');
  await awaitStatus(customer, purchase.order_id, 'paid');
  await button(page, 'Ce n’est pas moi').click();
  await button(page, 'Fermer ce compte').click();
  await see(page, /Ce compte est bloqué/);
});
