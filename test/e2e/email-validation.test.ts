/** The link of the verification mail really opens its page: from a sign-up, and in another browser from the checkout (§2). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '#test/support/client.ts';
import { newCredentials, newCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { button, orderAsVisitor, seeToast } from '#test/support/e2e/shop-pages.ts';
import { nameFor } from '#test/support/keys.ts';
import { arrivedFor, awaitMail, linkIn } from '#test/support/mails.ts';

const visit = useVisitors();

const linkTo = async (email: string): Promise<string> =>
  linkIn(await awaitMail(email, 'Confirmez votre adresse'), '/validate-email').href;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const leave = (page: Page, name: string) => page.getByRole('link', { name }).click();

const resendFromCheckout = async (page: Page) => {
  await button(page, 'Renvoyer le lien de confirmation').click();
  await seeToast(page, 'E-mail envoyé');
};
/** The link of the mail that was sent again, which leads to the checkout. */
const checkoutLinkTo = (email: string): Promise<string> =>
  eventually(async () => {
    const validations = (await arrivedFor(email)).filter(({ subject }) => subject.includes('Confirmez'));
    const links = validations.map((mail) => linkIn(mail, '/validate-email'));
    return links.find((link) => link.searchParams.get('redirect') === 'checkout')?.href;
  }, 'a validation e-mail that leads to the checkout');

test('in another browser the link asks for the password, then shows the order', async () => {
  const credentials = newCredentials();
  const first = await visit();
  await orderAsVisitor(first.page, credentials);
  await first.page.getByRole('link', { name: 'Retour à la boutique' }).click();
  await resendFromCheckout(first.page);
  const { page } = await visit();
  await page.goto(await checkoutLinkTo(credentials.email));
  await title(page, 'Est-ce bien vous ?');
  await page.getByLabel('Mot de passe du compte').fill(credentials.password);
  await button(page, 'Confirmer mon adresse').click();
  await title(page, 'Vos informations');
  expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(credentials.email);
  expect(await page.getByLabel('Adresse e-mail').isEditable()).toBe(false);
  expect(await page.getByLabel('Heure de naissance').inputValue()).toBe('06:42');
  await page.getByRole('complementary', { name: 'Votre commande' }).getByText(nameFor.numbers).waitFor();
});

test('a sign-up on /auth leads home, where a banner asks for the verification until it is dismissed', async () => {
  const customer = await newCustomer('auth');
  const link = await linkTo(customer.email);
  expect(new URL(link).searchParams.get('redirect')).toBe('home');
  const { page } = await visit({ as: customer });
  await page.goto(link);
  await title(page, 'Votre e-mail est confirmé');
  await leave(page, 'Retour à l’accueil');
  const banner = page.getByRole('status').filter({ hasText: 'Compte créé avec succès !' });
  await banner.getByText('Votre adresse email a été vérifiée. Vous êtes maintenant connecté !').waitFor();
  expect(new URL(page.url()).search).toBe('?account_created=true');
  await banner.getByRole('button', { name: 'Fermer' }).click();
  await banner.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
});
