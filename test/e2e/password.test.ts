/** A forgotten password: from the sign-in form to the mail, the new password and the account. */
import { test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { button, see, seeToast, signInWith } from '#test/support/e2e/shop-pages.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';

const visit = useVisitors();

test('a forgotten password is replaced by the link of the mail', async () => {
  const customer = await newCustomer();
  const { page } = await visit();
  await page.goto('/compte');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  // The form of the sign-in, which has an address too, stays until the next page has come.
  await page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor();
  await page.getByLabel('E-mail').fill(customer.email);
  await button(page, 'Recevoir le lien').click();
  await see(page, 'Si un compte existe à cette adresse');

  const mail = await awaitMail(customer.email, 'nouveau mot de passe');
  await page.goto(linkIn(mail, '/nouveau-mot-de-passe').href);
  for (const label of ['Nouveau mot de passe', 'Confirmer le mot de passe'])
    await page.getByLabel(label, { exact: true }).fill('comete-77-neuve');
  await button(page, 'Enregistrer le mot de passe').click();
  await seeToast(page, 'Mot de passe modifié');
  await page.getByRole('tab', { name: 'Profil' }).waitFor();

  const { page: other } = await visit();
  await other.goto('/auth');
  await signInWith(other, { email: customer.email, password: 'comete-77-neuve' });
  await other.waitForURL((url) => url.pathname === '/');
});
