/** A forgotten password: the way from the checkout, what both forms refuse, and links that no longer work. */
import { describe, expect, test } from 'vitest';
import { confirmPasswordReset, passwordReset } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { button, openDetails, see, seeOneError, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

describe.each(phone)('at $name', ({ viewport }) => {
  test('the checkout’s sign-in leads there too, in another tab, so that no input is lost', async () => {
    const { page } = await visit({ viewport });
    await openDetails(page);
    await button(page, 'J’ai déjà un compte').click();
    await page.getByLabel('Adresse e-mail').fill('camille@exemple.fr');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Mot de passe oublié ?' }).click(),
    ]);
    await tab.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor();
    await see(page, 'Vos informations');
  });
});

test('an expired link says so before a password is typed; a device with a wrong clock can still try it', async () => {
  const { page } = await visit();
  await page.goto('/nouveau-mot-de-passe?token=A&expires=1700000000');
  await see(page, 'Ce lien a expiré');
  await see(page, /Un lien ne sert qu’une fois, pendant 30\sminutes/);
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).waitFor();
  await page.reload();
  await button(page, 'Essayer ce lien quand même').click();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('comete-77-neuve');
});

test('an incomplete link is shown as such, and leads to the request of a new one', async () => {
  const { page } = await visit();
  await page.goto('/nouveau-mot-de-passe');
  await see(page, 'Ce lien est expiré ou invalide.');
  await see(page, /Un lien ne sert qu’une fois, pendant 30\sminutes/);
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click();
  await page.getByLabel('E-mail').fill('camille@exemple.fr');
});

const link = `/nouveau-mot-de-passe?token=${'A'.repeat(43)}`;

test('the request of a link: an invalid address is said, and no answer reveals an account', async () => {
  const { page, answer } = await visit();
  const sent = answer(passwordReset, () => ({ accepted: true }) as const);
  await page.goto('/compte');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor();
  await page.getByLabel('E-mail').fill('sans-arobase');
  await button(page, 'Recevoir le lien').click();
  await seeOneError(page, 'E-mail', 'Format d’email invalide');
  expect(sent).toEqual([]);
  await page.getByLabel('E-mail').fill('camille@exemple.fr');
  await button(page, 'Recevoir le lien').click();
  await see(page, 'Si un compte existe à cette adresse');
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'camille@exemple.fr' }]);
});

test('a used link: what differs is said first, then that the link is over, and how to get another', async () => {
  const { page, answer, expectProblem } = await visit();
  expectProblem(/status of 400.*password-reset/);
  const sent = answer(confirmPasswordReset, () => new ShopError('link_invalid'));
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' }).waitFor();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('comete-88-neuve');
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('comete-88');
  await button(page, 'Enregistrer le mot de passe').click();
  await see(page, 'Les mots de passe ne correspondent pas');
  expect(sent).toEqual([]);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('comete-88-neuve');
  await button(page, 'Enregistrer le mot de passe').click();
  await seeToast(page, 'Ce lien est expiré ou invalide.');
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor();
});

test('a used link that takes an address back leads to the support, and the input is kept', async () => {
  const { page, answer, expectProblem } = await visit();
  expectProblem(/status of 400.*password-reset/);
  answer(confirmPasswordReset, () => new ShopError('link_invalid'));
  await page.goto(`${link}&undo=address`);
  await page.getByRole('heading', { level: 1, name: 'Reprendre votre adresse' }).waitFor();
  expect(await page.title()).toBe('Reprendre votre adresse — Les Quatre Sagesses');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('comete-78-autre');
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('comete-78-autre');
  await button(page, 'Reprendre mon adresse').click();
  await see(page, 'Ce lien est expiré ou invalide.');
  expect(await page.getByLabel('Nouveau mot de passe', { exact: true }).inputValue()).toBe('comete-78-autre');
  await page.getByRole('link', { name: 'Écrire au support' }).waitFor();
});
