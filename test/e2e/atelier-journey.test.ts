/** Two browsers at once: an expert works in the atelier, the customer watches, reads, and sees the accesses. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { confirmedOrder } from '#test/support/atelier.ts';
import { choosePdf, deliverChecked, openAtelier, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { openedReport } from '#test/support/e2e/opened-report.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { awaitReportMails, verifiedCustomer } from '#test/support/reports.ts';

const visit = useVisitors();

const step = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Avancement' }).getByRole('listitem').filter({ hasText: title });

/** Opens the customer's orders with live updates. */
const watchOrders = async (page: Page) => {
  const isLive = page.waitForEvent('websocket');
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('article').waitFor();
  await isLive;
};

test('from the queue to the customer’s disk, and replaced once', async () => {
  const customer = await verifiedCustomer();
  const order = await confirmedOrder(customer);
  const expert = await newExpert(keyFor.numbers);
  const { page: account } = await visit({ as: customer, viewport: screens[0].viewport });
  const { page: atelier } = await visit({ as: expert, viewport: { width: 1024, height: 768 } });
  await watchOrders(account);
  await openAtelier(atelier);
  await takeAndOpen(atelier, order);
  await step(account, 'Rédaction').getByText(expert.name).waitFor();

  const report = await drawReport(keyFor.numbers);
  await choosePdf(atelier, report);
  await deliverChecked(atelier);
  await seeToast(account, '📄 PDF prêt !', 'Votre consultation est disponible au téléchargement');
  await account.getByText('Confirmé', { exact: true }).waitFor();
  const read = await openedReport(account, () => button(account, /^Ouvrir le PDF/).click());
  expect(read.equals(report)).toBe(true);
  await awaitReportMails(customer, order, 1);

  await account.getByRole('link', { name: /^Qui a consulté mes données/ }).click();
  await see(account, `${expert.name}, expert`);
  await watchOrders(account);
  const next = await drawReport(keyFor.numbers, undefined, { margin: 80 });
  await choosePdf(atelier, next);
  await deliverChecked(atelier);
  await account.getByText('Nouvelle version').waitFor();
  const replaced = await openedReport(account, () => button(account, /^Ouvrir le PDF/).click());
  expect(replaced.equals(next)).toBe(true);
});
