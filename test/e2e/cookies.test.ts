/** /cookies lists what a purchase stores. */
import { expect, test } from 'vitest';
import { newCredentials } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { orderAsVisitor, payWith } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

test('a whole purchase stores nothing that the page does not list', async () => {
  const { page, context } = await visit();
  const written = new Set<string>();
  await page.exposeFunction('noteKey', (key: string) => void written.add(key));
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function noted(key, value) {
      Reflect.get(window, 'noteKey')(key);
      setItem.call(this, key, value);
    };
  });
  await page.goto('/cookies');
  const names = page.locator('dl > div').filter({ hasText: /^Nom/ });
  const listed = (await names.locator('dd').allInnerTexts()).toSorted();
  await orderAsVisitor(page, newCredentials());
  await payWith(page, 'paiement accepté');
  await page.getByRole('dialog', { name: /^Merci/ }).waitFor();
  expect(written.size).toBeGreaterThan(3);
  expect([...written].filter((key) => !listed.includes(key))).toEqual([]);
  expect((await context.cookies()).filter(({ domain }) => domain === new URL(page.url()).hostname)).toEqual(
    [],
  );
});
