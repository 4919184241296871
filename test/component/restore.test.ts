/** Returning to an unpaid order by its link, as its customer or not (§4, §8). */
import { expect, test } from 'vitest';
import { readOrder, resendValidation } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { birth, customerInfo, orderId } from '#test/support/builders.ts';
import { paidOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { answerAccount, useVisitors } from '#test/support/component/visitors.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const restorePage = `/checkout?restore_order=${orderId}`;
const born = customerInfo({ birthPlace: 'Saint-Denis, La Réunion', birth: birth() });

test('in an unknown browser the customer signs in first', async () => {
  const customer = newAccount();
  const visitor = await visit();
  const { page, pool, answer } = visitor;
  pool.accept(customer);
  answerAccount(visitor, customer);
  answer(readOrder, () => ({ order: paidOrder({ status: 'pending', parts: [], customer_info: born }) }));
  await page.goto(restorePage);
  await see(page, 'Connectez-vous pour retrouver votre commande.');
  expect(await page.getByRole('complementary').count()).toBe(0);
  await page.getByLabel('Adresse e-mail').fill(customer.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(customer.password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await seeToast(page, 'Commande restaurée');
  expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe('Saint-Denis, La Réunion');
});

test.each([
  ['pending', {}],
  ['failed', { email_validated: true }],
] as const)('an order whose payment is %s says first that it may be paid again', async (status, profile) => {
  const { page, answer } = await visit({ as: newAccount(), profile });
  answer(readOrder, () => ({ order: paidOrder({ status, parts: [], customer_info: born }) }));
  const resent = answer(resendValidation, () => ({ sent: true, alreadyValidated: false }));
  await page.goto(restorePage);
  const notice = page.getByRole('main').getByRole('status').first();
  await notice.getByText('Vous pouvez payer cette commande').waitFor();
  expect(await notice.innerText()).toMatch(/^Vous pouvez payer cette commande/);
  const again = button(page, 'Renvoyer le lien de confirmation');
  if ('email_validated' in profile) {
    await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Camille');
    expect(await again.count()).toBe(0);
    return;
  }
  await again.click();
  await seeToast(page, 'E-mail envoyé');
  expect(resent.map(({ body }) => body)).toEqual([{ orderId }]);
});

test("someone else's order is not restored", async () => {
  const { page, answer, expectProblem } = await visit({ as: newAccount() });
  answer(readOrder, () => new ShopError('not_found'));
  expectProblem(/status of 404.*api\/orders/);
  await page.goto(restorePage);
  await seeToast(page, 'Erreur', 'Impossible de restaurer votre commande');
  await page.getByRole('heading', { level: 1, name: 'Choisissez vos consultations' }).waitFor();
});

test('a failure of the server has another text', async () => {
  const { page, answer, expectProblem } = await visit({ as: newAccount() });
  answer(readOrder, () => new ShopError('unexpected'));
  expectProblem(/status of 500.*api\/orders/);
  await page.goto(restorePage);
  await seeToast(page, 'Erreur', 'Une erreur s’est produite lors de la restauration');
});

test('a paid order leads to the account', async () => {
  const { page, answer } = await visit({ as: newAccount() });
  answer(readOrder, () => ({ order: paidOrder() }));
  await page.goto(restorePage);
  await seeToast(page, 'Déjà payée', 'Cette commande est déjà payée. Vous la retrouvez dans votre compte.');
  await page.waitForURL('**/compte');
});
