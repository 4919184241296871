/** The sign-in and sign-up of /auth and /compte (§2, §5, §8), what they refuse, and sessions that end. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createPayment, listOrders, signUp } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { liveTicket } from '#domain/wire/live.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { paymentPage } from '#test/support/component/payment-page.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { answerAccount, useVisitors } from '#test/support/component/visitors.ts';
import type { Credentials } from '#test/support/customers.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import {
  birth,
  button,
  declare,
  fillBirth,
  openDetails,
  payButton,
  see,
  seeSummary,
  seeToast,
} from '#test/support/e2e/shop-pages.ts';
import { endSessionUnseen, endStoredSession } from '#test/support/e2e/stored-session.ts';

const visit = useVisitors();
const customer = newAccount();

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
    const visitor = await visit({ viewport });
    const { page, pool, answer } = visitor;
    const sent = answer(signUp, () => ({ email: customer.email }));
    answerAccount(visitor, customer);
    pool.accept(customer);
    await page.goto('/auth');
    await see(page, 'Votre naissance n’est lue que par vos experts.');
    await page.getByRole('tab', { name: 'Inscription' }).click();
    await see(page, 'Minimum 6 caractères');
    await fillIn(page, { ...customer, password: 'cinq5' }, 'autre');
    await submit(page, 'Créer mon compte');
    await see(page, 'Le mot de passe doit contenir au moins 6 caractères');
    await see(page, 'Les mots de passe ne correspondent pas');
    expect(sent).toEqual([]);
    await fillIn(page, customer, customer.password);
    await submit(page, 'Créer mon compte');
    await seeToast(page, 'Inscription réussie');
    await page.waitForURL((url) => url.pathname === '/');
    expect(sent[0]?.body).toEqual({ email: customer.email, password: customer.password, from: 'auth' });
    await page.goto('/auth');
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test('/compte: the password can be shown while it is typed', async () => {
  const { page } = await visit();
  await page.goto('/compte');
  await button(page, 'Afficher Mot de passe').click();
  expect(await main(page).getByLabel('Mot de passe', { exact: true }).getAttribute('type')).toBe('text');
});

test.each(['/auth', '/compte'])('%s: a refused sign-in is said in toast and summary', async (path) => {
  const { page, expectProblem } = await visit();
  expectProblem(/status of 400/);
  await page.goto(path);
  await fillIn(page, { ...customer, password: 'pas-le-bon-1' });
  await submit(page, 'Se connecter');
  await seeToast(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
  await seeSummary(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
  expect(await main(page).getByLabel('E-mail').inputValue()).toBe(customer.email);
});

test('/auth: an address that has an account leads to the sign-in', async () => {
  const { page, answer, expectProblem } = await visit();
  expectProblem(/status of 409.*sign-up/);
  answer(signUp, () => new ShopError('already_registered'));
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Inscription' }).click();
  await fillIn(page, customer, customer.password);
  await submit(page, 'Créer mon compte');
  await seeToast(
    page,
    'Compte existant',
    'Il y a déjà un compte lié à cette adresse email. Connectez-vous plutôt.',
  );
});

test('/compte says that orders could not be loaded, and loads them again', async () => {
  const { page, answer, expectProblem } = await visit({ as: customer });
  expectProblem(/status of 500.*api\/orders/);
  expectProblem(/status of 500.*live-ticket/);
  // Otherwise the live channel would load them.
  answer(liveTicket, () => new ShopError('unexpected'));
  answer(listOrders, () => new ShopError('unexpected'));
  await Promise.all([page.waitForResponse('**/api/live-ticket'), page.goto('/compte#historique')]);
  await seeToast(page, 'Erreur', 'Impossible de charger l’historique des commandes');
  answer(listOrders, () => ({ orders: [] }));
  await button(page, 'Réessayer').click();
  await see(page, 'Vous n’avez pas encore passé de commande.');
});

test('/compte asks for the sign-in when the session has expired, and continues where it was', async () => {
  const { page, pool, expectProblem } = await visit({ as: customer });
  expectProblem(/status of 400/);
  pool.accept(customer);
  await endSessionUnseen(page);
  await page.goto('/compte#historique');
  await see(page, 'Votre session a expiré. Reconnectez-vous pour continuer.');
  await fillIn(page, customer);
  await submit(page, 'Se connecter');
  await page.getByRole('tab', { name: 'Historique', selected: true }).waitFor();
});

test('a session that ends in the checkout is said beside the form, which keeps everything typed', async () => {
  const { page, pool, answer, expectProblem } = await visit({ as: customer });
  pool.accept(customer);
  const sent = answer(createPayment, ({ headers }) =>
    headers.authorization ? paymentPage() : new ShopError('signed_out'),
  );
  await openDetails(page);
  await fillBirth(page);
  await declare(page);
  expectProblem(/status of 400/);
  expectProblem(/status of 401.*(profile|create-payment)/);
  expectProblem(/profile not saved/);
  await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Camille');
  await endStoredSession(page);
  await payButton(page).click();
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'Votre session a pris fin' });
  await notice.getByText('Reconnectez-vous ici').waitFor();
  expect(await hasFocus(page.getByRole('heading', { level: 2, name: 'Votre compte' }))).toBe(true);
  // Nothing lies over what the page says.
  expect(await page.getByRole('status', { name: 'Messages' }).getByRole('listitem').count()).toBe(0);
  await page.getByLabel('Adresse e-mail').fill(customer.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(customer.password);
  await submit(page, 'Se connecter');
  await payButton(page).waitFor();
  expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe(birth.place);
  await payButton(page).click();
  await page.waitForURL('**/faq');
  expect(sent.at(-1)?.body?.customerInfo.birthPlace).toBe(birth.place);
});

const kept = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), tab: JSON.stringify({ ...sessionStorage }) }));

test('a sign-out keeps only the choice of cookies, here and in the other tabs', async () => {
  const { page, context, answer } = await visit({ as: customer });
  const sent = answer(signOut, () => ({ signedOut: true }) as const);
  await openDetails(page);
  await fillBirth(page);
  await page.evaluate(() => {
    localStorage.setItem('claim', '{}');
    localStorage.setItem('cookies', '{}');
  });
  await expect.poll(async () => (await kept(page)).tab).toContain(birth.place);
  const other = await context.newPage();
  // No request is under way while the session ends.
  await Promise.all([other.waitForResponse('**/api/orders'), other.goto('/compte')]);
  await main(other).getByRole('button', { name: 'Déconnexion', exact: true }).click();
  await seeToast(other, 'Déconnexion réussie');
  expect(await kept(other)).toEqual({ local: ['cookies'], tab: '{}' });
  expect(sent.map(({ body }) => body)).toEqual([{ everywhere: false }]);
  await page.getByLabel('Mot de passe', { exact: true }).waitFor();
  expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe('');
  expect((await kept(page)).tab).not.toContain(birth.place);
});
