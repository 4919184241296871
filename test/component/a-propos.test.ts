/** About the cooperative (§2). */
import { describe, expect, test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone, screens } from '#test/support/e2e/browser.ts';
import { see } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

describe.each(phone)('at $name', ({ viewport }) => {
  test('says who the experts are, how they write, and what they leave out', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/a-propos');
    await page.getByRole('heading', { level: 1, name: 'À propos' }).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Une coopérative de cinq',
      'De votre commande à votre rapport',
      'Ce que nous ne faisons pas',
      'En quelques chiffres',
    ]);
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(4);
    await see(page, /divertissement et du développement personnel/);
  });
});

test('leads to the experts and to the services', async () => {
  const { page } = await visit({ viewport: screens[1].viewport });
  await page.goto('/a-propos');
  await page.getByRole('link', { name: 'Rencontrer les experts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nos experts' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Découvrir les consultations' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nos services' }).waitFor();
});
