/** A purchase without a pointer: Tab reaches every control in a sensible order, and its key operates it. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { createPayment, signUp, verifyPayment } from '#domain/wire/api.ts';
import { paidOrder } from '#test/support/component/orders.ts';
import { paymentPage } from '#test/support/component/payment-page.ts';
import { type Account, newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { press, tabTo, type } from '#test/support/e2e/keyboard.ts';
import { birth, button, names, payButton } from '#test/support/e2e/shop-pages.ts';
import { nameFor } from '#test/support/keys.ts';

const visit = useVisitors();

const fillByKeys = async (page: Page, { email, password }: Account) => {
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

const desktop = screens[1].viewport;

test('Tab leads from the services to the payment', async () => {
  const { page, pool, answer } = await visit({ viewport: desktop });
  const account = newAccount();
  answer(signUp, ({ body }) => ({ email: body?.email ?? '' }));
  answer(createPayment, paymentPage);
  pool.accept(account);
  await page.goto('/services');
  await press(page, page.getByRole('link', { name: 'Aller au contenu' }), 'Enter');
  await press(
    page,
    page.getByRole('link', { name: new RegExp(`^Choisir.*${nameFor.numbers}`) }).first(),
    'Enter',
  );
  await press(page, page.getByRole('checkbox', { name: nameFor.design }), 'Space');
  await press(page, button(page, 'Continuer').filter({ visible: true }), 'Enter');
  await page.getByRole('heading', { level: 1, name: 'Vos informations' }).waitFor();
  await fillByKeys(page, account);
  await press(page, payButton(page), 'Enter');
  await page.waitForURL('**/faq');
});

test('keys close the thank-you and change the tabs of the account', async () => {
  const { page, answer } = await visit({ as: newAccount(), viewport: desktop });
  answer(verifyPayment, () => ({ verified: true, order: paidOrder() }));
  await page.goto('/compte?payment=success&session_id=cs_test_0000000000000000');
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
