/** Opening a report's PDF from the account and from the mail's link; pop-ups are blocked. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { listOrders } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { mailedReportLink, reportLink } from '#domain/wire/reports.ts';
import { deliveredOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();

const token = 'A'.repeat(43);
const expires = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const link = (seconds = 3600) => `/rapport?token=${token}&expires=${expires(seconds)}`;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const open = (page: Page) => button(page, 'Ouvrir mon rapport (PDF)');
/** A page of the site stands for the PDF. */
const pdf = () => `${inject('site')}/faq`;

/** Expects that a click opens the PDF in a tab of its own. */
const expectTab = async (page: Page, click: () => Promise<void>): Promise<void> => {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), click()]);
  await tab.waitForURL(pdf());
  expect(tab).not.toBe(page);
  await tab.close();
};

const delivered = deliveredOrder();
const visitCustomer = async () => {
  const visitor = await visit({ as: newAccount() });
  visitor.answer(listOrders, () => ({ orders: [delivered] }));
  await visitor.page.goto('/compte');
  await visitor.page.getByRole('tab', { name: 'Mes commandes' }).click();
  return visitor;
};

test('a dead link shows an error, closes its tab, and leads to the account', async () => {
  const { page, answer, expectProblem } = await visit();
  answer(mailedReportLink, () => new ShopError('link_invalid'));
  expectProblem(/status of 400.*report-link/);
  await page.goto(`/rapport?token=${token}`);
  await open(page).click();
  const dead = title(page, 'Ce lien ne s’ouvre plus');
  await dead.waitFor();
  expect(await hasFocus(dead)).toBe(true);
  expect(page.context().pages()).toEqual([page]);
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click();
  await page.waitForURL((url) => url.pathname === '/compte');
});

test('an expired link says so before a click, and leads to the sign-in', async () => {
  const { page } = await visit();
  await page.goto(link(-3600));
  await title(page, 'Ce lien a expiré').waitFor();
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click();
  await page.waitForURL((url) => url.pathname === '/compte');
});

test('an address without a token is a dead link, and without a network the button can be tried again', async () => {
  const { page, answer, setOffline, expectProblem } = await visit();
  answer(mailedReportLink, () => ({ url: pdf(), name: 'rapport.pdf' }));
  await page.goto('/rapport');
  await title(page, 'Ce lien ne s’ouvre plus').waitFor();
  await page.goto(link());
  await open(page).waitFor();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await setOffline(true);
  await open(page).click();
  await seeToast(page, 'Le rapport n’a pas pu être ouvert');
  expect(page.context().pages()).toEqual([page]);
  await setOffline(false);
  await expectTab(page, () => open(page).click());
});

test('a mail scanner that opens the page causes no other request', async () => {
  const { page } = await visit();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(link(), { waitUntil: 'networkidle' });
  expect(calls.filter((call) => call.includes('/api/'))).toEqual([]);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});

test('the account opens it in a new tab', async () => {
  const { page, answer } = await visitCustomer();
  const sent = answer(reportLink, () => ({ url: pdf() }));
  await expectTab(page, () => button(page, /Ouvrir le PDF/).click());
  expect(sent).toMatchObject([{ params: { id: delivered.id, service: keyFor.numbers } }]);
});

test('an order prints with its facts and state, without controls', async () => {
  const { page } = await visitCustomer();
  const order = page.getByRole('article');
  await order.getByText(/^Note n° 20/).waitFor();
  await order.getByRole('link', { name: /^Écrire à / }).waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const words of [nameFor.numbers, 'Livrée', 'Documents']) {
    expect(await order.getByText(words).first().isVisible(), words).toBe(true);
  }
  for (const role of ['button', 'link', 'tab'] as const) {
    expect(await page.getByRole('main').getByRole(role).count(), role).toBe(0);
  }
  for (const role of ['navigation', 'contentinfo', 'banner'] as const) {
    expect(await page.getByRole(role).count(), role).toBe(0);
  }
});
