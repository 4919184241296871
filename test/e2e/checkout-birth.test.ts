/** The birth of step 2: place, precision, instant, and what the order keeps of them. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { declare, openDetails, order, payWith } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const fill = async (page: Page, { date, time, place }: { date: string; time?: string; place: string }) => {
  await page.getByLabel('Date de naissance').fill(date);
  if (time !== undefined) await page.getByLabel('Heure de naissance').fill(time);
  await page.getByRole('combobox', { name: 'Lieu de naissance' }).fill(place);
  await page.keyboard.press('Tab');
};

/** Pays and reads the birth of the order as the account shows it. */
const birthInAccount = async (page: Page): Promise<string> => {
  await payWith(page, 'paiement accepté');
  await page
    .getByRole('button', { name: 'Accéder à mon compte' })
    .or(page.getByText('Mes commandes').first())
    .first()
    .waitFor();
  const line = page
    .getByRole('paragraph')
    .filter({ hasText: /^Naissance/ })
    .first();
  await line.waitFor({ state: 'attached' });
  return ((await line.textContent()) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('a place of the list gives the instant, and the order keeps it', async () => {
    const customer = await newCustomer();
    const { page } = await visit({ viewport, as: customer });
    await openDetails(page, ['astrologie-occidentale']);
    await fill(page, { date: '17/04/1991', time: '6h42', place: 'saint denis, la réunion' });
    await page.getByText('Est-ce bien votre ciel').waitFor();
    await page.getByText('Ascendant Bélier').waitFor();
    await page.getByText('Avec l’heure exacte', { exact: false }).first().waitFor();
    await checkPage(page);
    await declare(page);
    await order(page);
    expect(await birthInAccount(page)).toBe(
      'Naissance : 17 avril 1991 à 6 h 42, Saint-Denis, La Réunion. Heure légale UTC+4, soit 2 h 42 UTC.',
    );
  });
});
