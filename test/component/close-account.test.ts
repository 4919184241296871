/** «Fermer mon compte»: from the profile to the second look, what it refuses, and both ways back. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { askClosing, type Closing, keepAccount, keepByLink, readClosing } from '#domain/wire/closing.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { orderId } from '#test/support/builders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { button, see, seeOneError, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fermer ce compte' });
const mailed = `/compte/fermer?token=${'x'.repeat(43)}`;

const lookAgain = async (page: Page, password: string) => {
  await page.getByLabel('Votre mot de passe', { exact: true }).fill(password);
  await button(page, 'Fermer mon compte').click();
  await dialog(page).waitFor();
};
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Oui, fermer mon compte' }).click();

/** A customer's visit; the account answers with its closing, and with what the profile says of it. */
const owner = async ({ viewport }: (typeof phone)[number], start: Closing) => {
  const customer = newAccount();
  const visitor = await visit({ as: customer, viewport });
  const { answer } = visitor;
  let closing = start;
  answer(signOut, () => ({ signedOut: true }) as const);
  answer(readClosing, () => closing);
  const asked = answer(askClosing, () => {
    closing = { ...closing, closes_at: '2026-11-29T09:00:00.000Z' };
    return closing;
  });
  answer(keepAccount, () => {
    closing = { held: closing.held };
    return closing;
  });
  return { ...visitor, customer, asked };
};

describe.each(phone)('at $name', (screen) => {
  test('the account says what goes and stays, asks twice, and keeps itself at a press', async () => {
    const { page, pool, customer, asked, expectProblem } = await owner(screen, { held: [] });
    await page.goto('/compte');
    await page.getByRole('link', { name: 'Fermer mon compte' }).click();
    await heading(page, 'Fermer mon compte');
    for (const words of [/effacés 72\sheures après/, /article L\.\s123-22/, /gardent encore 35\sjours/])
      await see(page, words);
    await button(page, 'Fermer mon compte').click();
    await seeOneError(page, 'Votre mot de passe', 'Saisissez le mot de passe.');
    expectProblem(/status of 400/);
    await lookAgain(page, 'pas-le-bon-1');
    await confirm(page);
    await seeOneError(page, 'Votre mot de passe', 'Email ou mot de passe incorrect');
    expect(asked).toEqual([]);
    pool.accept(customer);
    await lookAgain(page, customer.password);
    await confirm(page);
    await see(page, /Votre compte sera effacé après le .*heure de Paris/);
    expect(asked).toHaveLength(1);
    await button(page, 'Garder mon compte').click();
    await seeToast(page, 'Votre compte reste ouvert');
    await page.getByText(/Votre compte sera effacé après le/).waitFor({ state: 'detached' });
  });

  test('an order that is not delivered holds the closing back, and the page says how to end it', async () => {
    const held = [{ order_id: orderId, reason: 'writing' as const }];
    const { page } = await owner(screen, { held });
    await page.goto('/compte/fermer');
    await see(page, 'Une commande empêche encore la fermeture');
    await see(page, new RegExp(orderId.slice(0, 8), 'i'));
    const way = page.getByRole('link', { name: 'Renoncer au contrat', exact: true });
    expect(await way.getAttribute('href')).toBe(`/retractation?commande=${orderId}`);
    expect(await page.getByLabel('Votre mot de passe', { exact: true }).count()).toBe(0);
  });
});

test('the profile shows the time that is left, and keeps the account', async () => {
  const closes_at = '2026-11-29T09:00:00.000Z';
  const { page, answer } = await visit({ as: newAccount(), profile: { closes_at } });
  const kept = answer(keepAccount, () => ({ held: [] }));
  await page.goto('/compte');
  await see(page, /Votre compte sera effacé après le/);
  await button(page, 'Garder mon compte').click();
  await seeToast(page, 'Votre compte reste ouvert');
  expect(kept).toHaveLength(1);
});

test('the mailed link keeps the account only once its button is pressed', async () => {
  const { page, answer } = await visit();
  const kept = answer(keepByLink, () => ({ kept: true }) as const);
  await page.goto(mailed);
  await heading(page, 'Garder mon compte');
  expect(kept).toEqual([]);
  await button(page, 'Garder mon compte').click();
  await heading(page, 'Votre compte reste ouvert');
  expect(kept.map(({ body }) => body)).toEqual([{ token: 'x'.repeat(43) }]);
});

test('a late link says so, and leads to the account', async () => {
  const { page, answer, expectProblem } = await visit();
  expectProblem(/status of 400/);
  answer(keepByLink, () => new ShopError('link_invalid'));
  await page.goto(mailed);
  await button(page, 'Garder mon compte').click();
  await heading(page, 'Ce lien n’est plus valable');
  expect(await page.getByRole('link', { name: 'Accéder à mon compte' }).getAttribute('href')).toBe('/compte');
});
