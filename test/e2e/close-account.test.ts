/** «Fermer mon compte»: from the profile to the second look, and both ways back. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readClosing, wayBack } from '#test/support/closings.ts';
import { newCustomer, signIn } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkScreens } from '#test/support/e2e/check-page.ts';
import { button, see, seeSummary, seeToast } from '#test/support/e2e/shop-pages.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { putPaidOrder } from '#test/support/order-rows.ts';

const visit = useVisitors();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fermer ce compte' });

const lookAgain = async (page: Page, password: string) => {
  await page.getByLabel('Votre mot de passe', { exact: true }).fill(password);
  await button(page, 'Fermer mon compte').click();
  await dialog(page).waitFor();
};
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Oui, fermer mon compte' }).click();

describe.each(phone)('at $name', ({ viewport }) => {
  test('the account says what goes and stays, asks twice, and keeps itself at a press', async () => {
    const customer = await newCustomer();
    const { page, expectProblem } = await visit({ as: customer, viewport });
    await page.goto('/compte');
    await page.getByRole('link', { name: 'Fermer mon compte' }).click();
    await heading(page, 'Fermer mon compte');
    for (const words of [/effacés 72\sheures après/, /article L123-22/, /gardent encore 35\sjours/])
      await see(page, words);
    await checkScreens(page);
    await button(page, 'Fermer mon compte').click();
    await seeSummary(page, 'À corriger avant de continuer');
    expectProblem(/status of 400/);
    await lookAgain(page, 'pas-le-bon-1');
    await checkScreens(page);
    await confirm(page);
    await seeSummary(page, 'La fermeture n’a pas pu être demandée');
    await lookAgain(page, customer.password);
    await confirm(page);
    await see(page, /Votre compte sera effacé après le .*heure de Paris/);
    await checkScreens(page);
    await page.goto('/compte');
    await see(page, /Votre compte sera effacé après le/);
    await button(page, 'Garder mon compte').click();
    await seeToast(page, 'Votre compte reste ouvert');
    await page.getByText(/Votre compte sera effacé après le/).waitFor({ state: 'detached' });
  });

  test('the mailed link keeps the account without a session, once its button is pressed', async () => {
    const customer = await newCustomer();
    const { page } = await visit({ as: customer, viewport });
    await page.goto('/compte/fermer');
    await lookAgain(page, customer.password);
    await confirm(page);
    const { href } = await wayBack(customer.email);
    const reader = await visit({ viewport });
    await reader.page.goto(href);
    await heading(reader.page, 'Garder mon compte');
    await checkScreens(reader.page);
    await button(reader.page, 'Garder mon compte').click();
    await heading(reader.page, 'Votre compte reste ouvert');
    await checkScreens(reader.page);
    const closing = await readClosing((await signIn(customer)).access);
    expect(closing).toMatchObject({ status: 200, json: { held: [] } });
    expect(closing.json).not.toHaveProperty('closes_at');
    await page.goto('/compte/fermer');
    await page.getByLabel('Votre mot de passe', { exact: true }).waitFor();
  });

  test('an order that is not delivered holds the closing back, and the page says how to end it', async () => {
    const customer = await newCustomer();
    const { id } = await putPaidOrder(claimsOf(customer.access).sub);
    const { page } = await visit({ as: customer, viewport });
    await page.goto('/compte/fermer');
    await see(page, 'Une commande empêche encore la fermeture');
    await see(page, new RegExp(id.slice(0, 8), 'i'));
    const way = page.getByRole('link', { name: 'Renoncer au contrat', exact: true });
    expect(await way.getAttribute('href')).toBe(`/retractation?commande=${id}`);
    expect(await page.getByLabel('Votre mot de passe', { exact: true }).count()).toBe(0);
    await checkScreens(page);
  });
});

test('a late link says so, and leads to the account', async () => {
  const { page, expectProblem } = await visit();
  expectProblem(/status of 400/);
  await page.goto(`/compte/fermer?token=${'x'.repeat(43)}`);
  await button(page, 'Garder mon compte').click();
  await heading(page, 'Ce lien n’est plus valable');
  expect(await page.getByRole('link', { name: 'Accéder à mon compte' }).getAttribute('href')).toBe('/compte');
});
