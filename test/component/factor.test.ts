/** The second factor of staff: how it is enrolled on /atelier, and the code of a sign-in. */
import { expect, test } from 'vitest';
import { missingFactor, staffGroups } from '#domain/staff-groups.ts';
import { factorTexts } from '#domain/texts/factor.ts';
import { atelierQueue } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { beginFactor, confirmFactor } from '#domain/wire/factor.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { answerAccount, useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { hasFocus, press } from '#test/support/e2e/keyboard.ts';
import { button, giveCode, see, seeSummary, seeToast, signInWith } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const code = '123456';

test.each(phone)(
  'an expert enrols; password and code are refused until they are right ($name)',
  async ({ viewport }) => {
    const account = newAccount([], { [missingFactor.name]: missingFactor.value });
    const { page, answer, pool, expectProblem } = await visit({ viewport, as: account });
    const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    pool.accept(account, code);
    answer(atelierQueue, () => new ShopError('forbidden'));
    expectProblem(/status of 403.*atelier/);
    expectProblem(/status of 403.*api\/factor/);
    expectProblem(/status of 400.*factor\/confirm/);
    answer(beginFactor, ({ body }) =>
      body?.password === account.password
        ? { secret }
        : new ShopError('wrong_password', factorTexts.wrongPassword),
    );
    const confirmed = answer(confirmFactor, ({ body }) =>
      body?.code === code ? ({ enrolled: true } as const) : new ShopError('wrong_code', factorTexts.wrong),
    );
    await page.goto('/atelier');
    await page.getByRole('heading', { level: 2, name: 'Protéger l’accès à l’atelier' }).waitFor();
    await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon du tout');
    await button(page, 'Continuer').click();
    await seeSummary(page, 'L’activation n’a pas abouti', 'Ce n’est pas le mot de passe de ce compte.');
    await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
    await button(page, 'Continuer').click();
    await page.getByRole('img', { name: /Code QR/ }).waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: /^Scannez/ }))).toBe(true);
    const field = page.getByLabel('Code à six chiffres');
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    expect((await page.locator('code').innerText()).replaceAll(/\s/g, '')).toBe(secret);
    const address = await page.getByRole('link', { name: /cet appareil/ }).getAttribute('href');
    expect(address).toContain(`secret=${secret}&issuer=Les%20Quatre%20Sagesses`);
    await field.fill('000000');
    await button(page, 'Activer').click();
    await seeSummary(page, 'L’activation n’a pas abouti', /Ce code n’est pas le bon/.source);
    await field.fill(code);
    await button(page, 'Activer').click();
    await seeToast(page, 'Second facteur activé');
    expect(confirmed.at(-1)?.body).toEqual({ password: account.password, code });
    await page.getByRole('dialog', { name: 'Code de votre application' }).waitFor();
  },
);

test('a wrong code is refused in the dialog and can be corrected; closing the dialog signs nobody in', async () => {
  const expert = newAccount([staffGroups.experts]);
  const visitor = await visit();
  const { page, pool, expectProblem } = visitor;
  answerAccount(visitor, expert);
  pool.accept(expert, code);
  await page.goto('/compte');
  await signInWith(page, expert);
  const dialog = page.getByRole('dialog', { name: 'Code de votre application' });
  const field = dialog.getByLabel('Code à six chiffres');
  await expect.poll(() => hasFocus(field)).toBe(true);
  await button(page, 'Continuer').click();
  await see(page, 'Écrivez les six chiffres du code.');
  expectProblem(/status of 400/);
  await field.fill('000000');
  await press(page, dialog.getByRole('button', { name: 'Continuer' }), 'Enter');
  await see(page, /Ce code n’est pas le bon/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await see(page, /La connexion attend le code/);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  await signInWith(page, expert);
  await giveCode(page, code);
  await page.getByRole('tab', { name: 'Profil' }).waitFor();
});
