/** A purchase without a pointer: Tab reaches every control in a sensible order, and its key operates it. */
import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { newCredentials } from '#test/support/customers.ts';
import { desk, useVisitors } from '#test/support/e2e/browser.ts';
import { press, tabTo, type } from '#test/support/e2e/keyboard.ts';
import { birth, button, names, payButton } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const fillByKeys = async (page: Page) => {
  const { email, password } = newCredentials();
  await type(page, 'Date de naissance', '17041991');
  await type(page, 'Heure de naissance', '0642');
  await type(page, 'Lieu de naissance', birth.place);
  await type(page, 'Prénom', names.firstName);
  await type(page, 'Nom', names.lastName);
  await type(page, 'Adresse e-mail', email);
  await type(page, 'Mot de passe', password);
  await type(page, 'Confirmer le mot de passe', password);
  await press(page, page.getByRole('checkbox', { name: /conditions de vente/ }), 'Space');
  await press(page, page.getByRole('checkbox', { name: 'Je déclare avoir 18 ans ou plus.' }), 'Space');
};

describe.each(desk)('at $name', ({ viewport }) => {
  test('from the services to the thank-you', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/services');
    await press(page, page.getByRole('link', { name: 'Aller au contenu' }), 'Enter');
    await press(page, page.getByRole('link', { name: /^Choisir.*Numérologie/ }).first(), 'Enter');
    await press(page, page.getByRole('checkbox', { name: 'Human Design' }), 'Space');
    await press(page, button(page, 'Continuer').filter({ visible: true }), 'Enter');
    await page.getByRole('heading', { level: 1, name: 'Vos informations' }).waitFor();
    await fillByKeys(page);
    await press(page, payButton(page), 'Enter');
    await page.getByRole('heading', { level: 1, name: 'Paiement sécurisé' }).waitFor();
    await press(page, page.getByRole('button', { name: /^Payer/ }), 'Enter');
    const dialog = page.getByRole('dialog', { name: /^Merci/ });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Historique', selected: true }).waitFor();
    await page.keyboard.press('Home');
    await page.getByRole('tab', { name: 'Profil', selected: true }).waitFor();
  });
});
