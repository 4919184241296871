/** Terms, 404 page and navigation, and what a page shows without JavaScript or before it. */
import { expect, test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { button, openMenu, see } from '#test/support/e2e/shop-pages.ts';
import { nameFor } from '#test/support/keys.ts';

const visit = useVisitors();

test('/cgv shows the terms, with the form of withdrawal', async () => {
  const { page } = await visit();
  await page.goto('/cgv');
  await page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' }).waitFor();
  await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').last().click();
  expect(await page.locator('#formulaire').isVisible()).toBe(true);
});

test('an unknown address is a 404 with links out', async () => {
  const { page, expectProblem } = await visit();
  expectProblem(/status of 404.*nulle-part/);
  const response = await page.goto('/nulle-part');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Page introuvable' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Nos services' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nos services' }).waitFor();
});

test('the navigation shows the current page and the session', async () => {
  const { page } = await visit();
  await page.goto('/services');
  await openMenu(page);
  const links = page.getByRole('navigation', { name: 'Principale' }).filter({ visible: true });
  await links.getByRole('link', { name: 'Se connecter' }).waitFor();
  expect(await links.locator('[aria-current=page]').innerText()).toBe('Nos services');
  await links.getByRole('link', { name: 'Accueil' }).click();
  await page.getByRole('heading', { level: 1, name: /Une naissance/ }).waitFor();
});

test('home, services and terms can be read without JavaScript; checkout and account say what they need', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /Une naissance/ }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^Choisir.*${nameFor.numbers}`) }).waitFor();
  await page.goto('/services');
  await see(page, nameFor.pack);
  await page.goto('/cgv');
  await see(page, 'Formulaire');
  await page.goto('/guidance-confirmation');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Text locators ignore `noscript`.
  const notice = page.locator('noscript');
  for (const path of ['/checkout', '/compte', '/atelier', '/mot-de-passe', '/nouveau-mot-de-passe']) {
    await page.goto(path);
    expect(await notice.isVisible(), path).toBe(true);
    expect(await notice.textContent(), path).toContain('Cette page a besoin de JavaScript');
  }
});

test('account, sign-in and atelier show their title before their scripts, a forgotten password its form', async () => {
  const { page } = await visit();
  // Delayed and not refused, because a failed script would show an error.
  await page.route('**/*.js', () => new Promise(() => undefined));
  for (const [path, title] of [
    ['/compte', 'Mon Compte'],
    ['/auth', 'Connexion ou inscription'],
    ['/atelier', 'L’atelier'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('Chargement', { exact: true }).waitFor();
  }
  for (const [path, title, send] of [
    ['/mot-de-passe', 'Mot de passe oublié', 'Recevoir le lien'],
    ['/nouveau-mot-de-passe', 'Nouveau mot de passe', 'Enregistrer le mot de passe'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await button(page, send).isDisabled(), path).toBe(true);
  }
});
