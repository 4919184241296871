/** A verification link in a browser outside its account: what the page asks, refuses and keeps. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { validationTexts } from '#domain/texts/validation.ts';
import { validateEmail } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { askUnsealing, chooseByLink, refuseAccount } from '#domain/wire/validation.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { networkTexts } from '#web/texts/network.ts';

const visit = useVisitors();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const password = (page: Page) => page.getByLabel('Mot de passe du compte');

/** The link of an account that this browser is not signed in to. A session of the account verifies it. */
const elsewhere = async (options: Parameters<typeof visit>[0] = {}) => {
  const customer = newAccount();
  const visitor = await visit(options);
  visitor.answer(validateEmail, ({ headers }) =>
    headers.authorization === `Bearer ${customer.access}`
      ? { success: true, alreadyValidated: false }
      : { success: false, alreadyValidated: false, asks: { email: customer.email } },
  );
  await visitor.page.goto(`/validate-email?token=${'A'.repeat(43)}&redirect=account`);
  await title(visitor.page, 'Est-ce bien vous ?');
  return { customer, ...visitor };
};
const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('session'));

describe.each(screens)('at $name', ({ viewport }) => {
  test('the page signs nobody in, names the account, and works in every browser', async () => {
    const { page, customer } = await elsewhere({ viewport });
    expect(await sessionOf(page)).toBeNull();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(customer.email);
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.getByText('Je ne connais pas ce mot de passe').click();
  });
});

test('a wrong password is said, stays in its field, and can be tried again', async () => {
  const { page, pool, customer, expectProblem } = await elsewhere();
  await button(page, 'Confirmer mon adresse').click();
  await see(page, 'Saisissez le mot de passe.');
  expectProblem(/status of 400/);
  await password(page).fill('autre-sagesse-2');
  await page.keyboard.press('Enter');
  await see(page, 'Email ou mot de passe incorrect');
  expect(await password(page).inputValue()).toBe('autre-sagesse-2');
  pool.accept(customer);
  await password(page).fill(customer.password);
  await page.keyboard.press('Enter');
  await title(page, 'Votre e-mail est confirmé');
});

test('without a network the input is kept, and the next try works', async () => {
  const { page, pool, customer, setOffline, expectProblem } = await elsewhere();
  pool.accept(customer);
  await password(page).fill(customer.password);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await setOffline(true);
  await page.keyboard.press('Enter');
  await see(page, networkTexts.offline);
  expect(await password(page).inputValue()).toBe(customer.password);
  await setOffline(false);
  await button(page, 'Confirmer mon adresse').click();
  await title(page, 'Votre e-mail est confirmé');
});

test('a common password is refused, and another one verifies the address', async () => {
  const { page, pool, customer, answer, expectProblem } = await elsewhere();
  expectProblem(/status of 400.*validate-email.password/);
  answer(chooseByLink, ({ body }) =>
    body?.password === 'azerty123'
      ? new ShopError('invalid_request', validationTexts.passwordCommon)
      : { email: customer.email },
  );
  pool.accept(customer);
  await page.getByText('Je ne connais pas ce mot de passe').click();
  await page.getByLabel('Nouveau mot de passe').fill('azerty123');
  await page.getByLabel('Confirmer le mot de passe').fill('azerty123');
  await page.keyboard.press('Enter');
  await see(page, 'Ce mot de passe est trop courant. Choisissez-en un autre.');
  await page.getByLabel('Nouveau mot de passe').fill('comete-77-neuve');
  await page.getByLabel('Confirmer le mot de passe').fill('comete-77-neuve');
  await page.keyboard.press('Enter');
  await title(page, 'Votre e-mail est confirmé');
});

test('«Ce n’est pas moi» asks for a confirmation, and says what became of the account', async () => {
  const { page, answer } = await elsewhere();
  const sent = answer(refuseAccount, () => ({ closed: 'deleted' }) as const);
  await button(page, 'Ce n’est pas moi').click();
  const dialog = page.getByRole('dialog', { name: 'Fermer ce compte ?' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(sent).toEqual([]);
  await button(page, 'Ce n’est pas moi').press('Enter');
  await dialog.getByRole('button', { name: 'Fermer ce compte' }).click();
  await title(page, 'C’est noté');
  await see(page, /est supprimé/);
});

test('«Ce n’est pas moi» says that an account with a paid order is locked', async () => {
  const { page, answer } = await elsewhere();
  answer(refuseAccount, () => ({ closed: 'locked' }) as const);
  await button(page, 'Ce n’est pas moi').click();
  await button(page, 'Fermer ce compte').click();
  await see(page, /Ce compte est bloqué/);
  await page.getByRole('link', { name: 'Écrire au support' }).waitFor();
});

test('a link that expired meanwhile shows an error in place', async () => {
  const { page, answer, expectProblem } = await elsewhere();
  answer(refuseAccount, () => new ShopError('link_invalid'));
  expectProblem(/status of 400/);
  await button(page, 'Ce n’est pas moi').click();
  await button(page, 'Fermer ce compte').click();
  await seeToast(page, 'Erreur', 'Ce lien est expiré ou invalide.');
});

test('an address that an administrator chose takes the present password only', async () => {
  const { page, answer, pool } = await visit();
  const customer = newAccount();
  pool.accept(customer);
  answer(validateEmail, ({ headers }) =>
    headers.authorization === `Bearer ${customer.access}`
      ? { success: true, alreadyValidated: false }
      : { success: false, alreadyValidated: false, asks: { email: customer.email, sealed: {} } },
  );
  await page.goto(`/validate-email?token=${'A'.repeat(43)}&redirect=account`);
  await title(page, 'Est-ce bien vous ?');
  await page.getByText('Je ne connais pas ce mot de passe').click();
  await see(page, /ce lien n.en change pas le mot de passe/);
  answer(askUnsealing, () => ({ asked_at: '2026-11-26T10:00:00.000Z' }));
  await button(page, 'Je ne connais plus ce mot de passe').click();
  await see(page, 'Votre demande est notée');
  expect(await page.getByLabel('Nouveau mot de passe').count()).toBe(0);
  expect(await button(page, "Ce n'est pas moi").count()).toBe(0);
  await password(page).fill(customer.password);
  await page.keyboard.press('Enter');
  await title(page, 'Votre e-mail est confirmé');
});
