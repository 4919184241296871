/** A forgotten password: the way from the checkout, and links that no longer work. */
import { describe, test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, openDetails, see } from '#test/support/e2e/shop-pages.ts';

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
  await checkPage(page);
  await page.reload();
  await button(page, 'Essayer ce lien quand même').click();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('comete-77-neuve');
});

test('an incomplete link is shown as such, and leads to the request of a new one', async () => {
  const { page } = await visit();
  await page.goto('/nouveau-mot-de-passe');
  await see(page, 'Ce lien est expiré ou invalide.');
  await see(page, /Un lien ne sert qu’une fois, pendant 30\sminutes/);
  await checkPage(page);
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click();
  await page.getByLabel('E-mail').fill('camille@exemple.fr');
});
