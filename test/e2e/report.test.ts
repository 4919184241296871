/** Opening a report: from the mail's link without a session, and from the account; pop-ups are blocked. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { openedReport } from '#test/support/e2e/opened-report.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { linkIn, type ReceivedMail } from '#test/support/mails.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import {
  awaitReportMails,
  deliver,
  sendReport,
  takenOrder,
  verifiedCustomer,
} from '#test/support/reports.ts';

const visit = useVisitors();

let customer: TestCustomer;
let bytes: Buffer;
let mail: ReceivedMail;
beforeAll(async () => {
  const expert = await newExpert('numerologie');
  customer = await verifiedCustomer();
  const id = await takenOrder(customer, expert);
  bytes = await drawReport('numerologie');
  await deliver(expert, id, (await sendReport(expert, id, bytes)).id);
  const [first] = await awaitReportMails(customer, id, 1);
  if (!first) throw new Error('no mail');
  mail = first;
}, 120_000);

/** Expects that the tab of a click shows exactly this report. */
const expectReport = async (page: Page, click: () => Promise<void>): Promise<void> => {
  expect((await openedReport(page, click)).equals(bytes)).toBe(true);
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('the link of the mail opens the report in a new tab, at each click', async () => {
    const { page } = await visit({ viewport });
    await page.goto(linkIn(mail, '/rapport').href);
    await page.getByRole('heading', { level: 1, name: 'Votre rapport est prêt' }).waitFor();
    await checkPage(page);
    for (let time = 0; time < 2; time += 1) {
      await expectReport(page, () => button(page, 'Ouvrir mon rapport (PDF)').click());
      await see(page, 'Votre rapport est ouvert dans un nouvel onglet.');
    }
  });

  test('a dead link shows an error, closes its tab, and leads to the account', async () => {
    const { page, expectProblem } = await visit({ viewport });
    expectProblem(/status of 400.*report-link/);
    await page.goto(`/rapport?token=${'A'.repeat(43)}`);
    await button(page, 'Ouvrir mon rapport (PDF)').click();
    const title = page.getByRole('heading', { level: 1, name: 'Ce lien ne s’ouvre plus' });
    await title.waitFor();
    expect(await hasFocus(title)).toBe(true);
    expect(page.context().pages()).toEqual([page]);
    await checkPage(page);
    await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click();
    await page.waitForURL((url) => url.pathname === '/compte');
  });

  test('an expired link says so before a click, and leads to the sign-in', async () => {
    const { page } = await visit({ viewport });
    const link = linkIn(mail, '/rapport');
    link.searchParams.set('expires', '1700000000');
    await page.goto(link.href);
    await page.getByRole('heading', { level: 1, name: 'Ce lien a expiré' }).waitFor();
    await checkPage(page);
    await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click();
    await page.waitForURL((url) => url.pathname === '/compte');
  });

  test('the account opens it in a new tab', async () => {
    const { page } = await visit({ viewport, as: customer });
    await page.goto('/compte');
    await page.getByRole('tab', { name: 'Mes commandes' }).click();
    await expectReport(page, () => button(page, /Ouvrir le PDF/).click());
  });

  test('an order prints with its facts and state, without controls', async () => {
    const { page } = await visit({ viewport, as: customer });
    await page.goto('/compte');
    await page.getByRole('tab', { name: 'Mes commandes' }).click();
    const order = page.getByRole('article');
    await order.getByText(/^Note n° 20/).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const words of ['Numérologie', 'Livrée', 'Documents']) {
      expect(await order.getByText(words).first().isVisible(), words).toBe(true);
    }
    for (const role of ['button', 'link', 'tab'] as const) {
      expect(await page.getByRole('main').getByRole(role).count(), role).toBe(0);
    }
    for (const role of ['navigation', 'contentinfo', 'banner'] as const) {
      expect(await page.getByRole(role).count(), role).toBe(0);
    }
  });
});

test('an address without a token is a dead link, and without a network the button can be tried again', async () => {
  const { page, expectProblem } = await visit();
  await page.goto('/rapport');
  await page.getByRole('heading', { level: 1, name: 'Ce lien ne s’ouvre plus' }).waitFor();
  await page.goto(linkIn(mail, '/rapport').href);
  await button(page, 'Ouvrir mon rapport (PDF)').waitFor();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await button(page, 'Ouvrir mon rapport (PDF)').click();
  await seeToast(page, 'Le rapport n’a pas pu être ouvert');
  expect(page.context().pages()).toEqual([page]);
  await page.context().setOffline(false);
  await expectReport(page, () => button(page, 'Ouvrir mon rapport (PDF)').click());
});

test('a mail scanner that opens the page causes no other request', async () => {
  const { page } = await visit();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(linkIn(mail, '/rapport').href, { waitUntil: 'networkidle' });
  expect(calls.filter((call) => call.includes('/api/'))).toEqual([]);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});
