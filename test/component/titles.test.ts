/** Where a customer is led: each step of the checkout has its own title, and a paid customer starts at the account's. */
import { expect, test } from 'vitest';
import { verifyPayment } from '#domain/wire/api.ts';
import { paidOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { openDetails } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();

test('each step of the checkout has its own title', async () => {
  const { page } = await visit();
  await page.goto(`/checkout?service=${keyFor.numbers}`);
  await page.getByRole('heading', { level: 1, name: 'Choisissez vos consultations' }).waitFor();
  expect(await page.title()).toBe('Choisissez vos consultations — Les Quatre Sagesses');
  await openDetails(page);
  expect(await page.title()).toBe('Vos informations — Les Quatre Sagesses');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => page.title()).toBe('Les Quatre Sagesses — Une naissance, quatre lectures');
  await page.goBack();
  await expect.poll(() => page.title()).toBe('Vos informations — Les Quatre Sagesses');
});

test('a paid customer starts at the title of the account', async () => {
  const { page, answer } = await visit({ as: newAccount() });
  answer(verifyPayment, () => ({ verified: true, order: paidOrder() }));
  await page.goto('/compte?payment=success&session_id=cs_test_0000000000000000');
  const thanks = page.getByRole('dialog', { name: /^Merci/ });
  await thanks.getByRole('button', { name: 'Accéder à mon compte' }).click();
  await thanks.waitFor({ state: 'hidden' });
  const title = page.getByRole('heading', { level: 1, name: 'Mon Compte' });
  await expect.poll(() => hasFocus(title)).toBe(true);
});
