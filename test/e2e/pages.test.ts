/** Every page: its title, WCAG, narrow windows, and its content without JavaScript. */
import { describe, expect, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage, expectStill, overflow } from '#test/support/e2e/check-page.ts';
import { button, openDetails, openMenu, see } from '#test/support/e2e/shop-pages.ts';
import { buy, payAt } from '#test/support/purchases.ts';

const visit = useVisitors();

/** The pages for search engines. */
const indexed = [
  '/',
  '/services',
  '/a-propos',
  '/experts',
  '/exemples',
  '/faq',
  '/cgv',
  '/contact',
  '/guidance',
  '/mon-ciel',
  '/cgu',
  '/mentions-legales',
  '/confidentialite',
  '/cookies',
  '/retractation',
  '/plan-du-site',
];

describe.each(phone)('at $name', ({ viewport }) => {
  test('/cgv shows the terms, with the form of withdrawal', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/cgv');
    await page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' }).waitFor();
    await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').last().click();
    expect(await page.locator('#formulaire').isVisible()).toBe(true);
    await checkPage(page);
  });

  test('an unknown address is a 404 with links out', async () => {
    const { page, expectProblem } = await visit({ viewport });
    expectProblem(/status of 404.*nulle-part/);
    const response = await page.goto('/nulle-part');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Page introuvable' }).waitFor();
    await checkPage(page);
    await page.getByRole('main').getByRole('link', { name: 'Nos services' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nos services' }).waitFor();
  });

  test('the navigation shows the current page and the session', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/services');
    await openMenu(page);
    const links = page.getByRole('navigation', { name: 'Principale' }).filter({ visible: true });
    await links.getByRole('link', { name: 'Se connecter' }).waitFor();
    expect(await links.locator('[aria-current=page]').innerText()).toBe('Nos services');
    await checkPage(page);
    await links.getByRole('link', { name: 'Accueil' }).click();
    await page.getByRole('heading', { level: 1, name: /Une naissance/ }).waitFor();
  });
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('nothing moves while a page loads', async () => {
    const customer = await newCustomer();
    const { sessionId } = await buy(customer);
    await payAt(sessionId, 'paid');
    const { page } = await visit({ viewport, as: customer });
    for (const path of [
      ...['/', '/retractation'],
      ...['/checkout?service=numerologie', '/checkout?service=numerologie&step=2'],
      ...['/mot-de-passe', '/nouveau-mot-de-passe?token=A'],
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectStill(page);
    }
    await page.goto('/compte#historique', { waitUntil: 'networkidle' });
    await page.getByRole('article').waitFor();
    await expectStill(page);
  });
});

const narrow = { width: 320, height: 700 };
const publicPages = [...indexed, '/checkout', '/checkout?service=pack-complet', '/auth', '/compte'];

test('no page scrolls sideways at 320 px', async () => {
  const customer = await newCustomer();
  const { sessionId } = await buy(customer, ['pack-complet']);
  await payAt(sessionId, 'paid');
  const { page } = await visit({ viewport: narrow });
  for (const path of [...publicPages, '/validate-email']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await overflow(page), path).toBe(0);
  }
  await openDetails(page, ['astrologie-occidentale', 'astrologie-chinoise', 'human-design']);
  await button(page, 'Commander avec obligation de paiement').press('Enter');
  expect(await overflow(page), 'step 2').toBe(0);
  const account = (await visit({ viewport: narrow, as: customer })).page;
  await account.goto(`/compte?payment=success&session_id=${sessionId}`);
  await account.getByRole('dialog').waitFor();
  expect(await overflow(account), 'thank-you').toBe(0);
  await account.keyboard.press('Escape');
  for (const name of ['Mes commandes', 'Historique', 'Profil']) {
    await account.getByRole('tab', { name }).click();
    expect(await overflow(account), name).toBe(0);
  }
});

test('home, services and terms can be read without JavaScript; checkout and account say what they need', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /Une naissance/ }).waitFor();
  await page.getByRole('link', { name: /^Choisir.*Numérologie/ }).waitFor();
  await page.goto('/services');
  await see(page, 'Pack Sagesse Complète');
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
