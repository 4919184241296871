/** Step 1 of the checkout: the selection rules of §4 and the texts beside them. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { catalogue, disciplines, type PaidKey, savingsOf, totalOf } from '#domain/catalogue.ts';
import { formatAmount, formatPrice } from '#domain/money.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

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
    .getByRole('link', { name: new RegExp(`^Choisir.*${nameFor.design}`) })
    .first()
    .click();
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('the pack replaces the rest, the rest replaces the pack, a second click takes back', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/checkout?service=western-astrology');
    await service(page, nameFor.western).waitFor();
    expect(await chosen(page)).toEqual([keyFor.western]);

    await service(page, nameFor.design).click();
    expect(await chosen(page)).toEqual([keyFor.western, keyFor.design]);
    await seeTotal(page, keyFor.western, keyFor.design);

    await service(page, nameFor.pack).click();
    expect(await chosen(page)).toEqual([keyFor.pack]);
    await seeTotal(page, keyFor.pack);
    await see(page, `-${formatPrice(savingsOf(catalogue[keyFor.pack])).replace(/\s/, '')}`);
    expect(await page.getByRole('group').getByText('Compris', { exact: true }).count()).toBe(4);

    await service(page, nameFor.numbers).click();
    expect(await chosen(page)).toEqual([keyFor.numbers]);
    await service(page, nameFor.numbers).click();
    expect(await chosen(page)).toEqual([]);
    await see(page, 'Aucune consultation choisie pour le moment.');
  });

  test('consultations above the price of the pack propose it; it takes the focus', async () => {
    const { page } = await visit({ viewport });
    await page.goto(`/checkout?service=${keyFor.chinese}`);
    await service(page, nameFor.chinese).waitFor();
    const take = button(page, 'Prendre le pack');
    expect(await take.count()).toBe(0);
    for (const name of [nameFor.western, nameFor.numbers, nameFor.design]) await service(page, name).check();
    await seeTotal(page, ...disciplines);
    await take.click();
    await seeTotal(page, keyFor.pack);
    expect(await chosen(page)).toEqual([keyFor.pack]);
    expect(await hasFocus(service(page, nameFor.pack))).toBe(true);
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
    await service(page, nameFor.numbers).check();
    await button(page, 'Continuer').filter({ visible: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Vos informations' }).waitFor();
    await page.reload();
    await page
      .getByRole('complementary', { name: 'Votre commande' })
      .getByText(formatAmount(totalOf([keyFor.numbers, keyFor.design])))
      .waitFor();
    await button(page, 'Retour').click();
    await service(page, nameFor.numbers).waitFor();
    expect(await chosen(page)).toEqual([keyFor.numbers, keyFor.design]);
    await button(page, 'Retour').click();
    await page.getByRole('heading', { level: 1, name: 'Nos services' }).waitFor();
  });
});
