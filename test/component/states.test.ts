/** States of the whole site: offline, slow, broken, an ended session, two tabs, a message above a dialog, on paper. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listOrders } from '#domain/wire/api.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { wireOrder } from '#test/support/builders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone, screens } from '#test/support/e2e/browser.ts';
import { checkPage, overflow } from '#test/support/e2e/check-page.ts';
import { button, openMenu, see, seeToast, signInWith } from '#test/support/e2e/shop-pages.ts';
import { endSessionUnseen } from '#test/support/e2e/stored-session.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();
const offline = 'Vous êtes hors connexion.';
const expired = 'Votre session a expiré. Reconnectez-vous pour continuer.';

const header = (page: Page) => page.getByRole('navigation', { name: 'Principale' }).filter({ visible: true });

describe.each(phone)('at $name', ({ viewport }) => {
  test('without a network every page says so, and a form keeps its input', async () => {
    const { page, setOffline, expectProblem } = await visit({ viewport });
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/contact');
    await page.locator('fieldset:enabled').waitFor();
    await page.getByLabel('Message', { exact: true }).fill('Mon rapport est-il prêt ?');
    await setOffline(true);
    await page.getByRole('status').filter({ hasText: offline }).waitFor();
    await checkPage(page);
    await page.getByLabel('Prénom').fill('Camille');
    await page.getByLabel('Nom', { exact: true }).fill('Renard');
    await page.getByLabel('Adresse e-mail').fill('camille@exemple.fr');
    await page.getByLabel('Objet').fill('Mon rapport');
    await button(page, 'Envoyer le message').click();
    await seeToast(page, 'Erreur lors de l’envoi du message', 'La connexion a échoué');
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Mon rapport est-il prêt ?');
    await setOffline(false);
    await page.getByText(offline).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Objet').inputValue()).toBe('Mon rapport');
  });

  test('an ended session is shown on any page, and signing in leads back to it', async () => {
    const customer = newAccount();
    const { page, pool, expectProblem } = await visit({ viewport, as: customer });
    pool.accept(customer);
    await endSessionUnseen(page);
    expectProblem(/status of 400/);
    await page.goto('/cgv');
    await see(page, expired);
    await checkPage(page);
    expect(await overflow(page)).toBe(0);
    await button(page, 'Se connecter').filter({ visible: true }).click();
    await page.waitForURL('**/auth');
    await page.getByText(expired).waitFor({ state: 'detached' });
    await signInWith(page, customer);
    await page.waitForURL('**/cgv');
    await page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' }).waitFor();
    expect(await page.getByText(expired).count()).toBe(0);
  });
});

test('the notice of an ended session can be dismissed', async () => {
  const { page, expectProblem } = await visit({ as: newAccount() });
  await endSessionUnseen(page);
  expectProblem(/status of 400/);
  await page.goto('/services');
  await see(page, expired);
  await page.getByRole('status').filter({ hasText: expired }).getByRole('button', { name: 'Fermer' }).click();
  await page.getByText(expired).waitFor({ state: 'detached' });
});

test('a sign-out or sign-in in one tab shows in the others', async () => {
  const customer = newAccount();
  const { page, context, pool, answer } = await visit({ viewport: screens[1].viewport });
  pool.accept(customer);
  answer(signOut, () => ({ signedOut: true }) as const);
  await page.goto('/services');
  await header(page).getByRole('link', { name: 'Se connecter' }).waitFor();
  const other = await context.newPage();
  await other.goto('/auth');
  await signInWith(other, customer);
  await header(page).getByRole('button', { name: 'Déconnexion' }).click();
  await seeToast(page, 'Déconnexion réussie');
  await header(other).getByRole('link', { name: 'Se connecter' }).waitFor();
  expect(await other.getByText(expired).count()).toBe(0);
});

test('a page whose code does not load says so, with links out', async () => {
  const { page, expectProblem } = await visit({ viewport: screens[1].viewport });
  await page.goto('/services', { waitUntil: 'networkidle' });
  expectProblem(/ERR_FAILED/);
  expectProblem(/dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await header(page).getByRole('link', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cette page n’a pas pu s’afficher' }).waitFor();
  await checkPage(page);
  await page.unroute('**/assets/*.js');
  await button(page, 'Recharger la page').click();
  await page.getByRole('tab', { name: 'Connexion' }).waitFor();
});

test('slow loading is shown: the account, then its orders', async () => {
  const { page, answer } = await visit({ as: newAccount() });
  const { promise: orders, resolve: release } = Promise.withResolvers<{ orders: [] }>();
  answer(listOrders, () => orders);
  await page.goto('/compte#historique');
  await page.getByRole('status').filter({ hasText: 'Chargement' }).waitFor();
  await checkPage(page);
  release({ orders: [] });
  await page
    .getByRole('link', { name: 'Découvrir les consultations' })
    .or(page.getByRole('tabpanel').getByRole('link'))
    .first()
    .waitFor();
});

test('a message shown while a dialog is open is above it, and can be closed there', async () => {
  const { page, setOffline, expectProblem } = await visit({ as: newAccount() });
  await page.goto('/services');
  await openMenu(page);
  const signOut = page.getByRole('dialog').getByRole('button', { name: 'Déconnexion' });
  await signOut.waitFor();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await setOffline(true);
  await signOut.click();
  await seeToast(page, 'Impossible de se déconnecter');
  const toast = page.getByRole('listitem').filter({ hasText: 'Impossible de se déconnecter' });
  expect(
    await toast.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(true);
  await checkPage(page);
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'visible' });
  await toast.getByRole('button', { name: 'Fermer' }).click();
  await toast.waitFor({ state: 'detached' });
});

test('on paper: terms and orders without controls', async () => {
  const { page, answer } = await visit({ as: newAccount(), viewport: { width: 794, height: 1123 } });
  const order = wireOrder({ amount: 6900, services: [keyFor.pack] });
  answer(listOrders, () => ({ orders: [order] }));
  await page.goto('/cgv');
  await page.emulateMedia({ media: 'print' });
  const seen = (name: string) => page.getByRole('button', { name }).filter({ visible: true }).count();
  expect(await seen('Imprimer')).toBe(0);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  await page.goto('/compte#historique');
  await page.getByRole('article').waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('tab').filter({ visible: true }).count()).toBe(0);
  expect(await seen('Déconnexion')).toBe(0);
  const entry = page.getByRole('article');
  expect(await entry.innerText()).toContain('69,00');
  expect(await entry.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
});
