/** When the payment cannot start, no input is lost, nothing is left behind and nothing happens twice (§4, §8). */
import type { Page, Request, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { createPayment } from '#domain/wire/api.ts';
import { paymentPage } from '#test/support/component/payment-page.ts';
import { type Account, newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import {
  birth,
  button,
  declare,
  fillBirth,
  openDetails,
  payButton,
  seeSummary,
  seeToast,
} from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();
const paymentPath = '**/api/create-payment';

const isPing = (request: Request): boolean => (request.postData() ?? '').includes('"ping"');
/** Answers the payment request and lets the ping through. */
const intercept = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(paymentPath, (route) => (isPing(route.request()) ? route.fallback() : answer(route)));

const readyToOrder = async (customer: Account) => {
  const visitor = await visit({ as: customer });
  const payments = visitor.answer(createPayment, paymentPage);
  await openDetails(visitor.page);
  await fillBirth(visitor.page);
  await declare(visitor.page);
  return { ...visitor, payments };
};

const seeAllTyped = async (page: Page) => {
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Camille');
  expect(await page.getByLabel('Date de naissance').inputValue()).toBe(birth.date);
  expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe(birth.place);
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);
};
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const seeNothingStored = async (page: Page) => {
  expect(await stored(page, 'redirect.payment')).toBe(null);
  expect(await stored(page, 'claim')).toBe(null);
};

const seePaymentPage = (page: Page) => page.waitForURL('**/faq');

test('hint and claim are stored before leaving, and two clicks make one order', async () => {
  const { page, payments } = await readyToOrder(newAccount());
  const position = await payButton(page).boundingBox();
  if (!position) throw new Error('the button has no place');
  await payButton(page).scrollIntoViewIfNeeded();
  await payButton(page).dblclick();
  await seePaymentPage(page);
  expect(payments).toHaveLength(1);
  await page.goto('/');
  expect(await stored(page, 'redirect.payment')).toContain('"destination":"account"');
  expect(await stored(page, 'claim')).toContain('"secret"');
});

test('after ten seconds without an answer the checkout shows an error and keeps the input', async () => {
  const { page, payments } = await readyToOrder(newAccount());
  const held: Route[] = [];
  await intercept(page, async (route) => void held.push(route));
  await page.clock.install();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/profile') && answer.request().method() !== 'GET',
  );
  await payButton(page).click();
  await saved;
  await payButton(page).and(page.locator('[aria-busy=true]')).waitFor();
  await page.clock.fastForward(7000);
  expect(await payButton(page).and(page.locator('[aria-busy=true]')).count()).toBe(1);
  await page.clock.fastForward(3000);
  await seeToast(page, 'Erreur de paiement', 'Timeout: La requête a pris trop de temps');
  await seeAllTyped(page);
  await seeNothingStored(page);
  await page.unroute(paymentPath);
  await payButton(page).click();
  await seePaymentPage(page);
  expect(payments).toHaveLength(1);
});

test('an API that is down, then unreachable: the text of §8, and the input is kept', async () => {
  const { page, expectProblem } = await readyToOrder(newAccount());
  expectProblem(/status of 503.*create-payment/);
  expectProblem(/ERR_CONNECTION_REFUSED.*create-payment/);
  const error = { code: 'payment_unavailable', message: 'Erreur lors de la création du paiement' };
  await intercept(page, (route) => route.fulfill({ status: 503, json: { error } }));
  await payButton(page).click();
  await seeToast(page, 'Erreur de paiement', error.message);
  await seeAllTyped(page);
  await seeNothingStored(page);
  await page.unroute(paymentPath);
  await intercept(page, (route) => route.abort('connectionrefused'));
  await payButton(page).click();
  await seeToast(page, 'Erreur de paiement', 'La connexion a échoué.');
  await seeSummary(page, 'Erreur de paiement', 'La connexion a échoué.', 'Rien n’a été débité');
  await seeAllTyped(page);
});

test('an answer of the gateway itself shows the text of §8, and the next try starts without it', async () => {
  const { page, expectProblem } = await readyToOrder(newAccount());
  expectProblem(/status of 503.*create-payment/);
  await intercept(page, (route) => route.fulfill({ status: 503, json: { message: 'Service Unavailable' } }));
  await payButton(page).click();
  await seeSummary(page, 'Erreur de paiement', 'Erreur lors de la création du paiement');
  await page.unroute(paymentPath);
  await payButton(page).click();
  await seePaymentPage(page);
});

test('an answer without an address shows an error, and redirects nowhere', async () => {
  const { page } = await readyToOrder(newAccount());
  await intercept(page, (route) => route.fulfill({ status: 200, json: {} }));
  await payButton(page).click();
  await seeToast(page, 'Erreur de paiement', 'URL de paiement non reçue');
  await seeNothingStored(page);
});

test('the ping is sent once when step 2 opens', async () => {
  const { page } = await visit();
  const pings: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment')) pings.push(request.postData() ?? '');
  });
  await page.goto(`/checkout?service=${keyFor.numbers}`);
  await button(page, 'Continuer').filter({ visible: true }).waitFor();
  expect(pings).toEqual([]);
  await openDetails(page);
  await fillBirth(page);
  expect(pings).toEqual(['{"ping":true}']);
});
