/** The second factor of staff: enrolled on /atelier, required at each sign-in. */
import { expect, test } from 'vitest';
import { openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { button, giveCode, see, seeToast, signInWith } from '#test/support/e2e/shop-pages.ts';
import { newcomer } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { totpCode } from '../../bin/local/totp.ts';

const visit = useVisitors();
const codeOf = (secret: string) => totpCode(secret, new Date());
/** A code that is wrong for the secret at present. */
const wrongFor = (secret: string) => (codeOf(secret).startsWith('0') ? '999999' : '000000');

test('an expert enrols and signs in with a code', async () => {
  const account = await newcomer(keyFor.numbers);
  const { page, expectProblem } = await visit();
  expectProblem(/status of 403.*atelier/);
  await openAtelier(page);
  await signInWith(page, account);
  await page.getByRole('heading', { level: 2, name: 'Protéger l’accès à l’atelier' }).waitFor();
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await button(page, 'Continuer').click();
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  expectProblem(/status of 400/);
  const field = page.getByLabel('Code à six chiffres');
  await field.fill(wrongFor(secret));
  await button(page, 'Activer').click();
  await see(page, /Ce code n’est pas le bon/);
  await field.fill(codeOf(secret));
  await button(page, 'Activer').click();
  await seeToast(page, 'Second facteur activé');
  await giveCode(page, wrongFor(secret));
  await see(page, /Ce code n’est pas le bon/);
  await giveCode(page, codeOf(secret));
  await page.getByRole('tab', { name: 'La file', selected: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
