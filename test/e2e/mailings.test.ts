/** /compte/courriers: what is written and why, the switch of the guidance, in a session and from a mail's foot. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { localDateIn } from '#domain/guidance/zones.ts';
import { call, newAddress } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage, checkScreens } from '#test/support/e2e/check-page.ts';
import { hasFocus, press } from '#test/support/e2e/keyboard.ts';
import { button, see, signInWith } from '#test/support/e2e/shop-pages.ts';
import { guidanceRequest } from '#test/support/guidance/desk.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { expireToken, setAttribute } from '#test/support/rows.ts';

const visit = useVisitors();

const zone = 'Etc/UTC';
/** The page of a received guidance's foot. */
const askGuidance = async (email: string) => {
  const body = guidanceRequest({ email, tz: zone, for_date: localDateIn(zone, new Date()) });
  const { status } = await call('POST', '/api/guidance-du-jour', { body, ip: newAddress() });
  expect(status).toBe(202);
  const link = linkIn(await awaitMail(email, 'Votre guidance'), '/compte/courriers');
  return { address: `${link.pathname}${link.search}`, token: link.searchParams.get('token') ?? '' };
};
const verified = async () => {
  const customer = await newCustomer();
  await setAttribute('Profiles', ['user_id', claimsOf(customer.access).sub], 'email_validated', true);
  return customer;
};

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ce que nous vous écrivons' });
const sorts = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
const allSorts = ['Vos commandes', 'Votre compte et sa sécurité', 'Vos messages', 'La guidance du jour'];
const theSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Recevoir la guidance quand je la demande' });
const expectOn = (page: Page, isOn: boolean) =>
  expect.poll(() => theSwitch(page).getAttribute('aria-checked')).toBe(String(isOn));

describe.each(phone)('at $name', ({ viewport }) => {
  test('the profile leads to every sort of mail, and the switch ends and allows the guidance', async () => {
    const customer = await verified();
    await askGuidance(customer.email);
    const { page } = await visit({ viewport, as: customer });
    await page.goto('/compte');
    await page.getByRole('link', { name: 'Ce que nous vous écrivons' }).click();
    await title(page).waitFor();
    await see(page, /Votre dernier accord date du/);
    expect(await sorts(page)).toEqual(allSorts);
    await see(page, /Depuis l’ouverture de votre compte, le/);
    await expectOn(page, true);
    await checkScreens(page);
    await press(page, theSwitch(page), 'Space');
    await see(page, /^Arrêtée le .*, dans votre compte\./);
    await expectOn(page, false);
    expect(await hasFocus(theSwitch(page))).toBe(true);
    await checkScreens(page);
    await page.reload();
    await see(page, /^Arrêtée le .*, dans votre compte\./);
    await theSwitch(page).click();
    await see(page, /^Permise de nouveau le/);
    await expectOn(page, true);
  });

  test('the foot of a guidance shows it alone, without a session, and its switch works', async () => {
    const { address } = await askGuidance(`guidance-${randomUUID().slice(0, 8)}@exemple.fr`);
    const { page } = await visit({ viewport });
    await page.goto(address);
    await see(page, /Votre dernier accord date du/);
    expect(await sorts(page)).toEqual(['La guidance du jour']);
    // A secret in the address bar could be seen or stored.
    expect(new URL(page.url()).search).toBe('?pour=guidance');
    await checkScreens(page);
    await press(page, theSwitch(page), 'Enter');
    await see(page, /^Arrêtée le .*, par le lien d’un message\./);
    await page.reload();
    await see(page, /^Arrêtée le .*, par le lien d’un message\./);
    await theSwitch(page).click();
    await see(page, /^Permise de nouveau le/);
    await page.getByRole('link', { name: 'Tout ce que nous vous écrivons' }).click();
    await see(page, /connectez-vous, ou ouvrez cette page par le lien/);
    expect(await sorts(page)).toEqual(allSorts);
    await checkScreens(page);
  });
});

test('a choice that could not be stored turns the switch back and says so; another try succeeds', async () => {
  const customer = await verified();
  await askGuidance(customer.email);
  const { page, expectProblem } = await visit({ as: customer });
  expectProblem(/status of 500.*mailings/);
  await page.goto('/compte/courriers');
  await expectOn(page, true);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/profile/mailings', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await held;
    return route.fulfill({ status: 500, body: '{}' });
  });
  await theSwitch(page).click();
  await see(page, 'Nous enregistrons votre choix…');
  await expectOn(page, false);
  expect(await theSwitch(page).getAttribute('aria-busy')).toBe('true');
  // A second press of the same wish is none.
  await theSwitch(page).press('Enter');
  await checkPage(page);
  release();
  await see(page, 'Votre choix n’a pas été enregistré');
  await expectOn(page, true);
  await see(page, /Votre dernier accord date du/);
  await checkPage(page);
  await page.unroute('**/api/profile/mailings');
  await theSwitch(page).click();
  await see(page, /^Arrêtée le/);
  expect(await page.getByText('Votre choix n’a pas été enregistré').count()).toBe(0);
});

test('a page that could not be loaded is asked for again', async () => {
  const { page, expectProblem } = await visit({ as: await verified() });
  expectProblem(/status of 500.*mailings/);
  await page.route('**/api/profile/mailings', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/compte/courriers');
  await see(page, 'Votre choix n’a pas pu être chargé');
  expect(await sorts(page)).toEqual(allSorts);
  await page.unroute('**/api/profile/mailings');
  await button(page, 'Réessayer').click();
  await see(page, /Cette adresse n’a jamais demandé la guidance\./);
  await page.getByRole('link', { name: 'Demander la guidance du jour' }).click();
  await page.waitForURL('**/guidance');
});

test('an address that is not verified says nothing of its guidance, and leads to its proof', async () => {
  const customer = await newCustomer();
  await askGuidance(customer.email);
  const { page } = await visit({ as: customer });
  await page.goto('/compte/courriers');
  await see(page, 'Votre adresse n’est pas encore confirmée');
  expect(await theSwitch(page).count()).toBe(0);
  expect(await page.getByText(/dernier accord/).count()).toBe(0);
  await checkPage(page);
  await page.getByRole('link', { name: 'Confirmer mon adresse' }).click();
  await page.waitForURL('**/compte');
});

describe.each(phone)('at $name', ({ viewport }) => {
  test.each([
    ['commandes', 'Vos commandes'],
    ['compte', 'Votre compte et sa sécurité'],
    ['messages', 'Vos messages'],
  ])(
    'the foot of a mail about «%s» shows that sort alone, with and without a session',
    async (sort, name) => {
      for (const options of [{ viewport }, { viewport, as: await newCustomer() }]) {
        const { page } = await visit(options);
        await page.goto(`/compte/courriers?pour=${sort}`);
        await page.getByRole('heading', { level: 2, name }).waitFor();
        expect(await sorts(page)).toEqual([name]);
        await checkPage(page);
      }
    },
  );

  test('a dead link says in French what to do next', async () => {
    const { address, token } = await askGuidance(`guidance-${randomUUID().slice(0, 8)}@exemple.fr`);
    await expireToken(token);
    for (const dead of [address, '/compte/courriers?pour=guidance&token=abc']) {
      const { page, expectProblem } = await visit({ viewport });
      expectProblem(/status of 400.*guidance.choice/);
      await page.goto(dead);
      await see(page, 'Ce lien ne s’ouvre plus');
      await see(page, /Utilisez le lien du dernier message reçu/);
      await checkPage(page);
    }
  });

  test('a customer signs in on the page and sees the choice', async () => {
    const customer = await verified();
    await askGuidance(customer.email);
    const { page } = await visit({ viewport });
    await page.goto('/compte/courriers?pour=guidance');
    await signInWith(page, customer);
    await see(page, /Votre dernier accord date du/);
    await expectOn(page, true);
  });
});
