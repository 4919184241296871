/** The second factor of staff: enrolled on /atelier, required at each sign-in. */
import { expect, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { desk, phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage, checkScreens } from '#test/support/e2e/check-page.ts';
import { hasFocus, press } from '#test/support/e2e/keyboard.ts';
import { button, giveCode, see, seeSummary, seeToast, signInWith } from '#test/support/e2e/shop-pages.ts';
import { newcomer, newExpert } from '#test/support/experts.ts';
import { totpCode } from '../../bin/local/totp.ts';

const visit = useVisitors();
const codeOf = (secret: string) => totpCode(secret, new Date());
/** A code that is wrong for the secret at present. */
const wrongFor = (secret: string) => (codeOf(secret).startsWith('0') ? '999999' : '000000');

test.each(phone)('an expert enrols and signs in with a code ($name)', async ({ viewport }) => {
  const account = await newcomer('numerologie');
  const { page, expectProblem } = await visit({ viewport });
  expectProblem(/status of 403.*atelier/);
  await openAtelier(page);
  await signInWith(page, account);
  await page.getByRole('heading', { level: 2, name: 'Protéger l’accès à l’atelier' }).waitFor();
  await checkScreens(page);

  expectProblem(/status of 403.*api\/factor/);
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon du tout');
  await button(page, 'Continuer').click();
  await seeSummary(page, 'L’activation n’a pas abouti', 'Ce n’est pas le mot de passe de ce compte.');
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await button(page, 'Continuer').click();
  await page.getByRole('img', { name: /Code QR/ }).waitFor();
  await expect.poll(() => hasFocus(page.getByRole('heading', { name: /^Scannez/ }))).toBe(true);
  const field = page.getByLabel('Code à six chiffres');
  expect(await field.getAttribute('aria-invalid')).toBeNull();
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  const address = await page.getByRole('link', { name: /cet appareil/ }).getAttribute('href');
  expect(address).toContain(`secret=${secret}&issuer=Les%20Quatre%20Sagesses`);
  await checkScreens(page);

  expectProblem(/status of 400.*factor\/confirm/);
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  await field.fill(wrongFor(secret));
  await button(page, 'Activer').click();
  await seeSummary(page, 'L’activation n’a pas abouti', /Ce code n’est pas le bon/.source);
  await field.fill(codeOf(secret));
  await button(page, 'Activer').click();
  await seeToast(page, 'Second facteur activé');
  await giveCode(page, codeOf(secret));
  await page.getByRole('tab', { name: 'La file', selected: true }).waitFor();
});

test('a wrong code is refused in the dialog and can be corrected; closing the dialog signs nobody in', async () => {
  const expert = await newExpert('numerologie');
  const { page, expectProblem } = await visit({ viewport: desk[0]?.viewport });
  await openAtelier(page);
  await signInWith(page, { email: expert.email, password: expert.password });
  const dialog = page.getByRole('dialog', { name: 'Code de votre application' });
  const field = dialog.getByLabel('Code à six chiffres');
  await expect.poll(() => hasFocus(field)).toBe(true);
  await checkPage(page);
  await button(page, 'Continuer').click();
  await see(page, 'Écrivez les six chiffres du code');
  expectProblem(/status of 400/);
  await field.fill(wrongFor(expert.totpSecret));
  await press(page, dialog.getByRole('button', { name: 'Continuer' }), 'Enter');
  await see(page, /Ce code n’est pas le bon/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await see(page, /La connexion attend le code/);
  await signInWith(page, expert);
  await see(page, expert.name);
});

test('a customer needs no code', async () => {
  const customer = await newCustomer();
  const { page } = await visit();
  await page.goto('/compte');
  await signInWith(page, customer);
  await page.getByRole('tab', { name: 'Profil' }).waitFor();
});
