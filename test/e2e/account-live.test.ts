/** The account while experts work: every open page of a customer is right by itself. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listOrders } from '#domain/api.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { seeToast } from '#test/support/e2e/shop-pages.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { closeSocketsOf } from '#test/support/live-sockets.ts';
import { deliverPart, putPaidOrder, takePart } from '#test/support/order-rows.ts';
import { connectionsOf } from '#test/support/rows.ts';

const visit = useVisitors();
const subOf = ({ access }: TestCustomer): string => claimsOf(access).sub;

/** Opens the orders and waits until the page is live: then it has asked for them a second time. */
const openOrders = async (page: Page, tab: 'Mes commandes' | 'Historique' = 'Mes commandes') => {
  let answers = 0;
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === listOrders.path) answers += 1;
  });
  await page.goto('/compte');
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => answers, { timeout: 15_000 }).toBe(2);
};
const order = (page: Page) => page.getByRole('article').first();
const step = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Avancement' }).getByRole('listitem').filter({ hasText: title });
const ready = ['📄 PDF prêt !', 'Votre consultation est disponible au téléchargement'] as const;

test.each(screens)(
  'at $name two tabs and another device see the expert take and deliver',
  async ({ viewport }) => {
    const customer = await newCustomer();
    const paid = await putPaidOrder(subOf(customer));
    const [{ page: first, context }, { page: elsewhere }] = [
      await visit({ viewport, as: customer }),
      await visit({ viewport, as: customer }),
    ];
    const second = await context.newPage();
    await openOrders(first);
    await openOrders(second, 'Historique');
    await openOrders(elsewhere);
    expect(await connectionsOf(subOf(customer))).toHaveLength(3);
    await order(first).getByText('En attente de livraison (24/72h)').waitFor();
    await order(first).getByText('Génération en cours...').waitFor();
    await order(second).getByText('En cours', { exact: true }).waitFor();
    await checkPage(first);
    const taken = await takePart(paid, 'numerologie');
    for (const page of [first, second, elsewhere]) {
      await step(page, 'Rédaction').getByText('Pascal Riviere').waitFor({ timeout: 2000 });
    }
    await checkPage(first);
    await deliverPart(taken, 'numerologie');
    const since = performance.now();
    await Promise.all([first, second, elsewhere].map((page) => seeToast(page, ...ready)));
    expect(performance.now() - since).toBeLessThan(2000);
    for (const page of [first, elsewhere]) await order(page).getByText('Confirmé', { exact: true }).waitFor();
    await order(second).getByText('Livré', { exact: true }).waitFor();
    await order(second).getByRole('button', { name: 'Ouvrir le PDF Numérologie' }).waitFor();
    await checkPage(second);
    await first.getByText(ready[0]).waitFor({ state: 'detached', timeout: 8000 });
  },
);

test('each part of a pack has its own state; a replaced report says so', async () => {
  const customer = await newCustomer();
  const pack = await putPaidOrder(subOf(customer), { services: ['pack-complet'], amount: 6900 });
  const { page } = await visit({ as: customer });
  await openOrders(page);
  const parts = order(page).getByRole('list', { name: 'Services commandés' }).getByRole('listitem');
  expect(await parts.count()).toBe(4);
  const one = await deliverPart(await takePart(pack, 'numerologie'), 'numerologie', { isLast: false });
  const two = await takePart(one, 'human-design');
  await seeToast(page, ready[0]);
  await parts.filter({ hasText: 'Human Design' }).getByText('En rédaction par Pascal Riviere').waitFor();
  await parts.filter({ hasText: 'Astrologie Chinoise' }).getByText('En attente d’un expert').waitFor();
  await step(page, 'Rédaction').getByText('1 sur 4 livré').waitFor();
  await checkPage(page);
  await deliverPart(two, 'numerologie', { isLast: false, version: 2 });
  await parts.filter({ hasText: 'Numérologie' }).getByText('Nouvelle version').waitFor();
  expect(await page.getByRole('button', { name: 'Ouvrir le PDF' }).count()).toBe(1);
});

test('after a lost network the page is right again by itself', async () => {
  const customer = await newCustomer();
  const paid = await putPaidOrder(subOf(customer));
  const { page, context } = await visit({ as: customer });
  await openOrders(page);
  await context.setOffline(true);
  await deliverPart(paid, 'numerologie');
  await context.setOffline(false);
  await order(page).getByText('Confirmé', { exact: true }).waitFor();
  await seeToast(page, ready[0]);
});

test('after the server let go of every socket the page connects again and misses nothing', async () => {
  const customer = await newCustomer();
  const paid = await putPaidOrder(subOf(customer));
  const { page } = await visit({ as: customer });
  await openOrders(page);
  const before = await connectionsOf(subOf(customer));
  await closeSocketsOf(subOf(customer));
  const delivered = await deliverPart(paid, 'numerologie');
  await seeToast(page, ready[0]);
  await expect.poll(() => connectionsOf(subOf(customer)), { timeout: 15_000 }).not.toEqual(before);
  await deliverPart(delivered, 'numerologie', { version: 2 });
  await order(page).getByText('Nouvelle version').waitFor();
});

test('signing out ends the socket', async () => {
  const customer = await newCustomer();
  await putPaidOrder(subOf(customer));
  const { page } = await visit({ as: customer });
  await openOrders(page);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect.poll(() => connectionsOf(subOf(customer)), { timeout: 15_000 }).toEqual([]);
});
