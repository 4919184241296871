/** Where a customer is led: each step of the checkout has its own title, and a paid customer starts at the account's. */
import { describe, expect, test } from 'vitest';
import { newCredentials } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { openDetails, orderAsVisitor, payWith } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

describe.each(phone)('at $name', ({ viewport }) => {
  test('a paid customer starts at the title of the account; each step of the checkout has its own title', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/checkout?service=numerologie');
    await page.getByRole('heading', { level: 1, name: 'Choisissez vos consultations' }).waitFor();
    expect(await page.title()).toBe('Choisissez vos consultations — Les Quatre Sagesses');
    await openDetails(page);
    expect(await page.title()).toBe('Vos informations — Les Quatre Sagesses');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect.poll(() => page.title()).toBe('Les Quatre Sagesses — Une naissance, quatre lectures');
    await page.goBack();
    await expect.poll(() => page.title()).toBe('Vos informations — Les Quatre Sagesses');

    await orderAsVisitor(page, newCredentials());
    await payWith(page, 'paiement accepté');
    const thanks = page.getByRole('dialog', { name: /^Merci/ });
    await thanks.getByRole('button', { name: 'Accéder à mon compte' }).click();
    await thanks.waitFor({ state: 'hidden' });
    const title = page.getByRole('heading', { level: 1, name: 'Mon Compte' });
    await expect.poll(() => hasFocus(title)).toBe(true);
  });
});
