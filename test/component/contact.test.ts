/** /contact: the form from the first error to the sent message, its kept content, and the page without JavaScript. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { contact } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { lost } from '#test/support/component/answers.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { checkPage, expectStill } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, names, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const message = 'Bonjour,\nmon rapport est-il prêt ?';
const email = 'camille@exemple.fr';
const received = () => ({ received: true }) as const;

/** Waits until the form is enabled, which is when its code has loaded. */
const open = async (page: Page) => {
  await page.goto('/contact');
  await page.getByRole('heading', { level: 1, name: 'Nous écrire' }).waitFor();
  await page.locator('fieldset:enabled').waitFor();
};
const fill = async (page: Page, subject: string) => {
  await page.getByLabel('Prénom').fill(names.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(names.lastName);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Objet').fill(subject);
  await page.getByLabel('Message', { exact: true }).fill(message);
};
const send = (page: Page) => button(page, 'Envoyer le message').click();
const valuesOf = (page: Page) =>
  Promise.all(
    ['Prénom', 'Nom', 'Adresse e-mail', 'Objet', 'Message'].map((label) =>
      page.getByLabel(label, { exact: true }).inputValue(),
    ),
  );

describe.each(phone)('at $name', ({ viewport }) => {
  test('a message is corrected and sent once; the form is empty again', async () => {
    const { page, answer } = await visit({ viewport });
    const sent = answer(contact, received);
    await open(page);
    await expectStill(page);
    await checkPage(page);

    await page.getByLabel('Adresse e-mail').fill('camille@');
    await page.getByLabel('Objet').focus();
    await see(page, 'Email invalide');
    await page.getByLabel('Message', { exact: true }).fill('Bref');
    // Its error would move the button down before the click ends.
    await send(page);
    const summary = page.getByRole('region', { name: 'À corriger avant l’envoi' });
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Écrivez le prénom.',
      'Écrivez le nom.',
      'Email invalide',
      'Écrivez l’objet de votre message.',
      'Le message doit faire au moins 10 caractères',
    ]);
    expect(await hasFocus(summary)).toBe(true);
    await checkPage(page);
    await summary.getByRole('link', { name: 'Le message doit faire' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-message');

    await fill(page, 'Mon rapport');
    await send(page);
    await seeToast(page, 'Message envoyé avec succès !');
    expect(await valuesOf(page)).toEqual(['', '', '', '', '']);
    await page.reload();
    await page.locator('fieldset:enabled').waitFor();
    expect(await valuesOf(page)).toEqual(['', '', '', '', '']);

    expect(sent.map(({ body }) => body)).toEqual([
      { ...names, email, subject: 'Mon rapport', message, tz: 'Europe/Paris' },
    ]);
  });
});

test('the input survives a reload and a failure, which is shown', async () => {
  const { page, answer, expectProblem } = await visit();
  expectProblem(/ERR_INTERNET_DISCONNECTED.*api\/contact/);
  answer(contact, () => lost);
  await open(page);
  const subject = 'Mon rapport';
  await fill(page, subject);
  await page.reload();
  await page.locator('fieldset:enabled').waitFor();
  const typed = [names.firstName, names.lastName, email, subject, message];
  expect(await valuesOf(page)).toEqual(typed);

  await send(page);
  await seeToast(page, 'Erreur lors de l’envoi du message', 'La connexion a échoué');
  expect(await valuesOf(page)).toEqual(typed);
  answer(contact, received);
  await send(page);
  await seeToast(page, 'Message envoyé avec succès !');
});

test('two clicks send one message', async () => {
  const { page, answer } = await visit();
  const sent = answer(contact, received);
  await open(page);
  await fill(page, 'Une fois');
  await button(page, 'Envoyer le message').dblclick();
  await seeToast(page, 'Message envoyé avec succès !');
  expect(sent).toHaveLength(1);
});

test('the limit is shown in French, and no input is lost', async () => {
  const { page, answer, expectProblem } = await visit();
  expectProblem(/status of 429.*api\/contact/);
  answer(contact, () => new ShopError('too_many'));
  await open(page);
  await fill(page, 'De trop');
  await send(page);
  await seeToast(page, 'Erreur lors de l’envoi du message', 'Trop de tentatives');
  expect(await page.getByLabel('Objet').inputValue()).toBe('De trop');
});

test('without JavaScript the page can be read, and names the address to write to', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/contact');
  await page.getByRole('heading', { level: 1, name: 'Nous écrire' }).waitFor();
  const notice = page.locator('noscript').filter({ visible: true });
  expect(await notice.textContent()).toContain(merchant.contact.email);
  expect(await page.getByLabel('Objet').isDisabled()).toBe(true);
  await see(page, merchant.contact.phone);
});

test('a signed-in customer finds name and address in the form, and the tab does not store them', async () => {
  const customer = newAccount();
  const { page } = await visit({ as: customer });
  await page.goto('/contact');
  await expect.poll(() => page.getByLabel('Adresse e-mail').inputValue()).toBe(customer.email);
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Camille');
  await page.getByLabel('Objet').fill('Une question');
  const kept = () => page.evaluate(() => sessionStorage.getItem('contact.typed'));
  await expect.poll(kept).toContain('Une question');
  expect(await kept()).not.toContain(customer.email);
});
