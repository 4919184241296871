/** Lists in pages: «Afficher la suite», how much is shown, the focus, and a page that does not come. */
import { expect, test } from 'vitest';
import type { Access } from '#domain/atelier.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { lost } from '#test/support/component/answers.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const order = '7d1f3c55-9f4b-4b7e-8a4e-1f3f2f6f0a11';
const total = 2 * pageSize + 7;
const log = Array.from(
  { length: total },
  (_, index): Access => ({
    at: new Date(Date.UTC(2026, 10, 24) - index * 60_000).toISOString(),
    by: 'customer',
    what: 'report',
    service: 'numerologie',
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
