/** The return from the payment page, for every outcome of a payment. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { totalOf } from '#domain/catalogue.ts';
import { formatAmount } from '#domain/money.ts';
import { newCredentials, newCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import {
  birth,
  button,
  declare,
  names,
  order,
  orderAsVisitor,
  payWith,
  see,
  seeDelay,
  seeToast,
} from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { awaitMail } from '#test/support/mails.ts';
import { awaitStatus, buy, payAt, settleAt } from '#test/support/purchases.ts';

const visit = useVisitors();

const returnPage = (sessionId: string) => `/compte?payment=success&session_id=${sessionId}`;
const sessionIn = (page: Page): string => new URL(page.url()).searchParams.get('session_id') ?? '';
const thanks = (page: Page) => page.getByRole('dialog', { name: /^Merci/ });
const pending = 'Votre paiement est en cours de confirmation par votre banque.';

const seeRestored = async (page: Page) => {
  await seeToast(page, 'Commande restaurée');
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true }).inputValue();
  expect(await textbox('Prénom')).toBe(names.firstName);
  expect(await textbox('Nom')).toBe(names.lastName);
  expect(await page.getByLabel('Date de naissance').inputValue()).toBe(birth.date);
  expect(await page.getByLabel('Heure de naissance').inputValue()).toBe(birth.time);
  expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe(birth.place);
  const recap = page.getByRole('complementary', { name: 'Votre commande' });
  await recap.getByText(nameFor.chinese).waitFor();
  await recap.getByText(formatAmount(totalOf([keyFor.chinese, keyFor.numbers]))).waitFor();
};

test('a refused card, the way back, and finally the payment of the same order', async () => {
  const { page } = await visit();
  await orderAsVisitor(page, newCredentials(), [keyFor.chinese, keyFor.numbers]);
  await payWith(page, 'carte refusée');
  await see(page, 'Votre carte a été refusée.');
  await page.getByRole('link', { name: 'Retour à la boutique' }).click();
  await seeRestored(page);
  await declare(page);
  await order(page);
  await payWith(page, 'paiement accepté');
  await seeDelay(thanks(page), [keyFor.chinese, keyFor.numbers]);
  await thanks(page).getByRole('button', { name: 'Accéder à mon compte' }).click();
  await page.getByRole('tab', { name: 'Historique' }).click();
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
});

test('a payment that the bank confirms later', async () => {
  const { page } = await visit();
  await orderAsVisitor(page, newCredentials());
  await payWith(page, 'paiement confirmé plus tard');
  await see(page, pending);
  await see(page, 'Vous n’avez pas encore de commande payée.');
  await page.getByRole('tab', { name: 'Historique' }).click();
  await page.getByRole('article').getByText('Votre banque n’a pas encore confirmé ce paiement').waitFor();
  expect(await page.getByRole('link', { name: 'Reprendre le paiement' }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await settleAt(sessionIn(page), 'succeeded');
  await button(page, 'Vérifier à nouveau').click();
  await thanks(page).getByRole('button', { name: 'Accéder à mon compte' }).click();
  await page
    .getByRole('article')
    .getByText(/^En attente de livraison \(/)
    .waitFor();
});

test('a browser that has lost its session is signed in again by the claim of its order', async () => {
  const { page } = await visit();
  await orderAsVisitor(page, newCredentials());
  const sessionId = /cs_\w+/.exec(page.url())?.[0] ?? '';
  await payAt(sessionId, 'paid');
  await page.goto('/cgv');
  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto(returnPage(sessionId));
  await seeToast(page, 'Connexion en cours', 'Redirection sécurisée pour finaliser votre connexion...');
  await thanks(page).getByRole('button', { name: 'Accéder à mon compte' }).click();
  await page.getByRole('article').first().waitFor();
});

test('a payment that the bank refused is shown, and can be repeated', async () => {
  const customer = await newCustomer();
  const { order_id, sessionId } = await buy(customer);
  await payAt(sessionId, 'later');
  await settleAt(sessionId, 'failed');
  const { page } = await visit({ as: customer });
  await page.goto(returnPage(sessionId));
  await see(page, 'Votre paiement n’a pas abouti');
  await page.getByRole('tab', { name: 'Historique' }).click();
  const order = page.getByRole('article');
  await order.getByText('Échoué').waitFor();
  await order.getByText('Votre banque a refusé ce paiement').waitFor();
  const mail = await awaitMail(customer.email, 'votre banque a refusé le paiement');
  const link = /https?:\S+restore_order=\S+/.exec(mail.text)?.[0] ?? '';
  await order.getByRole('link', { name: 'Reprendre le paiement' }).click();
  await seeToast(page, 'Commande restaurée');

  const again = await buy(customer, [keyFor.numbers], { orderId: order_id });
  await payAt(again.sessionId, 'later');
  await page.goto(returnPage(again.sessionId));
  await see(page, pending);
  await page.goto(link);
  await seeToast(page, 'Paiement en cours', 'en cours de confirmation par votre banque');
  await settleAt(again.sessionId, 'succeeded');
  await awaitStatus(customer, order_id, 'paid');
  await page.goto(link);
  await seeToast(page, 'Déjà payée');
});
