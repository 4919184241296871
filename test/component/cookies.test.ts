/** /cookies: the three choices and their lifetime; before a choice only necessary data is stored. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createPayment, listOrders, signUp, verifyPayment } from '#domain/wire/api.ts';
import { wireOrder } from '#test/support/builders.ts';
import { paymentPage } from '#test/support/component/payment-page.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { answerAccount, useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { checkPage, expectStill } from '#test/support/e2e/check-page.ts';
import { holdFiles } from '#test/support/e2e/held-files.ts';
import { button, fillSignUp, openDetails, payButton, see } from '#test/support/e2e/shop-pages.ts';
import { readEdge } from '#test/support/site.ts';

const visit = useVisitors();
const { pages } = await readEdge();

const keysOf = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const kept = async (page: Page, context: BrowserContext) => ({
  keys: await keysOf(page),
  cookies: (await context.cookies()).map(({ name }) => name),
});
const choiceOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cookies') ?? 'null'));
const status = (page: Page) => page.getByRole('region', { name: 'Vos choix' }).getByRole('status');

test('a visitor who only reads sees nothing move and leaves with an empty browser', async () => {
  const { context } = await visit();
  const read = async (path: string) => {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await kept(page, context), path).toEqual({ keys: [], cookies: [] });
    await expectStill(page);
    await page.close();
  };
  const atOnce = 4;
  for (let at = 0; at < pages.length; at += atOnce) {
    await Promise.all(pages.slice(at, at + atOnce).map(read));
  }
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('refusing is as easy as accepting, and the choice can be changed from the footer', async () => {
    const { page, context } = await visit({ viewport });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).click();
    await page.getByRole('heading', { level: 2, name: 'Vos choix' }).waitFor();
    const boxes = await Promise.all(
      ['Tout accepter', 'Tout refuser', 'Personnaliser'].map((name) => button(page, name).boundingBox()),
    );
    expect(new Set(boxes.map((box) => `${box?.width} × ${box?.height}`)).size).toBe(1);
    await see(page, /Vous n’avez pas encore choisi/);
    await checkPage(page);
    await button(page, 'Tout refuser').click();
    await see(page, /tout est refusé, sauf le nécessaire/);
    expect(await choiceOf(page)).toEqual({ audience: false, sharing: false, at: expect.any(String) });
    expect(await kept(page, context)).toEqual({ keys: ['cookies'], cookies: [] });
    await button(page, 'Tout accepter').click();
    await see(page, /tout est accepté/);
    expect(await choiceOf(page)).toMatchObject({ audience: true, sharing: true });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await status(page).innerText()).toMatch(/tout est accepté/);
    // The choice is read after the first paint; a late font moves less.
    await expectStill(page);
  });

  test('customising: nothing is ticked in advance, and one kind can be accepted alone', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/cookies');
    await button(page, 'Personnaliser').click();
    const kinds = page.getByRole('group', { name: 'Cookies que vous acceptez' }).getByRole('checkbox');
    await expect.poll(() => kinds.count()).toBe(2);
    expect(await kinds.evaluateAll((boxes) => boxes.filter((box) => box.matches(':checked')))).toEqual([]);
    await page.getByRole('checkbox', { name: 'Mesure d’audience' }).check();
    await checkPage(page);
    await button(page, 'Enregistrer mes choix').click();
    await see(page, /seul est accepté\s: mesure d’audience/);
    expect(await choiceOf(page)).toMatchObject({ audience: true, sharing: false });
  });
});

test('a click before the code has loaded, even a double one, counts once it has loaded', async () => {
  const { page } = await visit();
  const send = await holdFiles(page, '**/assets/index-*.js');
  const asked = page.waitForRequest('**/assets/index-*.js');
  await page.goto('/cookies', { waitUntil: 'commit' });
  await asked;
  await button(page, 'Personnaliser').click({ clickCount: 2 });
  send();
  await page.getByRole('group', { name: 'Cookies que vous acceptez' }).waitFor();
});

test('after six months the choice is forgotten and asked for again', async () => {
  const { page, context } = await visit();
  await page.clock.install({ time: new Date('2026-12-01T10:00:00Z') });
  await page.goto('/cookies');
  await button(page, 'Tout accepter').click();
  await see(page, /Il vaut jusqu’au 1er\sjuin\s2027/);
  await page.clock.setFixedTime(new Date('2027-05-31T10:00:00Z'));
  await page.reload();
  await see(page, /tout est accepté/);
  await page.clock.setFixedTime(new Date('2027-06-02T10:00:00Z'));
  await page.reload();
  await expect.poll(() => kept(page, context)).toEqual({ keys: [], cookies: [] });
  await see(page, /Vous n’avez pas encore choisi/);
});

test('a whole purchase stores nothing that the page does not list', async () => {
  const visitor = await visit();
  const { page, context, pool, answer } = visitor;
  const written = new Set<string>();
  await page.exposeFunction('noteKey', (key: string) => void written.add(key));
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function noted(key, value) {
      Reflect.get(window, 'noteKey')(key);
      setItem.call(this, key, value);
    };
  });
  await page.goto('/cookies');
  const names = page.locator('dl > div').filter({ hasText: /^Nom/ });
  const listed = (await names.locator('dd').allInnerTexts()).toSorted();
  const customer = newAccount();
  const order = wireOrder({ id: paymentPage().order_id, email_validated: false });
  answer(signUp, () => ({ email: customer.email }));
  answerAccount(visitor, customer);
  answer(createPayment, paymentPage);
  answer(verifyPayment, () => ({ verified: true, order }));
  answer(listOrders, () => ({ orders: [order] }));
  pool.accept(customer);
  await openDetails(page);
  await fillSignUp(page, customer);
  await payButton(page).click();
  await page.waitForURL('**/faq');
  await page.goto('/compte?payment=success&session_id=cs_test_abcdefgh');
  await page.getByRole('dialog', { name: /^Merci/ }).waitFor();
  expect(written.size).toBeGreaterThan(3);
  expect([...written].filter((key) => !listed.includes(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
