/** «Renoncer au contrat ici» with a session, from the order to the refund. */
import { expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { newCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { awaitMail } from '#test/support/mails.ts';
import { awaitStatus, buy, payAt } from '#test/support/purchases.ts';

const visit = useVisitors();

test('with a session: from the order, in part, to the receipt and the order’s new state', async () => {
  const customer = await newCustomer();
  const { order_id: id, sessionId } = await buy(customer, [keyFor.western, keyFor.numbers]);
  await payAt(sessionId, 'paid');
  await awaitStatus(customer, id, 'paid');
  const { page } = await visit({ as: customer });
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('link', { name: /^Renoncer au contrat ici \(commande/ }).click();
  await button(page, 'Continuer').click();
  await page.getByRole('checkbox', { name: new RegExp(`^${nameFor.western}`) }).uncheck();
  await button(page, 'Confirmer la rétractation').click();
  await page.getByRole('heading', { level: 2, name: 'Votre rétractation est enregistrée' }).waitFor();
  await see(page, customer.email);
  expect((await awaitMail(customer.email, 'Votre rétractation de la commande')).text).toContain(
    nameFor.numbers,
  );
  await page.getByRole('link', { name: 'Voir mes commandes' }).click();
  const order = page.getByRole('article', { name: `Commande ${orderNumber(id)}` });
  await order.getByText('Rétractation enregistrée').first().waitFor();
  await order.getByText('Partiellement remboursé').waitFor();
  await awaitMail(customer.email, 'Remboursement de la commande');
});
