/** Step 1 of the checkout: the selection rules of §4 and the texts beside them. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const service = (page: Page, name: string) => page.getByRole('checkbox', { name });
const chosen = async (page: Page): Promise<string[]> =>
  page
    .locator('input[name=service]:checked')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''));
/** Waits until the summary shows the price. */
const seeTotal = (page: Page, price: RegExp): Promise<void> =>
  page
    .getByRole('complementary', { name: 'Votre sélection' })
    .getByText(/^Total TTC/)
    .locator('..')
    .getByText(price)
    .waitFor();

describe.each(phone)('at $name', ({ viewport }) => {
  test('the pack replaces the rest, the rest replaces the pack, a second click takes back', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/checkout?service=western-astrology');
    await service(page, 'Astrologie Occidentale').waitFor();
    expect(await chosen(page)).toEqual(['astrologie-occidentale']);

    await service(page, 'Human Design').click();
    expect(await chosen(page)).toEqual(['astrologie-occidentale', 'human-design']);
    await seeTotal(page, /48,00\s€/);

    await service(page, 'Pack Sagesse Complète').click();
    expect(await chosen(page)).toEqual(['pack-complet']);
    await seeTotal(page, /69,00\s€/);
    await see(page, '-13€');

    await service(page, 'Numérologie').click();
    expect(await chosen(page)).toEqual(['numerologie']);
    await service(page, 'Numérologie').click();
    expect(await chosen(page)).toEqual([]);
    await see(page, 'Aucune consultation choisie pour le moment.');
  });

  test('step 2 cannot be reached without a selection', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/checkout?step=2');
    await page.getByRole('heading', { level: 1, name: 'Choisissez vos consultations' }).waitFor();
    await see(page, 'Moyens de paiement');
    await button(page, 'Continuer').filter({ visible: true }).click();
    await seeToast(page, 'Sélection requise', 'Veuillez sélectionner au moins un service');
    expect(new URL(page.url()).searchParams.get('step')).not.toBe('2');
  });

  test('«Retour» and the browser’s back button keep the selection; leaving step 1 returns to the page before', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/services');
    await page
      .getByRole('link', { name: /^Choisir.*Human Design/ })
      .first()
      .click();
    await service(page, 'Numérologie').check();
    await button(page, 'Continuer').filter({ visible: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Vos informations' }).waitFor();
    await page.reload();
    await page
      .getByRole('complementary', { name: 'Votre commande' })
      .getByText(/28,00\s€/)
      .waitFor();
    await button(page, 'Retour').click();
    await service(page, 'Numérologie').waitFor();
    expect(await chosen(page)).toEqual(['numerologie', 'human-design']);
    await button(page, 'Retour').click();
    await page.getByRole('heading', { level: 1, name: 'Nos services' }).waitFor();
  });
});
