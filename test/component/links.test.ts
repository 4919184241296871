/** Mailed links leave address bar and history as soon as they are read; reload and back still work. */
import { expect, test } from 'vitest';
import { confirmPasswordReset, validateEmail } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { stopGuidance } from '#domain/wire/guidance.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { answerAccount, useVisitors } from '#test/support/component/visitors.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

test('of a new password: a reload keeps it, back returns to the page before, the password is set', async () => {
  const customer = newAccount();
  const token = 'A'.repeat(43);
  const { page, pool, ...visitor } = await visit();
  answerAccount(visitor, customer);
  const sent = visitor.answer(confirmPasswordReset, () => ({ email: customer.email }));
  pool.accept(customer);
  await page.goto('/services');
  await page.goto(`/nouveau-mot-de-passe?token=${token}`);
  await page.waitForURL((url) => url.pathname === '/nouveau-mot-de-passe' && url.search === '');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/services' && url.search === '');
  await page.goForward();
  await page.waitForURL((url) => url.pathname === '/nouveau-mot-de-passe' && url.search === '');
  await page.reload();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('comete-77-neuve');
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('comete-77-neuve');
  expect(page.url()).not.toContain(token);
  await button(page, 'Enregistrer le mot de passe').click();
  await seeToast(page, 'Mot de passe modifié');
  await page.getByRole('tab', { name: 'Profil' }).waitFor();
  expect(sent.map(({ body }) => body?.token)).toEqual([token]);
});

test.each(['/rapport', '/validate-email', '/guidance/stop'])('of %s', async (path) => {
  const { page, answer, expectProblem } = await visit();
  answer(validateEmail, () => new ShopError('link_invalid'));
  answer(stopGuidance, () => new ShopError('link_invalid'));
  // The other pages call the server when they open.
  if (path !== '/rapport') expectProblem(/status of 400/);
  const token = 'A'.repeat(43);
  await page.goto(`${path}?token=${token}&redirect=home`);
  await page.waitForURL((url) => url.pathname === path && url.search === '');
  await page.waitForLoadState('networkidle');
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await page.reload();
  await see(page, before);
  expect(page.url()).not.toContain(token);
});
