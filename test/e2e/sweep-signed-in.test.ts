/** The account and the atelier are held to the same as every page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { confirmedOrder } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { openAtelier, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { expectStill, overflow } from '#test/support/e2e/check-page.ts';
import { at, hold, type View } from '#test/support/e2e/hold.ts';
import { newAdministrator, newExpert } from '#test/support/experts.ts';
import { buy, payAt, payingCustomer } from '#test/support/purchases.ts';

const visit = useVisitors();

const tab = (name: string): View => ({
  name,
  open: async (page) => {
    await page.goto('/compte');
    await page.getByRole('tab', { name }).click();
    if (name === 'Historique') await page.getByRole('article').waitFor();
  },
});

test('the account of a customer who has paid', async () => {
  const customer = await newCustomer();
  const { sessionId } = await buy(customer, ['pack-complet']);
  await payAt(sessionId, 'paid');
  const { page } = await visit({ as: customer });
  for (const view of ['Profil', 'Mes commandes', 'Historique'].map(tab)) await hold(page, view);
  await hold(page, at('/compte#historique'));
});

test('nothing moves while a page loads', async () => {
  const { page } = await visit({ as: await payingCustomer() });
  for (const path of [
    ...['/', '/retractation', '/checkout?service=numerologie', '/checkout?service=numerologie&step=2'],
    ...['/mot-de-passe', '/nouveau-mot-de-passe?token=A'],
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectStill(page);
  }
});

test('the thank-you does not scroll sideways at 320 px', async () => {
  const customer = await newCustomer();
  const { sessionId } = await buy(customer);
  await payAt(sessionId, 'paid');
  const { page } = await visit({ viewport: { width: 320, height: 700 }, as: customer });
  await page.goto(`/compte?payment=success&session_id=${sessionId}`);
  await page.getByRole('dialog').waitFor();
  expect(await overflow(page)).toBe(0);
});

test('the queue and a part of an expert', async () => {
  const order = await confirmedOrder(await newCustomer());
  const { page } = await visit({ as: await newExpert('numerologie') });
  await hold(page, { name: 'the queue', open: openAtelier });
  const open = async (shown: Page) => {
    await openAtelier(shown);
    await takeAndOpen(shown, order);
  };
  await hold(page, { name: 'a part', open });
});

test('all orders of an administrator', async () => {
  const { page } = await visit({ as: await newAdministrator() });
  await hold(page, { name: 'all orders', open: openAtelier });
});
