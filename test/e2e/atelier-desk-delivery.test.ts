/** L'atelier: a report from the last sentence at the desk to its customer, and its next version. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { writeDraft } from '#test/support/desk-orders.ts';
import { openAtelier, seekInQueue, seePart } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { deliverPrinted, openDesk, saved, write } from '#test/support/e2e/desk-pages.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { readOrder } from '#test/support/purchases.ts';
import { takenOrder } from '#test/support/reports.ts';

const visit = useVisitors();
const deliveryLimit = 30_000;

/** An expert at the desk of a part whose report lacks its last sentences. */
const atLastPage = async () => {
  const [customer, expert] = await Promise.all([newCustomer(), newExpert(keyFor.numbers)]);
  const order = await takenOrder(customer, expert);
  await writeDraft(expert, order);
  const { page } = await visit({ viewport: screens[1].viewport, as: expert });
  await openAtelier(page);
  const entry = await seekInQueue(page, order);
  await entry.getByRole('link', { name: /^Ouvrir/ }).click();
  await seePart(page, order);
  await openDesk(page);
  return { page, customer, order };
};

const seePages = async (page: Page) => {
  await page.getByText('Avec les pages', { exact: true }).click();
  await page.getByText(/^Page \d+ sur \d+, à jour$/).waitFor();
  await page.getByRole('img', { name: /^Page \d+ du rapport$/ }).waitFor();
  await page.getByText('Écrire', { exact: true }).click();
};

/** Checks the text, keeps what may be kept, has it typeset, and delivers it. */
const deliver = async (page: Page, label: string) => {
  await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
  await page.getByText(/points? à voir$/).waitFor();
  for (const box of await page.getByLabel('Je l’ai vu et je le garde').all()) await box.check();
  await deliverPrinted(page, label);
};

test('a report is written, seen as pages, checked, delivered and replaced', async () => {
  const { page, customer, order } = await atLastPage();
  const part = async () => (await readOrder(customer, order)).parts[0];
  await write(page, ' Voilà, Camille.');
  await saved(page);
  await seePages(page);
  await deliver(page, 'Livrer le rapport');
  expect(await part()).toMatchObject({ state: 'delivered', version: 1, readable: true });

  await openDesk(page);
  await write(page, ' Et une correction.');
  await saved(page);
  await deliver(page, 'Livrer la version 2');
  // The first delivery's message may still stand.
  await expect
    .poll(part, { timeout: deliveryLimit })
    .toMatchObject({ state: 'delivered', version: 2, readable: true });
  await page.getByRole('tab', { name: 'Rapport' }).click();
  await page.getByText('Version 2').filter({ visible: true }).waitFor();
});
