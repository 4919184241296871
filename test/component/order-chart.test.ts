/** «Votre carte»: the chart of what was bought, on the order of the account. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order.ts';
import { listOrders } from '#domain/wire/api.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { paidOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { see } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

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
/** The colour of a layer of the wheel: pencil or ink. */
const inkOf = (card: Locator, pen: string): Promise<string> =>
  card
    .getByRole('img', { name: 'Thème natal.' })
    .locator(`.pen-${pen}`)
    .first()
    .evaluate((shape) => getComputedStyle(shape).stroke);

/** The lowest contrasts of a drawing with its paper: of a line, and of a letter. */
const contrastsOf = (drawing: Locator): Promise<{ line: number; letter: number }> =>
  drawing.evaluate((scene) => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const paper = numbers(getComputedStyle(document.body).backgroundColor).slice(0, 3);
    const contrast = (colour: string, share: number) => {
      const seen = numbers(colour)
        .slice(0, 3)
        .map((part, at) => part * share + (paper[at] ?? 0) * (1 - share));
      const [low = 0, high = 0] = [light(seen), light(paper)].sort((left, right) => left - right);
      return (high + 0.05) / (low + 0.05);
    };
    const lowest = { line: 21, letter: 21 };
    for (const shape of scene.querySelectorAll(':scope > :not(.pen-paper, .pen-hollow, [class$=Gap])')) {
      const { stroke, fill, opacity, strokeOpacity } = getComputedStyle(shape);
      if (shape.matches('text')) lowest.letter = Math.min(lowest.letter, contrast(fill, Number(opacity)));
      else if (stroke !== 'none')
        lowest.line = Math.min(lowest.line, contrast(stroke, Number(opacity) * Number(strokeOpacity)));
      else if (fill !== 'none') lowest.line = Math.min(lowest.line, contrast(fill, Number(opacity)));
    }
    return lowest;
  });

const charts = [
  [nameFor.western, 'Thème natal.'],
  [nameFor.chinese, 'Cycle des cinq éléments.'],
  [nameFor.numbers, 'Lettres du nom'],
  [nameFor.design, 'Schéma corporel.'],
] as const;

test('a pack shows four charts, one at a time, whose engine is loaded when they are opened', async () => {
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
  const tabs = card.getByRole('tab');
  await see(page, 'Nous disons ici ce qu’est chaque chose');
  expect(await tabs.allInnerTexts()).toEqual(charts.map(([tab]) => tab));
  for (const [at, [, name]] of charts.entries()) {
    if (at > 0) await page.keyboard.press('ArrowRight');
    else await tabs.first().press('Home');
    await card.getByRole('img', { name }).waitFor();
    expect(await card.getByRole('tabpanel').count()).toBe(1);
    if (at === 1) await card.getByText('Le pilier du jour').waitFor();
  }
  await page.keyboard.press('Home');
  await card.getByText('Tracé : le cercle', { exact: true }).waitFor();
  const [ring, faint, planet] = await Promise.all(['ring', 'faint', 'planet'].map((pen) => inkOf(card, pen)));
  expect(faint).toBe(planet);
  expect(ring).not.toBe(faint);
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
  expectProblem(/ERR_FAILED|Failed to (load|fetch)/);
  await openOrders(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByText('Votre carte').click();
  await see(page, 'Le thème n’a pas pu être calculé');
  await page.unroute('**/assets/*.js');
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

describe.each(['light', 'dark'] as const)('in the %s', (colorScheme) => {
  test('the pencil has 3:1 with the paper, and its letters 4.5:1', async () => {
    const { page } = await visitBuyer([keyFor.pack]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openOrders(page);
    const card = page.getByRole('article').first();
    await card.getByText('Votre carte').click();
    for (const [tab, name] of charts) {
      await card.getByRole('tab', { name: tab }).click();
      const drawing = card.getByRole('img', { name });
      await drawing.waitFor();
      const { line, letter } = await contrastsOf(drawing);
      expect(line, name).toBeGreaterThanOrEqual(3);
      expect(letter, name).toBeGreaterThanOrEqual(4.5);
    }
  });
});
