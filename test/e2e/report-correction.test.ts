/** A report is corrected: from the order on a phone to the desk, and back as a new version, without a reload. */
import { expect, test } from 'vitest';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { awaitReportMails, deliverNew, takenOrder, verifiedCustomer } from '#test/support/reports.ts';

const visit = useVisitors();
const [small, wide] = screens;

test('what a customer wants corrected comes back as version 2, with a word on what changed', async () => {
  const [customer, expert] = [await verifiedCustomer(), await newExpert(keyFor.numbers)];
  const order = await takenOrder(customer, expert);
  await deliverNew(expert, order);

  const { page: desk } = await visit({ as: expert, viewport: wide.viewport });
  const socket = desk.waitForEvent('websocket');
  await desk.goto(`/atelier?commande=${order}&service=${keyFor.numbers}`);
  await socket;

  const { page: phone } = await visit({ as: customer, viewport: small.viewport });
  await phone.goto('/compte');
  await phone.getByRole('tab', { name: 'Mes commandes' }).click();
  await phone.getByRole('link', { name: /^Demander une correction/ }).click();
  await phone.getByRole('radio', { name: /^Un passage qui ne répond pas/ }).check();
  await phone.getByRole('textbox', { name: 'Où' }).fill('6. Les cycles, page 14');
  await phone.getByRole('textbox', { name: /^Ce que vous attendiez/ }).fill('Aller jusqu’au printemps.');
  await checkPage(phone);
  await button(phone, 'Demander la correction').click();
  await phone.getByRole('heading', { level: 1, name: /^Conversation avec/ }).waitFor();

  await desk.getByRole('heading', { name: /demande une correction$/ }).waitFor();
  await see(desk, 'Aller jusqu’au printemps.');
  const buffer = await drawReport(keyFor.numbers, undefined, { info: { Title: 'Seconde version' } });
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name: 'rapport.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buffer) });
  await button(desk, 'Livrer la version 2').click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Ce qui change' }).fill('Prolongé jusqu’en mai 2027.');
  await checkPage(desk);
  await dialog.getByRole('button', { name: 'Livrer', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });

  await see(phone, 'Prolongé jusqu’en mai 2027.');
  await checkPage(phone);
  const [mail] = await awaitReportMails(customer, order, 2);
  expect(mail?.text).toContain('la correction que vous aviez demandée');
});
