/** The page of a verification link (§2): what it shows for each answer, and where it leads. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listOrders, readOrder, resendValidation, validateEmail } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { birth, customerInfo, orderId } from '#test/support/builders.ts';
import { inHours, paidOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const link = (redirect: string) => `/validate-email?token=${'A'.repeat(43)}&redirect=${redirect}`;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const born = customerInfo({ birthPlace: 'Saint-Denis, La Réunion', birth: birth() });

test('an incomplete link is shown as such, without a request to the server', async () => {
  const { page } = await visit();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/validate-email?token=abc');
  await see(page, 'Lien invalide. Veuillez vérifier votre email et utiliser le lien complet.');
  expect(calls).not.toContain('/api/validate-email');
});

test('first time, second time, and a forged link', async () => {
  const { page, answer, expectProblem } = await visit({ as: newAccount() });
  answer(validateEmail, () => ({ success: true, alreadyValidated: false }));
  await page.goto(link('home'));
  await title(page, 'Votre e-mail est confirmé');
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  answer(validateEmail, () => ({ success: false, alreadyValidated: true }));
  await page.goto(link('home'));
  await title(page, 'E-mail déjà confirmé');
  await see(
    page,
    /Votre e-mail a déjà été confirmé\. Si vous n’avez pas reçu la confirmation de votre achat/,
  );
  answer(validateEmail, () => new ShopError('link_invalid'));
  expectProblem(/status of 400.*validate-email/);
  await page.goto(link('home'));
  await title(page, 'Erreur lors de la validation');
  await see(page, 'Le lien peut être expiré ou invalide. Contactez-nous si le problème persiste.');
  answer(resendValidation, () => ({ sent: false, alreadyValidated: true }));
  await button(page, 'Recevoir un nouveau lien').click();
  await seeToast(page, 'Votre adresse est déjà confirmée');
});

test('from the checkout and back, in the same browser', async () => {
  const { page, answer } = await visit({ as: newAccount(), profile: { email_validated: true } });
  const order = paidOrder({ status: 'pending', parts: [], customer_info: born });
  answer(validateEmail, () => ({ success: true, alreadyValidated: false, order, orderId }));
  answer(readOrder, () => ({ order }));
  await page.goto(`${link('checkout')}&order=${orderId}`);
  await title(page, 'Vos informations');
  expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe('Saint-Denis, La Réunion');
  expect(await button(page, 'Renvoyer le lien de confirmation').count()).toBe(0);
});

test.each([
  ['checkout', '&redirect=checkout'],
  ['none', ''],
])('opened after the payment it leads to the order, its page being %s', async (_, redirect) => {
  const { page, answer } = await visit({ as: newAccount() });
  const order = paidOrder({ customer_info: born });
  answer(validateEmail, () => ({ success: true, alreadyValidated: false, order, orderId }));
  answer(readOrder, () => ({ order }));
  const other = paidOrder({ id: 'b1b2c3d4-0000-4000-8000-000000000001', created_at: inHours(0) });
  answer(listOrders, () => ({ orders: [other, order] }));
  await page.goto(`/validate-email?token=${'A'.repeat(43)}&order=${orderId}${redirect}`);
  await title(page, 'Votre e-mail est confirmé');
  if (!redirect) await page.getByRole('link', { name: 'Voir ma commande' }).click();
  await page.waitForURL(`**/compte#commande-${orderId.slice(0, 8)}`);
  const aimed = page.getByRole('article').filter({ hasText: orderId.slice(0, 8) });
  await aimed.waitFor();
  await expect.poll(() => hasFocus(aimed.getByRole('heading', { level: 2 }).first())).toBe(true);
});
