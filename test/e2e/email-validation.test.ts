/** The link of the verification mail (§2): its readers, browsers and uses, before and after the payment. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually } from '#test/support/client.ts';
import { newCredentials, newCustomer } from '#test/support/customers.ts';
import { orderRow } from '#test/support/deployed.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, orderAsVisitor, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { awaitMail, linkIn, mailsOf } from '#test/support/mails.ts';
import { buy, payAt } from '#test/support/purchases.ts';

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
    const validations = (await mailsOf(email)).filter(({ subject }) => subject.includes('Confirmez'));
    const links = validations.map((mail) => linkIn(mail, '/validate-email'));
    return links.find((link) => link.searchParams.get('redirect') === 'checkout')?.href;
  }, 'a validation e-mail that leads to the checkout');

describe.each(phone)('at $name', ({ viewport }) => {
  test('first time, second time, and a forged link', async () => {
    const customer = await newCustomer();
    await buy(customer);
    const link = await linkTo(customer.email);
    const { page, expectProblem } = await visit({ viewport, as: customer });
    await page.goto(link);
    await title(page, 'Votre e-mail est confirmé');
    await checkPage(page);
    await leave(page, 'Retour à l’accueil');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(link);
    await title(page, 'E-mail déjà confirmé');
    await see(
      page,
      /Votre e-mail a déjà été confirmé\. Si vous n’avez pas reçu la confirmation de votre achat/,
    );
    await checkPage(page);
    expectProblem(/status of 400.*validate-email/);
    const forged = new URL(link);
    forged.searchParams.set('token', 'A'.repeat(43));
    await page.goto(forged.href);
    await title(page, 'Erreur lors de la validation');
    await see(page, 'Le lien peut être expiré ou invalide. Contactez-nous si le problème persiste.');
    await checkPage(page);
    await button(page, 'Recevoir un nouveau lien').click();
    await seeToast(page, 'Votre adresse est déjà confirmée');
  });

  test('from the checkout and back, in the same browser', async () => {
    const credentials = newCredentials();
    const { page } = await visit({ viewport });
    await orderAsVisitor(page, credentials);
    await page.getByRole('link', { name: 'Retour à la boutique' }).click();
    await seeToast(page, 'Commande restaurée');
    await resendFromCheckout(page);
    await page.goto(await checkoutLinkTo(credentials.email));
    await title(page, 'Vos informations');
    expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe('Saint-Denis, La Réunion');
    expect(await button(page, 'Renvoyer le lien de confirmation').count()).toBe(0);
  });
});

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
  await page.getByRole('complementary', { name: 'Votre commande' }).getByText('Numérologie').waitFor();
});

test('opened after the payment it leads to the account', async () => {
  const credentials = newCredentials();
  const { page } = await visit();
  await orderAsVisitor(page, credentials);
  const sessionId = /cs_\w+/.exec(page.url())?.[0] ?? '';
  await page.getByRole('link', { name: 'Retour à la boutique' }).click();
  await resendFromCheckout(page);
  const link = await checkoutLinkTo(credentials.email);
  await payAt(sessionId, 'paid');
  const id = new URL(link).searchParams.get('order') ?? '';
  await eventually(async () => ((await orderRow(id)).paid_at ? true : undefined), 'the order to be paid');
  await page.goto(link);
  await page.waitForURL('**/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('article').getByText('Génération en cours...').waitFor();
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('a sign-up on /auth leads home, where a banner asks for the verification until it is dismissed', async () => {
    const customer = await newCustomer('auth');
    const link = await linkTo(customer.email);
    expect(new URL(link).searchParams.get('redirect')).toBe('home');
    const { page } = await visit({ viewport, as: customer });
    await page.goto(link);
    await title(page, 'Votre e-mail est confirmé');
    await leave(page, 'Retour à l’accueil');
    const banner = page.getByRole('status').filter({ hasText: 'Compte créé avec succès !' });
    await banner.getByText('Votre adresse email a été vérifiée. Vous êtes maintenant connecté !').waitFor();
    expect(new URL(page.url()).search).toBe('?account_created=true');
    await checkPage(page);
    await banner.getByRole('button', { name: 'Fermer' }).click();
    await banner.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
  });
});
