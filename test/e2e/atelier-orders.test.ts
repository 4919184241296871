/** L'atelier of an administrator: an order is found and refunded, down to Stripe. */
import { expect, test } from 'vitest';
import { confirmedOrder } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { openAtelier, openOrder, searchOrders } from '#test/support/e2e/atelier-pages.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { readOrder } from '#test/support/purchases.ts';

const visit = useVisitors();

test('an administrator finds an order by its address and refunds a part of it with a reason', async () => {
  const customer = await newCustomer();
  const id = await confirmedOrder(customer);
  const { page } = await visit({ as: await newAdministrator() });
  await openAtelier(page);
  await searchOrders(page, customer.email);
  await see(page, '1 commande');
  const order = await openOrder(page, id);
  await order.getByRole('button', { name: /^Rembourser/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Rembourser/ });
  await dialog.getByLabel('Montant en euros').fill('4,00');
  await dialog.getByLabel('Motif').fill('Geste commercial');
  await dialog.getByRole('button', { name: /^Rembourser 4,00/ }).click();
  await seeToast(page, 'remboursés, commande');
  await order.getByText('Reste remboursable').filter({ hasText: '5,00' }).waitFor();
  await order.getByText('Geste commercial').waitFor();
  expect((await readOrder(customer, id)).refunded_amount).toBe(400);
});
