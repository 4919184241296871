/** What the return from the payment page shows to whom. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listOrders, verifyPayment } from '#domain/wire/api.ts';
import { paidOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { answerAccount, useVisitors } from '#test/support/component/visitors.ts';
import { see, seeToast, signInWith } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const returnPage = '/compte?payment=success&session_id=cs_test_0000000000000000';
const thanks = (page: Page) => page.getByRole('dialog', { name: /^Merci/ });
const manually = 'Votre paiement a été confirmé. Veuillez vous connecter manuellement.';

test('in an unknown browser, only the payment and the way to sign in are shown', async () => {
  const customer = newAccount();
  const visitor = await visit();
  const { page, pool, answer } = visitor;
  pool.accept(customer);
  answerAccount(visitor, customer);
  answer(listOrders, () => ({ orders: [paidOrder()] }));
  answer(verifyPayment, ({ headers }) =>
    headers.authorization === `Bearer ${customer.access}`
      ? { verified: true, order: paidOrder() }
      : { verified: true },
  );
  await page.goto(returnPage);
  await seeToast(page, 'Paiement vérifié', manually);
  expect(await page.getByText('Camille').count()).toBe(0);
  await signInWith(page, customer);
  await thanks(page).getByText('Merci Camille !').waitFor();
});

test("someone else's payment shows nothing of the order", async () => {
  const { page, answer } = await visit({ as: newAccount() });
  answer(verifyPayment, () => ({ verified: true }));
  await page.goto(returnPage);
  await seeToast(page, 'Paiement vérifié');
  await see(page, 'Vous n’avez pas encore de commande payée.');
  await page.getByRole('tab', { name: 'Historique' }).click();
  await see(page, 'Vous n’avez pas encore passé de commande.');
  expect(await page.getByRole('article').count()).toBe(0);
});

test('a payment page that does not exist is an error, not a thank-you', async () => {
  const { page, answer } = await visit({ as: newAccount() });
  answer(verifyPayment, () => ({ verified: false }));
  await page.goto(returnPage);
  await seeToast(page, 'Erreur de vérification');
  expect(await thanks(page).count()).toBe(0);
});

test('a refused payment is the first thing that is said, with the way to pay again', async () => {
  const customer = newAccount();
  const problem = { kind: 'bounce', address: customer.email, at: '2026-11-24T17:30:00.000Z' } as const;
  const { page, answer } = await visit({ as: customer, profile: { email_problem: problem } });
  const order = paidOrder({ status: 'failed', parts: [] });
  answer(verifyPayment, () => ({ verified: false, order }));
  await page.goto(returnPage);
  await see(page, 'E-mail non distribué');
  const first = page.getByRole('main').getByRole('status').first();
  await first.getByText('Votre paiement n’a pas abouti').waitFor();
  await first.getByRole('link', { name: 'Reprendre le paiement' }).waitFor();
});
