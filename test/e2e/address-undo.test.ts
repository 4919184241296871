/** The page on which the former address of an account undoes a change of address. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from '#test/support/client.ts';
import { newCredentials, newCustomer, signIn } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { setAttribute } from '#test/support/rows.ts';

const visit = useVisitors();
const title = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Reprendre votre adresse' }).waitFor();
const fill = async (page: Page, password: string) => {
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(password);
};

/** A person who knows the password has changed the address; the former mailbox has the link. */
const taken = async () => {
  const owner = await newCustomer();
  await setAttribute('Profiles', ['user_id', claimsOf(owner.access).sub], 'email_validated', true);
  const body = { email: newCredentials().email };
  const answer = await call('PUT', '/api/profile/email', { body, token: owner.access });
  expect(answer.status).toBe(200);
  const { href } = linkIn(await awaitMail(owner.email, 'a changé'), '/nouveau-mot-de-passe');
  return { owner, href };
};

test('the page explains the effect and undoes the change', async () => {
  const { owner, href } = await taken();
  const { page } = await visit();
  await page.goto(href);
  await title(page);
  await page.waitForURL((url) => url.search === '');
  await page.reload();
  await title(page);
  expect(await page.title()).toBe('Reprendre votre adresse — Les Quatre Sagesses');
  await see(page, /redevient celle de votre compte et toutes les autres connexions prennent fin/);
  await fill(page, 'comete-77-neuve');
  await button(page, 'Reprendre mon adresse').click();
  await seeToast(page, 'Votre adresse est de nouveau celle de votre compte');
  await page.getByRole('tab', { name: 'Profil' }).waitFor();
  await expect(signIn(owner)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
  const { access } = await signIn({ email: owner.email, password: 'comete-77-neuve' });
  expect((await call('GET', '/api/profile', { token: access })).json).toMatchObject({ email: owner.email });
});
