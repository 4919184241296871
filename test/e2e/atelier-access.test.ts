/** L'atelier: its staff signs in with the second factor. */
import { expect, test } from 'vitest';
import { confirmedOrder, take } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { seePart } from '#test/support/e2e/atelier-pages.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { see, signInWith } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();

test('a sign-in at the link of a part leads to that part, and lets staff in', async () => {
  const order = await confirmedOrder(await newCustomer());
  const expert = await newExpert(keyFor.numbers);
  await take(expert, order);
  const { page } = await visit();
  await page.goto(`/atelier?commande=${order}&service=${keyFor.numbers}`);
  await see(page, /réservé aux experts/);
  await signInWith(page, expert);
  await seePart(page, order);
  expect(await hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  await page.getByRole('link', { name: 'Retour à la file' }).click();
  await see(page, expert.name);
  await page.getByRole('tab', { name: 'La file', selected: true }).waitFor();
});
