/** «Renoncer au contrat ici» without a pointer: from the order with a session, and from the footer without one. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nameOf } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import { listOrders } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { findWithdrawal, withdraw } from '#domain/wire/refunds.ts';
import { orderId, wireOrder } from '#test/support/builders.ts';
import { lost } from '#test/support/component/answers.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { press, type } from '#test/support/e2e/keyboard.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();

const seeStep = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor();
/** A pack that can be withdrawn. */
const order = {
  number: 'a1b2c3d4',
  services: [{ key: keyFor.pack, name: nameFor.pack, amount: 6900, withdrawable: true }],
  is_divisible: false,
  amount: 6900,
  withdrawal_until: '2026-12-08T22:59:59.999Z',
  is_late: false,
};
const email = 'camille@exemple.fr';

const amount = (page: Page) => page.getByText(/^Remboursement\d/).innerText();

test('without a session: one answer for all misses, no input lost by failures and reloads, one refund', async () => {
  const { page, answer, expectProblem } = await visit();
  answer(findWithdrawal, ({ body }) =>
    body?.number === order.number && body.email === email ? { order } : new ShopError('order_not_found'),
  );
  expectProblem(/status of 404.*withdrawal\/find/);
  expectProblem(/ERR_INTERNET_DISCONNECTED.*api\/withdrawal/);
  await page.goto('/faq');
  await press(page, page.getByRole('link', { name: 'Renoncer au contrat ici' }), 'Enter');
  await page.locator('fieldset:enabled').waitFor();
  await press(page, button(page, 'Continuer'), 'Enter');
  const summary = page.getByRole('region', { name: 'À corriger avant de continuer' });
  expect(await summary.getByRole('link').count()).toBe(3);

  await type(page, 'Votre nom', 'Camille D’Angelo');
  await type(page, 'Numéro de commande', '00000000');
  await type(page, 'Adresse e-mail du compte', email);
  await page.keyboard.press('Enter');
  const miss = page.getByRole('status').filter({ hasText: 'Commande introuvable' });
  await miss.waitFor();
  const told = await miss.innerText();
  await page.getByLabel('Numéro de commande').fill(`#${order.number.toUpperCase()}`);
  await page.getByLabel('Adresse e-mail du compte').fill('personne@exemple.fr');
  await page.keyboard.press('Enter');
  await expect.poll(() => miss.innerText()).toBe(told);

  await page.getByLabel('Adresse e-mail du compte').fill(email);
  await page.keyboard.press('Enter');
  await seeStep(page, 'Vérifiez, puis confirmez');
  // The declaration arrives, but its answer is lost.
  const first = answer(withdraw, () => lost);
  await press(page, button(page, 'Confirmer la rétractation'), 'Enter');
  await see(page, 'Votre rétractation n’est pas encore confirmée');
  const again = answer(withdraw, () => ({
    withdrawn_at: '2026-11-26T10:00:00.000Z',
    amount: order.amount,
    receipt_to: email,
  }));
  await page.reload();
  await seeStep(page, 'Vérifiez, puis confirmez');
  await button(page, 'Confirmer la rétractation').dblclick();
  await seeStep(page, 'Votre rétractation est enregistrée');
  expect(first).toHaveLength(1);
  // The same attempt twice is one withdrawal and one refund.
  expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
  expect(await amount(page)).toMatch(/69,00/);
  await page.reload();
  await page.locator('fieldset:enabled').waitFor();
  expect(await page.getByLabel('Votre nom').inputValue()).toBe('');
});

const hasFocus = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);

test('with a session: from the order by keys, in part, back and forth without losing input', async () => {
  const customer = newAccount();
  const { page, answer } = await visit({ as: customer });
  const services = [keyFor.western, keyFor.numbers] as const;
  const withdrawal_until = new Date(Date.now() + 86_400_000).toISOString();
  answer(listOrders, () => ({
    orders: [wireOrder({ services: [...services], amount: 3800, withdrawal_until })],
  }));
  answer(findWithdrawal, () => ({
    order: {
      ...{ ...order, number: orderNumber(orderId), is_divisible: true, amount: 3800, withdrawal_until },
      services: services.map((key, at) => ({
        ...{ key, name: nameOf(key), withdrawable: true },
        amount: at === 0 ? 2900 : 900,
      })),
    },
  }));
  const sent = answer(withdraw, () => ({
    ...{ withdrawn_at: '2026-11-26T10:00:00.000Z', amount: 900, receipt_to: customer.email },
  }));
  await page.goto('/compte');
  await press(page, page.getByRole('tab', { selected: true }), 'ArrowRight');
  await press(page, page.getByRole('link', { name: /^Renoncer au contrat ici \(commande/ }), 'Enter');
  await seeStep(page, 'Votre commande');
  expect(await page.getByRole('radio', { name: `Commande ${orderNumber(orderId)}` }).isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('Votre nom').inputValue()).toBe('Camille Renard');
  expect(await page.getByLabel('Adresse e-mail du compte').inputValue()).toBe(customer.email);

  await page.getByLabel('Votre nom').fill('Camille Angelo');
  await press(page, button(page, 'Continuer'), 'Enter');
  await seeStep(page, 'Vérifiez, puis confirmez');
  await hasFocus(page, 'Vérifiez, puis confirmez');
  await page.goBack();
  await seeStep(page, 'Votre commande');
  expect(await page.getByLabel('Votre nom').inputValue()).toBe('Camille Angelo');
  await press(page, button(page, 'Continuer'), 'Enter');
  await seeStep(page, 'Vérifiez, puis confirmez');
  await press(page, button(page, 'Modifier'), 'Enter');
  await seeStep(page, 'Votre commande');
  await press(page, button(page, 'Continuer'), 'Enter');
  await seeStep(page, 'Vérifiez, puis confirmez');
  expect(await amount(page)).toMatch(/38,00/);
  await press(page, page.getByRole('checkbox', { name: new RegExp(`^${nameFor.western}`) }), 'Space');
  expect(await amount(page)).toMatch(/\D9,00/);
  await press(page, button(page, 'Confirmer la rétractation'), 'Enter');
  await seeStep(page, 'Votre rétractation est enregistrée');
  await see(page, customer.email);
  expect(await amount(page)).toMatch(/\D9,00/);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { order_id: orderId, name: 'Camille Angelo', services: [keyFor.numbers] },
  ]);
});
