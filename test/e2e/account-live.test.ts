/** The account while experts work: every open page of a customer updates itself. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { confirmedOrder, openPart, take } from '#test/support/atelier.ts';
import { newCustomer, signIn, type TestCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { watchOrders } from '#test/support/e2e/live-orders.ts';
import { seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { awaitLink, validate } from '#test/support/links.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { deliver, sendReport } from '#test/support/reports.ts';
import { connectionsOf } from '#test/support/rows.ts';

const visit = useVisitors();
const subOf = ({ access }: TestCustomer): string => claimsOf(access).sub;

const openOrders = async (page: Page, tab: 'Mes commandes' | 'Historique' = 'Mes commandes') => {
  const live = watchOrders(page);
  await page.goto('/compte');
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('article').first().waitFor();
  await live();
};
const order = (page: Page) => page.getByRole('article').first();
const step = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Avancement' }).getByRole('listitem').filter({ hasText: title });
const ready = ['📄 PDF prêt !', 'Votre consultation est disponible au téléchargement'] as const;

test('two tabs and another device see the expert take and deliver', async () => {
  const [customer, expert] = [await newCustomer(), await newExpert(keyFor.numbers)];
  const id = await confirmedOrder(customer);
  // A sign-out ends its own session, so the other device has one of its own.
  const [{ page: first, context }, { page: elsewhere }] = [
    await visit({ as: customer }),
    await visit({ as: { ...customer, ...(await signIn(customer)) } }),
  ];
  const second = await context.newPage();
  await openOrders(first);
  await openOrders(second, 'Historique');
  await openOrders(elsewhere);
  expect(await connectionsOf(subOf(customer))).toHaveLength(3);
  await order(first)
    .getByText(/^En attente de livraison \(/)
    .waitFor();
  await order(first)
    .getByText(/^Confirmez votre adresse/)
    .waitFor();
  await order(second).getByText('Non confirmé', { exact: true }).waitFor();
  await validate(await awaitLink(customer), { token: customer.access });
  await order(first).getByText('Génération en cours...').waitFor();
  await order(second).getByText('En cours', { exact: true }).waitFor();
  expect((await take(expert, id)).status).toBe(200);
  for (const page of [first, second, elsewhere]) {
    await step(page, 'Rédaction').getByText(expert.name).waitFor();
  }
  expect((await openPart(expert, id)).status).toBe(200);
  const upload = await sendReport(expert, id, await drawReport(keyFor.numbers));
  expect((await deliver(expert, id, upload.id)).status).toBe(200);
  await Promise.all([first, second, elsewhere].map((page) => seeToast(page, ...ready)));
  for (const page of [first, elsewhere]) await order(page).getByText('Confirmé', { exact: true }).waitFor();
  await order(second).getByText('Livré', { exact: true }).waitFor();
  await order(second)
    .getByRole('button', { name: `Ouvrir le PDF ${nameFor.numbers}` })
    .waitFor();
  await elsewhere.getByRole('button', { name: 'Déconnexion' }).filter({ visible: true }).first().click();
  await expect.poll(async () => (await connectionsOf(subOf(customer))).length).toBe(2);
});
