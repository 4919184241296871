/** The thank-you page of a paid order (§2): what it shows, how it prints, and how it ends. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listOrders, verifyPayment } from '#domain/wire/api.ts';
import { wireOrder } from '#test/support/builders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const customer = newAccount();

const paid = async ({ viewport }: (typeof phone)[number]) => {
  const visitor = await visit({ viewport, as: customer });
  const { page, answer } = visitor;
  const order = wireOrder({ email_validated: false, due_at: '2026-11-26T17:40:00.000Z' });
  answer(listOrders, () => ({ orders: [order] }));
  answer(verifyPayment, () => ({ verified: true, order }));
  await page.goto('/compte?payment=success&session_id=cs_test_abcdefgh');
  const dialog = page.getByRole('dialog', { name: 'Merci Camille !' });
  await dialog.waitFor();
  return { ...visitor, dialog };
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

describe.each(phone)('at $name', (screen) => {
  test('it is as large as the page, with the cover of the report to come, which prints alone', async () => {
    const { page, dialog } = await paid(screen);
    await dialog.getByText(/^Et maintenant.*Confirmez votre adresse par le lien reçu/).waitFor();
    await dialog.getByText('Délai estimé : 24 à 48 h.').waitFor();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    const cover = dialog.getByRole('listitem');
    await cover.locator('.scene').waitFor();
    await cover.getByText(/^Naissance le\s17\savril\s1991/).waitFor();
    await cover.getByText('par un de nos deux numérologues').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await dialog.getByText('par un de nos deux numérologues').isVisible()).toBe(true);
    for (const hidden of [button(page, 'Imprimer'), page.getByRole('tab').first()])
      expect(await hidden.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await dialog.getByRole('button', { name: 'Imprimer' }).waitFor();
  });

  test('it leads to the order; dismissing the banner removes the query', async () => {
    const { page, dialog } = await paid(screen);
    expect(new URL(page.url()).searchParams.get('payment')).toBe('success');
    await dialog.getByRole('button', { name: 'Accéder à mon compte' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const banner = page.getByRole('status').filter({ hasText: 'Paiement confirmé' });
    await banner.getByRole('button', { name: 'Fermer' }).click();
    await banner.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Mes commandes');
    await tab(page, 'Historique').click();
    await page.getByRole('article').getByText('Non confirmé').waitFor();
    await tab(page, 'Profil').click();
    const you = page.getByRole('region', { name: 'Vous', exact: true });
    await you.getByText(customer.email, { exact: true }).waitFor();
    expect(await you.getByRole('textbox').count()).toBe(0);
    await see(page, /^\d{1,2}(er)? \p{L}+ 20\d\d$/u);
  });
});
