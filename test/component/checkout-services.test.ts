/** Step 1 of the checkout: the selection rules of §4 and the texts beside them. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { catalogue, disciplines, type PaidKey, savingsOf, totalOf } from '#domain/catalogue.ts';
import { formatAmount, formatPrice } from '#domain/money.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const service = (page: Page, name: string) => page.getByRole('checkbox', { name });
const chosen = async (page: Page): Promise<string[]> =>
  page
    .locator('input[name=service]:checked')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''));
/** Waits until the summary shows what these services cost. */
const seeTotal = (page: Page, ...services: readonly PaidKey[]): Promise<void> =>
  page
    .getByRole('complementary', { name: 'Votre sélection' })
    .getByText(/^Total TTC/)
    .locator('..')
    .getByText(formatAmount(totalOf(services)))
    .waitFor();
/** Opens the checkout from a page of the site. */
const chooseHumanDesign = async (page: Page): Promise<void> => {
  await page.goto('/services');
  await page
    .getByRole('link', { name: /^Choisir.*Human Design/ })
    .first()
    .click();
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('the pack replaces the rest, the rest replaces the pack, a second click takes back', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/checkout?service=western-astrology');
    await service(page, 'Astrologie Occidentale').waitFor();
    expect(await chosen(page)).toEqual(['astrologie-occidentale']);

    await service(page, 'Human Design').click();
    expect(await chosen(page)).toEqual(['astrologie-occidentale', 'human-design']);
    await seeTotal(page, 'astrologie-occidentale', 'human-design');

    await service(page, 'Pack Sagesse Complète').click();
    expect(await chosen(page)).toEqual(['pack-complet']);
    await seeTotal(page, 'pack-complet');
    await see(page, `-${formatPrice(savingsOf(catalogue['pack-complet'])).replace(/\s/, '')}`);
    expect(await page.getByRole('group').getByText('Compris', { exact: true }).count()).toBe(4);

    await service(page, 'Numérologie').click();
    expect(await chosen(page)).toEqual(['numerologie']);
    await service(page, 'Numérologie').click();
    expect(await chosen(page)).toEqual([]);
    await see(page, 'Aucune consultation choisie pour le moment.');
  });

  test('consultations above the price of the pack propose it; it takes the focus', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/checkout?service=astrologie-chinoise');
    await service(page, 'Astrologie Chinoise').waitFor();
    const take = button(page, 'Prendre le pack');
    expect(await take.count()).toBe(0);
    for (const name of ['Astrologie Occidentale', 'Numérologie', 'Human Design'])
      await service(page, name).check();
    await seeTotal(page, ...disciplines);
    await take.click();
    await seeTotal(page, 'pack-complet');
    expect(await chosen(page)).toEqual(['pack-complet']);
    expect(await hasFocus(service(page, 'Pack Sagesse Complète'))).toBe(true);
    expect(await take.count()).toBe(0);
  });

  test('mark, steps, help and legal links, but no navigation of the site', async () => {
    const { page } = await visit({ viewport });
    await chooseHumanDesign(page);
    await page.getByRole('list', { name: 'Étapes' }).waitFor();
    const links = async (role: 'banner' | 'contentinfo') =>
      (await page.getByRole(role).getByRole('link').allInnerTexts()).map((text) => text.trim());
    expect(await links('banner')).toEqual(['Les Quatre Sagesses', 'Aide']);
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0);
    expect(await links('contentinfo')).toEqual([
      'Renoncer au contrat ici',
      ...['Conditions de vente', 'Conditions d’utilisation', 'Mentions légales'],
      ...['Confidentialité', 'Mes données', 'Gérer mes cookies'],
    ]);
    await page.getByRole('banner').getByRole('link', { name: 'Aide' }).click();
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /écrire/i })
      .waitFor();
    expect((await links('contentinfo')).length).toBeGreaterThan(10);
  });

  test('step 2 cannot be reached without a selection', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/checkout?step=2');
    await page.getByRole('heading', { level: 1, name: 'Choisissez vos consultations' }).waitFor();
    await see(page, 'Moyens de paiement');
    const next = button(page, 'Continuer').filter({ visible: true });
    expect(await next.isDisabled()).toBe(true);
    await next.press('Enter');
    await seeToast(page, 'Sélection requise', 'Veuillez sélectionner au moins un service');
    expect(new URL(page.url()).searchParams.get('step')).not.toBe('2');
  });

  test('«Retour» and the browser’s back button keep the selection; leaving step 1 returns to the page before', async () => {
    const { page } = await visit({ viewport });
    await chooseHumanDesign(page);
    await service(page, 'Numérologie').check();
    await button(page, 'Continuer').filter({ visible: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Vos informations' }).waitFor();
    await page.reload();
    await page
      .getByRole('complementary', { name: 'Votre commande' })
      .getByText(formatAmount(totalOf(['numerologie', 'human-design'])))
      .waitFor();
    await button(page, 'Retour').click();
    await service(page, 'Numérologie').waitFor();
    expect(await chosen(page)).toEqual(['numerologie', 'human-design']);
    await button(page, 'Retour').click();
    await page.getByRole('heading', { level: 1, name: 'Nos services' }).waitFor();
  });
});
