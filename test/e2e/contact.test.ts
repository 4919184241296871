/** /contact: the form from the first error to the mails, its kept content, and the page without JavaScript. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { merchant } from '#domain/merchant.ts';
import { newCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage, expectStill } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, names, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { awaitMail } from '#test/support/mails.ts';

const visit = useVisitors();

const message = 'Bonjour,\nmon rapport est-il prêt ?';
const newEmail = () => `contact-${randomUUID().slice(0, 8)}@exemple.fr`;

/** Waits until the form is enabled, which is when its code has loaded. */
const open = async (page: Page) => {
  await page.goto('/contact');
  await page.getByRole('heading', { level: 1, name: 'Nous écrire' }).waitFor();
  await page.locator('fieldset:enabled').waitFor();
};
const fill = async (page: Page, email: string, subject: string) => {
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
  test('a message is corrected, sent, mailed to support and acknowledged; the form is empty again', async () => {
    const { page } = await visit({ viewport });
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
      'Écrivez le prénom',
      'Écrivez le nom',
      'Email invalide',
      'Écrivez l’objet de votre message',
      'Le message doit faire au moins 10 caractères',
    ]);
    expect(await hasFocus(summary)).toBe(true);
    await checkPage(page);
    await summary.getByRole('link', { name: 'Le message doit faire' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-message');

    const [email, subject] = [newEmail(), `Rapport ${randomUUID().slice(0, 8)}`];
    await fill(page, email, subject);
    await send(page);
    await seeToast(page, 'Message envoyé avec succès !');
    expect(await valuesOf(page)).toEqual(['', '', '', '', '']);
    await page.reload();
    await page.locator('fieldset:enabled').waitFor();
    expect(await valuesOf(page)).toEqual(['', '', '', '', '']);

    const mail = await awaitMail(merchant.contact.email, subject);
    expect(mail.headers['reply-to']).toBe(email);
    expect(mail.text).toContain(`${names.firstName} ${names.lastName}`);
    await awaitMail(email, 'Nous avons reçu votre message');
  });
});

test('the input survives a reload and a failure, which is shown', async () => {
  const { page, expectProblem } = await visit();
  expectProblem(/ERR_FAILED.*api\/contact/);
  await open(page);
  const [email, subject] = [newEmail(), 'Mon rapport'];
  await fill(page, email, subject);
  await page.reload();
  await page.locator('fieldset:enabled').waitFor();
  const typed = [names.firstName, names.lastName, email, subject, message];
  expect(await valuesOf(page)).toEqual(typed);

  await page.route('**/api/contact', (route) => route.abort());
  await send(page);
  await seeToast(page, 'Erreur lors de l’envoi du message', 'La connexion a échoué');
  expect(await valuesOf(page)).toEqual(typed);
  await page.unroute('**/api/contact');
  await send(page);
  await seeToast(page, 'Message envoyé avec succès !');
});

test('two clicks send one message', async () => {
  const { page } = await visit();
  await open(page);
  await fill(page, newEmail(), 'Une fois');
  let sent = 0;
  await page.route('**/api/contact', async (route) => {
    sent += 1;
    await route.fallback();
  });
  await button(page, 'Envoyer le message').dblclick();
  await seeToast(page, 'Message envoyé avec succès !');
  expect(sent).toBe(1);
});

/**
 * Sends messages from this browser's own network until one is refused: on a slow machine a part of the limit is
 * available again meanwhile.
 */
const sendAll = (page: Page, bodies: readonly object[]): Promise<void> =>
  page.evaluate(async (all) => {
    const headers = { 'content-type': 'application/json' };
    const post = (body: object) =>
      fetch('/api/contact', { method: 'POST', headers, body: JSON.stringify(body) });
    for (let at = 0; at < all.length; at += 10) {
      const answers = await Promise.all(all.slice(at, at + 10).map(post));
      if (answers.some(({ status }) => status === 429)) return;
    }
  }, bodies);

test('the limit is shown in French, and no input is lost', async () => {
  const { page, expectProblem } = await visit();
  expectProblem(/status of 429.*api\/contact/);
  await open(page);
  const { firstName, lastName } = names;
  const bodies = Array.from({ length: 2 * limits.contact.atOnce }, (_, index) => ({
    firstName,
    lastName,
    email: newEmail(),
    subject: `Objet ${index}`,
    message,
    tz: 'Europe/Paris',
  }));
  await fill(page, newEmail(), 'De trop');
  await sendAll(page, bodies);
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
  const customer = await newCustomer();
  const { page } = await visit({ as: customer });
  await page.goto('/contact');
  await expect.poll(() => page.getByLabel('Adresse e-mail').inputValue()).toBe(customer.email);
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Camille');
  await page.getByLabel('Objet').fill('Une question');
  const kept = () => page.evaluate(() => sessionStorage.getItem('contact.typed'));
  await expect.poll(kept).toContain('Une question');
  expect(await kept()).not.toContain(customer.email);
});
