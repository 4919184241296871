/** The common parts of every page: the header with its drawer and its session states, and the footer. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signOut } from '#domain/wire/sessions.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { holdFiles } from '#test/support/e2e/held-files.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, openMenu, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const [phone, desk] = screens;
const names = ['Accueil', 'Nos services', 'À propos', 'Experts', 'FAQ', 'Mon compte'];
/** The drawer also leads to what can be had at once. */
const offersAt = ({ width }: { width: number }) =>
  width === phone.viewport.width ? ['Guidance du jour', 'Commander'] : [];

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Principale' }).filter({ visible: true });
const hasFocusIn = (page: Page, selector: string) =>
  page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector);
const headerLook = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const { position, backgroundColor } = getComputedStyle(header);
    const [, opacity = '1'] = backgroundColor.match(/\/ ([\d.]+)/) ?? [];
    return { position, opacity };
  });

describe.each(screens)('at $name', ({ viewport }) => {
  test('signed out: the six pages and «Se connecter»', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/faq');
    await openMenu(page);
    await navigation(page).getByRole('link', { name: 'Se connecter' }).waitFor();
    expect(await navigation(page).getByRole('link').allInnerTexts()).toEqual([
      ...[...names, ...offersAt(viewport)],
      'Se connecter',
    ]);
    expect(await navigation(page).locator('[aria-current=page]').innerText()).toBe('FAQ');
  });

  test('signed in: «Mon compte» and «Déconnexion», which leaves', async () => {
    const { page, answer } = await visit({ viewport, as: newAccount() });
    answer(signOut, () => ({ signedOut: true }) as const);
    await page.goto('/');
    await openMenu(page);
    const leave = navigation(page).getByRole('button', { name: 'Déconnexion' });
    await leave.waitFor();
    expect(await navigation(page).getByRole('link').allInnerTexts()).toEqual([
      ...names,
      ...offersAt(viewport),
    ]);
    await checkPage(page);
    await leave.click();
    await seeToast(page, 'Déconnexion réussie');
    await openMenu(page);
    await navigation(page).getByRole('link', { name: 'Se connecter' }).waitFor();
  });

  test('it is fixed, and translucent after 50 px, but so little that no word is seen through it', async () => {
    const { page } = await visit({ viewport });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/services', { waitUntil: 'networkidle' });
    const still = { position: 'fixed', opacity: '1' };
    expect(await headerLook(page)).toEqual(still);
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
    await page.waitForTimeout(100);
    expect(await headerLook(page)).toEqual(still);
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
    await expect.poll(() => headerLook(page)).toEqual({ position: 'fixed', opacity: '0.98' });
  });

  test('the footer: four columns of pages that exist, the disclaimer, no dead link', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const columns = footer.getByRole('heading', { level: 2 });
    expect(await columns.allInnerTexts()).toEqual(['Services', 'Entreprise', 'Support', 'Légal']);
    expect(await footer.innerText()).toMatch(/ne remplacent pas l’avis d’un professionnel de la santé/);
    expect(await footer.innerText()).toMatch(/divertissement et de développement personnel/);
    expect(await footer.getByRole('link', { name: /Instagram|Facebook|YouTube/ }).count()).toBe(0);
    for (const link of await footer.getByRole('link').all()) {
      const address = (await link.getAttribute('href')) ?? '';
      const answer = await page.request.get(address.split('#')[0] ?? '');
      expect(answer.status(), address).toBe(200);
      const [, anchor] = address.split('#');
      if (anchor) expect(await answer.text(), address).toContain(`id="${anchor}"`);
    }
  });
});

test('a spinner is shown until the session is known', async () => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: desk.viewport });
  await page.goto('/');
  await page.getByRole('status').filter({ hasText: 'Chargement de votre session' }).waitFor();
});

test('before the code is loaded the drawer opens and a spinner is shown, and hydration keeps both', async () => {
  const { page } = await visit({ viewport: phone.viewport });
  const send = await holdFiles(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await button(page, 'Menu').click();
  const drawer = page.getByRole('dialog', { name: 'Principale' });
  await drawer.getByRole('status').filter({ hasText: 'Chargement de votre session' }).waitFor();
  send();
  await drawer.getByRole('link', { name: 'Se connecter' }).waitFor();
  await drawer.getByRole('button', { name: 'Fermer' }).click();
  await drawer.waitFor({ state: 'hidden' });
});

test('the drawer by keyboard: it takes the focus, keeps it, closes on Escape and gives it back', async () => {
  const { page } = await visit({ viewport: phone.viewport });
  await page.goto('/', { waitUntil: 'networkidle' });
  const menu = button(page, 'Menu');
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Principale' });
  await drawer.waitFor();
  await checkPage(page);
  for (let tab = 0; tab < 12; tab += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocusIn(page, 'main, footer, header .wrap > a'), `tab ${tab}`).toBe(false);
  }
  // Everything behind it is inert.
  await expect(page.getByRole('main').getByRole('link').first().click({ timeout: 500 })).rejects.toThrow();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await hasFocus(menu)).toBe(true);
  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: 'Experts' }).press('Enter');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('h1:focus').count()).toBe(1);
});
