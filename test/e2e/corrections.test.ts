/** «Demander une correction»: asked on the phone by keyboard, answered in the atelier, read in account and mail. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { askInWords, registerKey } from '#test/support/corrections.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { desk, phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage, expectStill } from '#test/support/e2e/check-page.ts';
import { press, tabTo, type } from '#test/support/e2e/keyboard.ts';
import { button, see, seeSummary, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitMail, mailsOf } from '#test/support/mails.ts';
import { buy } from '#test/support/purchases.ts';
import { setAttribute } from '#test/support/rows.ts';

const visit = useVisitors();
const words = 'Sur la note, mon nom est Le Goff.';

const openPage = async (page: Page) => {
  await page.goto('/compte/mes-donnees');
  await page.getByRole('heading', { name: 'Vos demandes' }).waitFor();
};
const about = (page: Page) => page.getByLabel('Cela concerne');
const message = (page: Page) => page.getByLabel('Votre demande', { exact: true });
const fill = async (page: Page) => {
  await about(page).selectOption({ label: 'Une note ou un avoir' });
  await message(page).fill(words);
};
const send = (page: Page) => button(page, 'Envoyer la demande');
const own = (page: Page) => page.getByRole('region', { name: 'Vos demandes' }).getByRole('listitem');

const openRequest = async (page: Page, who: TestCustomer) => {
  await openAtelier(page);
  await page.getByRole('tab', { name: 'L’équipe' }).click();
  await page.getByText('Demandes sur les données personnelles').click();
  const person = registerKey(who, '').who.slice(0, 8);
  await button(page, new RegExp(`^Lire et répondre la demande du compte ${person}`)).click();
  const dialog = page.getByRole('dialog', { name: 'Demande de correction' });
  await dialog.getByText(words).waitFor();
  return dialog;
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('a customer asks by keyboard, an administrator refuses, and account and mail say why', async () => {
    const [customer, administrator] = [await newCustomer(), await newAdministrator()];
    await setAttribute('Profiles', ['user_id', claimsOf(customer.access).sub], 'email_validated', true);
    const { order_id } = await buy(customer);
    const { page } = await visit({ as: customer, viewport });
    await openPage(page);
    await see(page, 'Vous ne nous avez encore rien demandé.');
    await expectStill(page);
    await checkPage(page);
    await press(page, send(page), 'Enter');
    const mistakes = ['Choisissez ce que votre demande concerne', /au moins 10 caractères/];
    const summary = await seeSummary(page, 'À corriger avant l’envoi');
    for (const text of mistakes) await summary.getByText(text).waitFor();
    await checkPage(page);
    await tabTo(page, about(page));
    await page.keyboard.type('Une');
    await tabTo(page, page.getByLabel('Quelle commande'));
    await page.keyboard.type(order_id.slice(0, 8));
    await type(page, 'Votre demande', words);
    await press(page, send(page), 'Enter');
    await see(page, 'Demande envoyée');
    await see(page, /Nous vous répondons au plus tard le \d/);
    await own(page)
      .filter({ hasText: words })
      .filter({ hasText: /Réponse au plus tard le/ })
      .waitFor();
    await own(page)
      .filter({ hasText: `Commande ${order_id.slice(0, 8)}` })
      .waitFor();
    expect(await message(page).inputValue()).toBe('');
    await checkPage(page);
    const receipt = await awaitMail(customer.email, 'Nous avons reçu votre demande');
    expect(receipt.text).toMatch(/Nous vous répondons au plus tard le \d/);

    const { page: atelier } = await visit({ as: administrator, viewport });
    const dialog = await openRequest(atelier, customer);
    await checkPage(atelier);
    await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await dialog.getByText('Choisissez votre réponse').waitFor();
    await dialog.getByRole('radio', { name: /^Refusé/ }).check();
    await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await dialog.getByText('Écrivez la raison, que le client lira').waitFor();
    await checkPage(atelier);
    await dialog.getByLabel('Vos mots au client').fill('La loi fige une note émise.');
    await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await seeToast(atelier, 'La réponse est envoyée au client');
    const mail = await awaitMail(customer.email, 'Notre réponse à votre demande');
    for (const said of ['La loi fige une note émise.', 'CNIL', 'tribunal judiciaire'])
      expect(mail.text).toContain(said);

    await page.reload();
    await own(page)
      .filter({ hasText: /Répondue le/ })
      .waitFor();
    await see(page, `Refusé par ${administrator.name}`);
    await see(page, 'La loi fige une note émise.');
    await see(page, /réclamation à la CNIL/);
    await checkPage(page);
    await page.goto(`/compte/registre?commande=${order_id}`);
    await see(page, /pour lire votre demande de correction$/);
  });

  test('what is typed survives a failure and a reload; two presses make one request', async () => {
    const customer = await newCustomer();
    const { page, expectProblem } = await visit({ as: customer, viewport });
    expectProblem(/ERR_FAILED.*profile\/requests/);
    await openPage(page);
    await fill(page);
    await page.reload();
    await expect.poll(() => message(page).inputValue()).toBe(words);
    expect(await about(page).inputValue()).toBe('paper');
    await page.route('**/api/profile/requests', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await send(page).click();
    await seeSummary(page, 'La demande n’a pas été envoyée', 'La connexion a échoué');
    expect(await message(page).inputValue()).toBe(words);
    await page.unroute('**/api/profile/requests');
    await send(page).dblclick();
    await see(page, 'Demande envoyée');
    await expect.poll(() => own(page).count()).toBe(1);
    await page.reload();
    await own(page).first().waitFor();
    expect(await own(page).count()).toBe(1);
    expect(await message(page).inputValue()).toBe('');
  });
});

describe.each(desk)('at $name', ({ viewport }) => {
  test('two administrators answer once: the second is told, and keeps what was typed', async () => {
    const customer = await newCustomer();
    const [first, second] = [await newAdministrator(), await newAdministrator()];
    await askInWords(customer, { about: 'paper', message: words });
    const { page } = await visit({ as: first, viewport });
    const { page: other, expectProblem } = await visit({ as: second, viewport });
    expectProblem(/status of 409.*requests\/answer/);
    const late = await openRequest(other, customer);
    const dialog = await openRequest(page, customer);
    for (const [one, outcome] of [
      [dialog, /^Corrigé/],
      [late, /^Refusé/],
    ] as const) {
      await one.getByRole('radio', { name: outcome }).check();
      await one.getByLabel('Vos mots au client').fill('La note rectifiée est dans votre compte.');
    }
    await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await seeToast(page, 'La réponse est envoyée au client');
    await late.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await late.getByText(/Quelqu’un a déjà répondu/).waitFor();
    expect(await late.getByLabel('Vos mots au client').inputValue()).toContain('rectifiée');
    await checkPage(other);
    const answers = (await mailsOf(customer.email)).filter(({ subject }) =>
      subject.startsWith('Notre réponse'),
    );
    expect(answers.length).toBeLessThanOrEqual(1);
    await button(page, /^Relire la demande/)
      .first()
      .click();
    await page.getByRole('dialog').getByText(`Corrigé par ${first.name}`).waitFor();
  });
});
