/** A verification link in a browser outside its account. */
import { expect, test } from 'vitest';
import { newCustomer, signIn } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitLink } from '#test/support/links.ts';
import { buy } from '#test/support/purchases.ts';
import { findRow } from '#test/support/rows.ts';

const visit = useVisitors();

test('a new password verifies the address, signs in here and ends earlier sessions', async () => {
  const customer = await newCustomer();
  await buy(customer);
  const { page } = await visit();
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto((await awaitLink(customer)).url.href);
  await title('Est-ce bien vous ?').waitFor();
  await page.getByText('Je ne connais pas ce mot de passe').click();
  await page.getByLabel('Nouveau mot de passe').fill('comete-77-neuve');
  await page.getByLabel('Confirmer le mot de passe').fill('comete-77-neuve');
  await page.keyboard.press('Enter');
  await title('Votre e-mail est confirmé').waitFor();
  const row = await findRow('Profiles', { user_id: claimsOf(customer.access).sub });
  expect(row?.email_validated).toBe(true);
  await expect(signIn(customer)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
});
