/** «Demander, limiter, vous opposer»: asked in the account, answered in the atelier, read in account and mail. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registerKey } from '#test/support/corrections.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitMail } from '#test/support/mails.ts';
import { buy } from '#test/support/purchases.ts';
import { setAttribute } from '#test/support/rows.ts';

const visit = useVisitors();
const words = 'Sur la note, mon nom est Le Goff.';

const ask = async (page: Page, order: string) => {
  await page.goto('/compte/mes-donnees');
  await page.getByLabel('Cela concerne').selectOption({ label: 'Une note ou un avoir' });
  await page.getByLabel('Quelle commande').selectOption(order);
  await page.getByLabel('Votre demande', { exact: true }).fill(words);
  await button(page, 'Envoyer la demande').click();
  await see(page, 'Demande envoyée');
};

const refuse = async (page: Page, who: TestCustomer) => {
  await openAtelier(page);
  await page.getByRole('tab', { name: 'L’équipe' }).click();
  await page.getByText('Demandes sur les données personnelles').click();
  const person = registerKey(who, '').who.slice(0, 8);
  await button(page, new RegExp(`^Lire et répondre la demande du compte ${person}`)).click();
  const dialog = page.getByRole('dialog', { name: 'Demande sur des données' });
  await dialog.getByText(words).waitFor();
  await dialog.getByRole('radio', { name: /^Refusé/ }).check();
  await dialog.getByLabel('Vos mots au client').fill('La loi fige une note émise.');
  await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await seeToast(page, 'La réponse est envoyée au client');
};

test('a customer asks, an administrator refuses, and account and mail say why', async () => {
  const [customer, administrator] = [await newCustomer(), await newAdministrator()];
  await setAttribute('Profiles', ['user_id', claimsOf(customer.access).sub], 'email_validated', true);
  const { order_id } = await buy(customer);
  const { page } = await visit({ as: customer });
  await ask(page, order_id);
  const receipt = await awaitMail(customer.email, 'Nous avons reçu votre demande');
  expect(receipt.text).toMatch(/Nous vous répondons au plus tard le \d/);

  const { page: atelier } = await visit({ as: administrator });
  await refuse(atelier, customer);
  const mail = await awaitMail(customer.email, 'Notre réponse à votre demande');
  for (const said of ['La loi fige une note émise.', 'CNIL', 'tribunal judiciaire'])
    expect(mail.text).toContain(said);

  await page.reload();
  await page
    .getByRole('region', { name: 'Vos demandes' })
    .getByRole('listitem')
    .filter({ hasText: /Réponse donnée le/ })
    .waitFor();
  await see(page, `Refusé par ${administrator.name}`);
  await see(page, 'La loi fige une note émise.');
  await see(page, /réclamation à la CNIL/);
  await page.goto(`/compte/registre?commande=${order_id}`);
  await see(page, /pour lire votre demande de correction$/);
});
