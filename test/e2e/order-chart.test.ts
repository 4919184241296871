/** «Votre carte»: the chart of what was bought, on the order of the account. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { confirmedOrder } from '#test/support/atelier.ts';
import { birth } from '#test/support/builders.ts';
import { newCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkScreens } from '#test/support/e2e/check-page.ts';
import { see } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
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
const person = {
  ...{ firstName: 'Camille', lastName: 'D’Angelo', birthDate: '1991-04-17', birthTime: '06:42' },
  ...{ birthPlace: 'Saint-Denis, La Réunion', birth: birth() },
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('a pack shows four charts, whose engine is loaded when they are opened', async () => {
    const customer = await newCustomer();
    await confirmedOrder(customer, ['pack-complet'], { customerInfo: { ...person, email: customer.email } });
    const { page } = await visit({ viewport, as: customer });
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
    await checkScreens(page);
    await card.getByText('Toutes les positions').first().click();
    const row = card.getByRole('table', { name: 'Positions' }).getByRole('row', { name: 'Soleil' });
    expect(await row.innerText()).toContain('26°36′');
    await checkScreens(page);
  });
});

test('an engine that does not load says so, and comes at the second try', async () => {
  const customer = await newCustomer();
  await confirmedOrder(customer, ['astrologie-occidentale'], {
    customerInfo: { ...person, email: customer.email },
  });
  const { page, expectProblem } = await visit({ as: customer });
  expectProblem(/chart-view|ERR_FAILED|Failed to (load|fetch)/);
  await page.route(/chart-view/, (route) => route.abort());
  await openOrders(page);
  await page.getByText('Votre carte').click();
  await see(page, 'Le thème n’a pas pu être calculé');
  await page.unroute(/chart-view/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('img', { name: 'Thème natal.' }).waitFor();
});
