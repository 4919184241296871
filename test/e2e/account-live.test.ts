/** The account while experts work: every open page of a customer updates itself. */
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { listOrders } from '#domain/wire/api.ts';
import { confirmedOrder, openPart, take } from '#test/support/atelier.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitLink, validate } from '#test/support/links.ts';
import { closeSocketsOf } from '#test/support/live-sockets.ts';
import { mailsOf } from '#test/support/mails.ts';
import { deliverPart, putPaidOrder, takePart } from '#test/support/order-rows.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { deliver, sendReport, verifiedCustomer } from '#test/support/reports.ts';
import { connectionsOf } from '#test/support/rows.ts';

const visit = useVisitors();
const subOf = ({ access }: TestCustomer): string => claimsOf(access).sub;

/** Opens the orders and waits until the page is live: it has then fetched them a second time. */
const openOrders = async (page: Page, tab: 'Mes commandes' | 'Historique' = 'Mes commandes') => {
  const asked = { count: 0, open: 0 };
  const isList = (request: Request) => new URL(request.url()).pathname === listOrders.path;
  const end = (request: Request) => {
    if (isList(request)) asked.open -= 1;
  };
  page.on('request', (request) => {
    if (!isList(request)) return;
    asked.count += 1;
    asked.open += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.goto('/compte');
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => ({ ...asked }), { timeout: 15_000 }).toEqual({ count: 2, open: 0 });
};
const order = (page: Page) => page.getByRole('article').first();
const openRegister = async (page: Page) => {
  await order(page)
    .getByRole('link', { name: /^Qui a consulté mes données/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Qui a consulté mes données' }).waitFor();
};
const step = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Avancement' }).getByRole('listitem').filter({ hasText: title });
const ready = ['📄 PDF prêt !', 'Votre consultation est disponible au téléchargement'] as const;

test.each(phone)(
  'at $name two tabs and another device see the expert take and deliver',
  async ({ viewport }) => {
    const [customer, expert] = [await newCustomer(), await newExpert('numerologie')];
    const id = await confirmedOrder(customer);
    const [{ page: first, context }, { page: elsewhere }] = [
      await visit({ viewport, as: customer }),
      await visit({ viewport, as: customer }),
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
    await checkPage(first);
    await validate(await awaitLink(customer), { token: customer.access });
    await order(first).getByText('Génération en cours...').waitFor();
    await order(second).getByText('En cours', { exact: true }).waitFor();
    expect((await take(expert, id)).status).toBe(200);
    for (const page of [first, second, elsewhere]) {
      await step(page, 'Rédaction').getByText(expert.name).waitFor({ timeout: 2000 });
    }
    await checkPage(first);
    const upload = await sendReport(expert, id, await drawReport('numerologie'));
    expect((await deliver(expert, id, upload.id)).status).toBe(200);
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

test('each part of a pack shows its own state, and a replaced report says so', async () => {
  const customer = await newCustomer();
  const pack = await putPaidOrder(subOf(customer), { services: ['pack-complet'], amount: 6900 });
  const { page } = await visit({ as: customer });
  await openOrders(page);
  const parts = order(page).getByRole('list', { name: 'Consultations commandées' }).getByRole('listitem');
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

test('the register says who opened what, when and why; the account sends the mail again', async () => {
  const [customer, expert] = [await verifiedCustomer(), await newExpert('numerologie')];
  const id = await confirmedOrder(customer);
  const { page } = await visit({ as: customer });
  await openOrders(page);
  await openRegister(page);
  await see(page, 'Personne n’a encore ouvert vos données de naissance ni vos rapports.');
  await checkPage(page);
  await take(expert, id);
  expect((await openPart(expert, id)).status).toBe(200);
  await page.reload();
  const line = page.getByRole('main').getByRole('listitem');
  await line.filter({ hasText: `${expert.name}, expert` }).waitFor();
  expect(await line.allInnerTexts()).toEqual([
    expect.stringMatching(/, \p{L}+ \d.* à \d+\sh\s\d\d, pour écrire votre rapport Numérologie$/u),
  ]);
  await checkPage(page);
  await page.getByRole('link', { name: 'Retour à mon compte' }).click();
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await button(page, 'Renvoyer l’e-mail').click();
  await seeToast(page, 'E-mail envoyé', customer.email);
  const mails = async () =>
    (await mailsOf(customer.email)).filter(({ subject }) => subject.includes(orderNumber(id)));
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(2);
});

test('the register is loaded again after a failure, and is nobody else’s', async () => {
  const customer = await newCustomer();
  const { id } = await putPaidOrder(subOf(customer));
  const { page, expectProblem } = await visit({ as: customer });
  await openOrders(page);
  expectProblem(/status of 50\d.*accesses/);
  await page.route('**/accesses', (route) => route.fulfill({ status: 503, body: '{}' }));
  await openRegister(page);
  await see(page, 'Impossible de charger l’historique des accès');
  await checkPage(page);
  await page.unroute('**/accesses');
  await button(page, 'Réessayer').click();
  await see(page, /^Personne n’a encore ouvert/);

  const { page: foreign, expectProblem: expectForeign } = await visit({ as: await newCustomer() });
  expectForeign(/status of 404.*accesses/);
  await foreign.goto(`/compte/registre?commande=${id}`);
  await see(foreign, /^Ce registre n’existe pas pour votre compte/);
  await checkPage(foreign);
});

test('after a lost network the page updates itself', async () => {
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

test('after the server has closed every socket the page connects again and misses nothing', async () => {
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

test('signing out closes the socket', async () => {
  const customer = await newCustomer();
  await putPaidOrder(subOf(customer));
  const { page } = await visit({ as: customer });
  await openOrders(page);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect.poll(() => connectionsOf(subOf(customer)), { timeout: 15_000 }).toEqual([]);
});
