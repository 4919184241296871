/** «Votre carte»: the chart of what was bought, on the order of the account. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Order } from '#domain/order.ts';
import { listOrders } from '#domain/wire/api.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { paidOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();

/** A customer who has paid for these services. */
const visitBuyer = async (services: Order['services']) => {
  const visitor = await visit({ as: newAccount() });
  const born = customerInfo({ birthPlace: 'Saint-Denis, La Réunion', birth: birth() });
  visitor.answer(listOrders, () => ({ orders: [paidOrder({ services, customer_info: born })] }));
  return visitor;
};
const openOrders = async (page: Page) => {
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('article').first().waitFor();
};
/** The opacity of a layer of the wheel: pencil or ink. */
const inkOf = (card: Locator, pen: string): Promise<string> =>
  card
    .getByRole('img', { name: 'Thème natal.' })
    .locator(`.pen-${pen}`)
    .first()
    .evaluate((shape) => getComputedStyle(shape).opacity);

test('a pack shows four charts, whose engine is loaded when they are opened', async () => {
  const { page } = await visitBuyer([keyFor.pack]);
  const engines: string[] = [];
  page.on('request', (request) => {
    if (/chart-view/.test(request.url())) engines.push(request.url());
  });
  await openOrders(page);
  const card = page.getByRole('article').first();
  const summary = card.getByText('Votre carte');
  await summary.waitFor();
  expect(engines).toEqual([]);
  await summary.press('Enter');
  for (const name of ['Thème natal.', 'Cycle des cinq éléments.', 'Lettres du nom', 'Schéma corporel.'])
    await card.getByRole('img', { name }).waitFor();
  await see(page, 'Nous disons ici ce qu’est chaque chose');
  expect(await card.getByText('Le pilier du jour').isVisible()).toBe(true);
  await card.getByText('Tracé : le cercle', { exact: true }).waitFor();
  expect([await inkOf(card, 'ring'), await inkOf(card, 'faint'), await inkOf(card, 'planet')]).toEqual([
    '1',
    '0.2',
    '0.2',
  ]);
  await card.getByText('Toutes les positions').first().click();
  const row = card.getByRole('table', { name: 'Positions' }).getByRole('row', { name: 'Soleil' });
  expect(await row.innerText()).toContain('26°36′');
});

test('the card draws the houses that the expert has chosen', async () => {
  const service = keyFor.western;
  const { page, answer } = await visit({ as: newAccount() });
  const born = customerInfo({ birthPlace: 'Saint-Denis, La Réunion', birth: birth() });
  const order = (houses: string) =>
    paidOrder({
      ...{ services: [service], customer_info: born },
      parts: [{ service, state: 'taken', expert: 'Hélène Vasseur', conventions: { houses } }],
    });
  const drawn = async (houses: string) => {
    answer(listOrders, () => ({ orders: [order(houses)] }));
    await openOrders(page);
    const card = page.getByRole('article').first();
    await card.getByText('Votre carte').click();
    await card.getByText('Toutes les positions').click();
    return card.getByRole('table', { name: 'Maisons' }).innerText();
  };
  const [placidus, whole] = [await drawn('Placidus'), await drawn('WholeSign')];
  expect(placidus).not.toBe(whole);
  expect(whole.match(/\b0°00′/g)).toHaveLength(12);
});

test('an engine that does not load says so, and comes at the second try', async () => {
  const { page, expectProblem } = await visitBuyer([keyFor.western]);
  expectProblem(/chart-view|ERR_FAILED|Failed to (load|fetch)/);
  await page.route(/chart-view/, (route) => route.abort());
  await openOrders(page);
  await page.getByText('Votre carte').click();
  await see(page, 'Le thème n’a pas pu être calculé');
  await page.unroute(/chart-view/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('img', { name: 'Thème natal.' }).waitFor();
});

test('an hour that the clock showed twice stays doubted: no ascendant is drawn of one of them', async () => {
  const { page, answer } = await visit({ as: newAccount() });
  const place = { name: 'Paris', latitude: 48.85, longitude: 2.35, zone: 'Europe/Paris' };
  const born = customerInfo({
    ...{ birthDate: '1976-09-26', birthTime: '00:30', birthPlace: 'Paris' },
    birth: birth({ place, offsetBy: 'chosen', offsetSeconds: null, utc: null }),
  });
  const order = paidOrder({ services: [keyFor.western], customer_info: born });
  answer(listOrders, () => ({ orders: [order] }));
  await openOrders(page);
  const card = page.getByRole('article').first();
  await card.getByText('Votre carte').click();
  await card.getByRole('img', { name: 'Thème natal.' }).waitFor();
  await see(page, /0\sh\s30 \(deux heures possibles\)/);
  await see(page, 'rien de ce qui en dépend n’est tracé');
  expect(await card.locator('.pen-axis, .pen-house').count()).toBe(0);
  await card.getByText('Toutes les positions').click();
  const positions = card.getByRole('table', { name: 'Positions' });
  await positions.getByRole('row', { name: 'Soleil' }).waitFor();
  expect(await positions.getByRole('row', { name: 'Ascendant' }).count()).toBe(0);
});
