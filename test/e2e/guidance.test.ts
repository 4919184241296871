/**
 * /guidance: from the sky of the day to the mail, «déjà reçu», the kept input after a failure, and the links of the
 * mail.
 */
import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sky } from '#domain/wire/guidance.ts';
import { call } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage, expectStill } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, fillBirth, names, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';

const visit = useVisitors();

const fullName = `${names.firstName} ${names.lastName}`;
const newEmail = () => `guidance-${randomUUID().slice(0, 8)}@exemple.fr`;

/** The form is enabled once its code has loaded. */
const awake = (page: Page) => page.locator('fieldset:enabled').first().waitFor();
const open = async (page: Page, query = '') => {
  await page.goto(`/guidance${query}`);
  await page.getByRole('heading', { level: 1, name: 'Guidance du jour' }).waitFor();
  await awake(page);
};
const fill = async (page: Page, email: string) => {
  await page.getByLabel('Votre nom').fill(fullName);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
};
const send = (page: Page) => button(page, 'Recevoir ma guidance').click();
const typedIn = (page: Page) =>
  Promise.all(['Votre nom', 'Adresse e-mail'].map((label) => page.getByLabel(label).inputValue()));
/** Waits for the focused title of a screen that replaced the focused element. */
const seeFocused = async (page: Page, level: number, name: string) => {
  const title = page.getByRole('heading', { level, name });
  await title.waitFor();
  await expect.poll(() => hasFocus(title)).toBe(true);
};
const sent = async (page: Page) => {
  await send(page);
  await page.getByRole('heading', { level: 1, name: 'Guidance envoyée !' }).waitFor();
};

test('the live sky repaints no text as large as the largest contentful paint', async () => {
  // The width of the budget.
  const { page, context } = await visit({ viewport: { width: 412, height: 823 } });
  const after = (ms: number) => (route: Route) =>
    new Promise((go) => setTimeout(go, ms)).then(() => route.continue());
  // First painted with the fallback fonts, which are narrower.
  await context.route('**/*.woff2', after(500));
  await context.route('**/api/sky?*', after(1500));
  await open(page);
  await see(page, 'À midi, à votre heure.');
  const { largest, answered } = await page.evaluate(async () => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/sky?'));
    const paints = await new Promise<PerformanceEntryList>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    return { largest: paints.at(-1)?.startTime, answered: answer?.startTime };
  });
  expect(largest).toBeLessThan((answered ?? 0) + 1500);
});

test('today’s words stand on the page; without an answer those of the last build, under their date', async () => {
  const { page, expectProblem } = await visit({ viewport: { width: 1440, height: 900 } });
  await open(page);
  await see(page, 'À midi, à votre heure.');
  const sheet = page.getByRole('article');
  const { day, words } = sky.answer.parse((await call('GET', '/api/sky?zone=Europe/Paris')).json);
  await sheet.getByText(words.gesture).waitFor();
  await sheet.getByText(day, { exact: false }).waitFor();
  await see(page, 'Textes écrits par Hélène Vasseur');
  await expectStill(page);
  await checkPage(page);
  expectProblem(/status of 503.*api\/sky/);
  await page.route('**/api/sky?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.reload();
  await see(page, /^Le ciel et la guidance d’aujourd’hui n’ont pas pu être chargés/);
  await sheet.getByText('Le geste du jour').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Dessiner mon ciel' }).click();
  await page.waitForURL('**/mon-ciel');
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('requested and mailed; the second request of the day is «déjà reçu», and the links of the mail stop it', async () => {
    const { page, expectProblem } = await visit({ viewport });
    expectProblem(/status of 409.*guidance-du-jour/);
    await open(page, '?utm_source=lettre');
    await see(page, 'À midi, à votre heure.');
    await expectStill(page);
    await page.getByLabel('Adresse e-mail').fill('camille@');
    await page.getByLabel('Votre nom').focus();
    await see(page, 'Email invalide');
    await send(page);
    const summary = page.getByRole('region', { name: 'À corriger avant l’envoi' });
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Le nom doit contenir au moins 2 caractères',
      'Email invalide',
      'Vous devez accepter de recevoir votre guidance par email',
    ]);
    await checkPage(page);

    const email = newEmail();
    await fill(page, email);
    await page.getByText('La rendre personnelle').click();
    await fillBirth(page, { date: '17041991', time: '6h42', place: 'saint denis, la réunion' });
    await see(page, 'Est-ce bien votre ciel');
    await checkPage(page);
    const [request] = await Promise.all([page.waitForRequest('**/api/guidance-du-jour'), sent(page)]);
    expect(request.postDataJSON()).toMatchObject({
      tz: 'Europe/Paris',
      birth_date: '1991-04-17',
      birth_time: '06:42',
      birth: { precision: 'exact', place: { zone: 'Indian/Reunion' } },
      utm_source: 'lettre',
    });
    await checkPage(page);
    const mail = await awaitMail(email, 'Votre guidance du');
    expect(mail.text).not.toContain(names.firstName);
    expect(mail.text).toContain('Bonjour,');

    await open(page);
    expect(await typedIn(page)).toEqual(['', '']);
    await fill(page, email);
    await send(page);
    await seeToast(page, 'Tu as déjà reçu ta guidance aujourd’hui 🌞 — reviens demain !');
    await seeFocused(page, 3, 'Vous avez déjà reçu votre guidance aujourd’hui');
    await checkPage(page);
    await button(page, 'Utiliser une autre adresse').click();
    expect(await typedIn(page)).toEqual([fullName, email]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-email');

    const token = linkIn(mail, '/guidance/stop').searchParams.get('token');
    await page.goto(`/guidance/stop?token=${token}`);
    await page.getByRole('heading', { level: 1, name: 'Vous ne recevrez plus la guidance' }).waitFor();
    await checkPage(page);
    await open(page);
    expect(await typedIn(page)).toEqual([fullName, email]);
    await fill(page, email);
    await send(page);
    await see(page, 'Cette adresse a demandé à ne plus recevoir la guidance.');
    await page.goto(`/guidance/stop?token=${token}&reason=not-me`);
    await page.getByRole('heading', { level: 1, name: 'Votre adresse est bloquée' }).waitFor();
    await checkPage(page);
    await button(page, 'Finalement, c’était moi').click();
    await seeFocused(page, 1, 'La guidance est de nouveau possible');
    await page.getByRole('main').getByRole('link', { name: 'Demander ma guidance' }).click();
    await page.getByRole('heading', { level: 1, name: 'Guidance du jour' }).waitFor();
  });
});

test('the input survives a failure and a reload; a customer finds their own data', async () => {
  const customer = await newCustomer();
  const body = { first_name: names.firstName, last_name: names.lastName, birth_date: '1991-04-17' };
  await call('PUT', '/api/profile', { body, token: customer.access, ip: customer.ip });
  const { page, expectProblem } = await visit({ as: customer });
  await open(page);
  await expect.poll(() => typedIn(page)).toEqual([fullName, customer.email]);
  expect(await page.getByLabel('Date de naissance').inputValue()).toBe('17/04/1991');

  const other = newEmail();
  await fill(page, other);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await send(page);
  await seeToast(page, 'Erreur technique — réessaie plus tard.', 'La connexion a échoué');
  expect(await typedIn(page)).toEqual([fullName, other]);
  await page.context().setOffline(false);
  await page.reload();
  await awake(page);
  await expect.poll(() => typedIn(page)).toEqual([fullName, other]);
  await fill(page, other);
  await sent(page);
});

test('a dead link says so; without JavaScript the sky of the last build can be read', async () => {
  const { page, expectProblem } = await visit();
  expectProblem(/status of 400.*guidance\/stop/);
  await page.goto(`/guidance/stop?token=${'A'.repeat(43)}`);
  await page.getByRole('heading', { level: 1, name: 'Ce lien ne s’ouvre plus' }).waitFor();
  await checkPage(page);
  const { page: still } = await visit({ javaScriptEnabled: false });
  await still.goto('/guidance');
  await see(still, /^Soleil en /);
  await see(still, 'Le geste du jour');
  expect(await still.getByLabel('Votre nom').isDisabled()).toBe(true);
});
