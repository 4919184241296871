/** Forced colours, such as Windows' high contrast: selection and progress must not depend on the site's colours. */
import { expect, test } from 'vitest';
import { listOrders } from '#domain/wire/api.ts';
import { wireOrder } from '#test/support/builders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { openDetails } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

test('in forced colours the chosen tab, step and button and the dots of an order are distinct', async () => {
  const { page, answer } = await visit({ as: newAccount() });
  answer(listOrders, () => ({ orders: [wireOrder({ paid_at: '2026-11-24T17:40:00.000Z' })] }));
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const looks = (selector: string, pseudo?: string) =>
    page.locator(selector).evaluateAll(
      (elements, name) =>
        elements.map((element) => {
          const { backgroundColor, backgroundImage, borderBottomColor } = getComputedStyle(element, name);
          return [backgroundColor, backgroundImage, borderBottomColor].join(' ');
        }),
      pseudo,
    );
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('article').waitFor();
  const [chosen] = await looks('[role=tab][aria-selected=true]');
  const others = await looks('[role=tab][aria-selected=false]');
  expect(others).toHaveLength(2);
  expect(others).not.toContain(chosen);
  const dots = await looks('article ol li', '::before');
  // Done, current and coming.
  expect(new Set(dots).size).toBe(3);
});

test('in forced colours the steps of the checkout, its ticks and its two buttons are distinct', async () => {
  const { page } = await visit();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openDetails(page);
  const line = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await line('main ol li[aria-current]')).not.toBe(await line('main ol li:not([aria-current])'));
  const pressed = (isPressed: boolean) =>
    page
      .locator(`main button[aria-pressed=${isPressed}]`)
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await pressed(true)).not.toBe(await pressed(false));
  const tick = page.getByRole('checkbox', { name: /18 ans/ });
  const empty = (await tick.screenshot()).toString('base64');
  await tick.check();
  expect((await tick.screenshot()).toString('base64')).not.toBe(empty);
});
