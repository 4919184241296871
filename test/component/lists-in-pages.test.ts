/** Lists in pages: «Afficher la suite», how much is shown, the focus, and a page that does not come. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Access } from '#domain/atelier.ts';
import { orderNumber } from '#domain/order.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { lost } from '#test/support/component/answers.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { adminOrder } from '#test/support/component/orders-memory.ts';
import { inHours, takenPart, waitingPart } from '#test/support/component/parts-memory.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { newAdministrator, newExpert } from '#test/support/component/staff.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { searchOrders } from '#test/support/e2e/atelier-pages.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { overflow } from '#test/support/e2e/check-page.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();
const visitAtelier = useAtelier();
const order = '7d1f3c55-9f4b-4b7e-8a4e-1f3f2f6f0a11';
const total = 2 * pageSize + 7;
const log = Array.from(
  { length: total },
  (_, index): Access => ({
    at: new Date(Date.UTC(2026, 10, 24) - index * 60_000).toISOString(),
    by: 'customer',
    what: 'report',
    service: keyFor.numbers,
  }),
);

test('the register shows the newest openings first, and then the others, page by page', async () => {
  const { page, answer, expectProblem } = await visit({ as: newAccount() });
  const pageAt = (after: string | null) => {
    const start = Number(after ?? 0);
    const end = start + pageSize;
    return { items: log.slice(start, end), ...(end < total && { next: `${end}` }) };
  };
  const calls = answer(orderAccesses, ({ query }) => pageAt(query.get('after')));
  await page.goto(`/compte/registre?commande=${order}`);
  const lines = page.getByRole('main').getByRole('listitem');
  await see(page, '50 lignes affichées');
  expect(await lines.count()).toBe(pageSize);

  await button(page, 'Afficher la suite').click();
  await see(page, '100 lignes affichées');
  await see(page, '50 lignes de plus');
  expect(await lines.nth(pageSize).evaluate((line) => line === document.activeElement)).toBe(true);

  answer(orderAccesses, () => lost);
  expectProblem(/Failed to load resource.*/);
  await button(page, 'Afficher la suite').click();
  await see(page, 'La suite n’a pas pu être chargée');
  expect(await lines.count()).toBe(2 * pageSize);

  answer(orderAccesses, ({ query }) => pageAt(query.get('after')));
  await button(page, 'Afficher la suite').click();
  await see(page, '107 lignes affichées');
  await see(page, '7 lignes de plus');
  expect(await lines.count()).toBe(total);
  expect(await button(page, 'Afficher la suite').count()).toBe(0);
  expect(await page.getByText('La suite n’a pas pu être chargée').count()).toBe(0);
  expect(calls.map(({ query }) => query.get('after'))).toEqual([null, '50']);
});

const hour = (index: number) => -50 + index * 0.1;
const queueOf = (count: number, mine: ReturnType<typeof newExpert>) =>
  Array.from({ length: count }, (_, index) =>
    index === count - 1
      ? takenPart(mine, { due_at: inHours(hour(index)) })
      : waitingPart({ due_at: inHours(hour(index)) }),
  );

describe.each(screens)('the queue at $name', ({ viewport }) => {
  test('counts all of it, adds pages and keeps them, and finds the own part and a number at its end', async () => {
    const me = newExpert();
    const parts = queueOf(130, me);
    const last = orderNumber(parts.at(-1)?.order_id ?? '');
    const { page } = await visitAtelier(memoryAtelier(parts), me, { viewport });
    await page.goto('/atelier');
    await see(page, '130 consultations à livrer, dont 130 en retard');
    await see(page, '50 lignes affichées sur 130');
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    await button(page, 'Afficher la suite').click();
    await see(page, '100 lignes affichées sur 130');
    expect(await rows.nth(50).evaluate((row) => row === document.activeElement)).toBe(true);
    expect(await overflow(page)).toBe(0);

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForTimeout(300);
    expect(await rows.count()).toBe(100);

    await button(page, 'Les miennes').click();
    await see(page, 'Prise par moi');
    await expect.poll(() => rows.count()).toBe(1);
    await button(page, 'Toutes').click();
    await page.getByLabel('Numéro de commande').fill(`#${last.toUpperCase()}`);
    await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining(last)]);
    await see(page, '130 consultations à livrer, dont 130 en retard');
  });

  test('shows the part that a mail names, though it is not on the first page', async () => {
    const me = newExpert();
    const parts = queueOf(130, me);
    const last = orderNumber(parts.at(-1)?.order_id ?? '');
    const { page } = await visitAtelier(memoryAtelier(parts), me, { viewport });
    await page.goto(`/atelier#${last}`);
    await expect
      .poll(() => page.getByRole('tabpanel').getByRole('listitem').allInnerTexts())
      .toEqual([expect.stringContaining(last)]);
  });

  test('«Livrées» has all that were delivered, the last one first', async () => {
    const me = newExpert();
    const parts = Array.from({ length: 60 }, (_, index) =>
      takenPart(me, {
        ...{ state: 'delivered', queue: `${keyFor.numbers}#delivered` },
        ...{ due_at: inHours(index), delivered_at: inHours(-index) },
      }),
    );
    const { page } = await visitAtelier(memoryAtelier(parts), me, { viewport });
    await page.goto('/atelier?vue=delivered');
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    await see(page, '50 lignes affichées');
    await button(page, 'Afficher la suite').click();
    await see(page, '60 lignes affichées');
    const shown = (await rows.allInnerTexts()).map((text) => /[0-9a-f]{8}/.exec(text)?.[0]);
    expect(shown).toEqual(parts.map(({ order_id }) => orderNumber(order_id)));
  });
});

test('«À traiter» counts everything and shows the most urgent first, page by page', async () => {
  const me = newExpert();
  const parts = [
    ...Array.from({ length: 60 }, (_, index) => waitingPart({ due_at: inHours(-60 + index * 0.5) })),
    ...Array.from({ length: 20 }, (_, index) => waitingPart({ due_at: inHours(2 + index * 0.1) })),
  ];
  const { page } = await visitAtelier(memoryAtelier(parts), me);
  await page.goto('/atelier?vue=issues');
  await page.getByRole('tab', { name: /^À traiter 80/ }).waitFor();
  await see(page, '80 commandes à traiter');
  await page.getByRole('heading', { name: 'En retard 60' }).waitFor();
  expect(await page.getByRole('heading', { name: /^À livrer bientôt/ }).count()).toBe(0);
  await button(page, 'Afficher la suite').click();
  await page.getByRole('heading', { name: 'À livrer bientôt 20' }).waitFor();
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  expect(await rows.count()).toBe(80);
  expect(await rows.nth(50).evaluate((row) => row === document.activeElement)).toBe(true);
  const shown = (await rows.allInnerTexts()).map((text) => /[0-9a-f]{8}/.exec(text)?.[0]);
  expect(shown).toEqual(parts.map(({ order_id }) => orderNumber(order_id)));
  expect(await button(page, 'Afficher la suite').count()).toBe(0);
});

describe.each(screens)('all orders at $name', ({ viewport }) => {
  test('come in pages; a name is looked for among those that are shown', async () => {
    const orders = Array.from({ length: 60 }, (_, index) =>
      adminOrder({
        ...{ id: randomUUID(), created_at: inHours(-index) },
        ...(index === 59 && {
          customer_info: { firstName: 'Zoé', lastName: 'Nunes', email: 'z@exemple.fr' },
        }),
      }),
    );
    const { page } = await visitAtelier(memoryAtelier([], { orders }), newAdministrator(), { viewport });
    await page.goto('/atelier?vue=orders');
    await see(page, '50 lignes affichées');
    await see(page, '50 commandes affichées ; d’autres suivent en bas de la liste');
    await page.getByLabel('Nom, parmi les lignes affichées').fill('nunes zoe');
    await see(page, 'Aucune commande dans cette vue.');
    await button(page, 'Afficher la suite').click();
    await see(page, '60 lignes affichées');
    await see(page, '1 commande');
    const row = page.getByRole('listitem').filter({ hasText: 'Zoé Nunes' });
    expect(await row.evaluate((shown) => shown === document.activeElement)).toBe(true);
    expect(await overflow(page)).toBe(0);
    await searchOrders(page, 'Nunes');
    await see(page, /^Cherchez un numéro de commande/);
    await searchOrders(page, 'z@exemple.fr');
    await see(page, '1 commande');
  });
});
