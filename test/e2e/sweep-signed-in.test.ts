/** The account of a customer who has paid is held to the same as every page. */
import { expect, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { expectStill, overflow } from '#test/support/e2e/check-page.ts';
import { at, hold, type View } from '#test/support/e2e/hold.ts';
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
