/** Returning from the payment page to an unpaid order by the browser's back button (§4). */
import { expect, test } from 'vitest';
import { newCredentials } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { declare, order, orderAsVisitor, payWith } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

test("the browser's back button leads to the form with its input, and the order is paid once", async () => {
  const { page } = await visit();
  await orderAsVisitor(page, newCredentials());
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Vos informations' }).waitFor();
  expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe('Saint-Denis, La Réunion');
  await declare(page);
  await order(page);
  await payWith(page, 'paiement accepté');
  await page.getByRole('dialog').getByRole('button', { name: 'Accéder à mon compte' }).click();
  await page.getByRole('tab', { name: 'Historique' }).click();
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
});
