/** A forgotten password: from each sign-in form to the mail, the new password and the account. */
import { describe, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see, seeToast, signInWith } from '#test/support/e2e/shop-pages.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';

const visit = useVisitors();

describe.each(phone)('at $name', ({ viewport }) => {
  test('a forgotten password is replaced by the link of the mail, which works once', async () => {
    const customer = await newCustomer();
    const { page } = await visit({ viewport });
    await page.goto('/compte');
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor();
    await page.getByLabel('E-mail').fill('sans-arobase');
    await button(page, 'Recevoir le lien').click();
    await see(page, 'Format d’email invalide');
    await checkPage(page);
    await page.getByLabel('E-mail').fill(customer.email);
    await button(page, 'Recevoir le lien').click();
    await see(page, 'Si un compte existe à cette adresse');
    await checkPage(page);

    const link = linkIn(
      await awaitMail(customer.email, 'nouveau mot de passe'),
      '/nouveau-mot-de-passe',
    ).href;
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' }).waitFor();
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('comete-77-neuve');
    await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('comete-77');
    await button(page, 'Enregistrer le mot de passe').click();
    await see(page, 'Les mots de passe ne correspondent pas');
    await checkPage(page);
    await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('comete-77-neuve');
    await button(page, 'Enregistrer le mot de passe').click();
    await seeToast(page, 'Mot de passe modifié');
    await page.getByRole('tab', { name: 'Profil' }).waitFor();

    const other = await visit({ viewport });
    other.expectProblem(/status of 400.*password-reset/);
    await other.page.goto(link);
    await other.page.getByLabel('Nouveau mot de passe', { exact: true }).fill('comete-88-neuve');
    await other.page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('comete-88-neuve');
    await button(other.page, 'Enregistrer le mot de passe').click();
    await seeToast(other.page, 'Ce lien est expiré ou invalide.');
    await other.page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click();
    await other.page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor();
    await other.page.goto('/auth');
    await signInWith(other.page, { email: customer.email, password: 'comete-77-neuve' });
    await other.page.waitForURL((url) => url.pathname === '/');
  });
});
