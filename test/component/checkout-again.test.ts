/** The same reading of the same person, ordered again: a calm question comes before the payment. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order.ts';
import { createPayment, listOrders } from '#domain/wire/api.ts';
import { lost } from '#test/support/component/answers.ts';
import { inHours, paidOrder } from '#test/support/component/orders.ts';
import { paymentPage } from '#test/support/component/payment-page.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, declare, openDetails, payButton } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const profile = { birth_date: '1985-12-03', birth_time: '23:05', birth_place: 'Lille' };
const question = (page: Page) => page.getByRole('dialog', { name: 'Vous avez déjà cette consultation' });

const atDetails = async (
  orders: readonly Order[] | typeof lost,
  viewport?: { width: number; height: number },
) => {
  const visitor = await visit({ as: newAccount(), profile, ...(viewport && { viewport }) });
  const { page, answer } = visitor;
  const paid = answer(createPayment, paymentPage);
  if (orders === lost) visitor.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const asked = answer(listOrders, () => (orders === lost ? lost : { orders: [...orders] }));
  await openDetails(page);
  await expect.poll(() => page.getByLabel('Lieu de naissance').inputValue()).toBe('Lille');
  await declare(page);
  await expect.poll(() => asked.length).toBe(1);
  return { ...visitor, paid };
};
const own = { firstName: 'Camille', lastName: "D'Angelo", email: 'camille@exemple.fr' };

describe.each(phone)('at $name', ({ viewport }) => {
  test('the question leads back to the form, or on to the payment', async () => {
    const { page, paid } = await atDetails([paidOrder({ customer_info: own })], viewport);
    await payButton(page).focus();
    await page.keyboard.press('Enter');
    await question(page)
      .getByText(/^Vous avez commandé/)
      .waitFor();
    await checkPage(page);
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    expect(await hasFocus(payButton(page))).toBe(true);
    expect(paid).toEqual([]);
    await page.keyboard.press('Enter');
    await button(page, 'Commander quand même').dblclick();
    await page.waitForURL('**/faq');
    expect(paid).toHaveLength(1);
  });
});

test('the order of before is one step away, and what was typed stays', async () => {
  const { page, paid } = await atDetails([paidOrder({ customer_info: own })]);
  await page.getByLabel('Prénom', { exact: true }).fill('Camille');
  await payButton(page).click();
  await question(page).getByRole('link', { name: 'Revoir ma commande' }).click();
  await page.waitForURL('**/compte*');
  await page.goBack();
  await expect.poll(() => page.getByLabel('Lieu de naissance').inputValue()).toBe('Lille');
  expect(paid).toEqual([]);
});

test.each<[string, readonly Order[]]>([
  ['it is older', [paidOrder({ customer_info: own, paid_at: inHours(-31 * 24) })]],
  ['it is about another person', [paidOrder({ customer_info: { ...own, firstName: 'Zoé' } })]],
])('nothing is asked when %s', async (_, orders) => {
  const { page, paid } = await atDetails(orders);
  await payButton(page).click();
  await page.waitForURL('**/faq');
  expect(paid).toHaveLength(1);
});

test('orders that cannot be read stop no order', async () => {
  const { page, paid } = await atDetails(lost);
  await payButton(page).click();
  await page.waitForURL('**/faq');
  expect(paid).toHaveLength(1);
});
