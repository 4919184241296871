/** «Fermer mon compte»: asked for in the account, taken back by the mailed link. */
import { expect, test } from 'vitest';
import { readClosing, wayBack } from '#test/support/closings.ts';
import { newCustomer, signIn } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

test('the mailed link keeps the account without a session, once its button is pressed', async () => {
  const customer = await newCustomer();
  const { page } = await visit({ as: customer });
  await page.goto('/compte/fermer');
  await page.getByLabel('Votre mot de passe', { exact: true }).fill(customer.password);
  await button(page, 'Fermer mon compte').click();
  await button(page, 'Oui, fermer mon compte').click();
  await see(page, /Votre compte sera effacé après le .*heure de Paris/);
  await page.goto('/compte');
  await see(page, /Votre compte sera effacé après le/);
  const { page: reader } = await visit();
  await reader.goto((await wayBack(customer.email)).href);
  await button(reader, 'Garder mon compte').click();
  await reader.getByRole('heading', { level: 1, name: 'Votre compte reste ouvert' }).waitFor();
  const closing = await readClosing((await signIn(customer)).access);
  expect(closing).toMatchObject({ status: 200, json: { held: [] } });
  expect(closing.json).not.toHaveProperty('closes_at');
  await page.goto('/compte/fermer');
  await page.getByLabel('Votre mot de passe', { exact: true }).waitFor();
});
