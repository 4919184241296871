/** The two steps of the checkout, and its sign-in. */
import { newCustomer } from '#test/support/customers.ts';
import { birth, button, declare, fillBirth, openDetails, payButton } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';
import { shoot } from '#test/support/shots/camera.ts';
import { answerAwayAndClosed } from '#test/support/workshop.ts';

const refused = 'invalide';

shoot([
  { name: 'checkout-1', open: (page) => page.goto(`/checkout?service=${keyFor.western}`) },
  { name: 'checkout-1-empty', open: (page) => page.goto('/checkout') },
  { name: 'checkout-1-pack', open: (page) => page.goto(`/checkout?service=${keyFor.pack}`) },
  {
    name: 'checkout-1-away',
    open: async (page) => {
      await answerAwayAndClosed(page);
      await page.goto(`/checkout?service=${keyFor.numbers}`);
      await page.getByText(/^Absence jusqu’au/).waitFor();
    },
  },
  { name: 'checkout-2', open: (page) => openDetails(page) },
  {
    name: 'checkout-2-errors',
    open: async (page) => {
      await openDetails(page);
      await page.getByLabel('Prénom').fill('Cam1lle');
      await page.getByLabel('Adresse e-mail').fill(refused);
      await page.getByLabel('Mot de passe', { exact: true }).fill('court');
      await page.getByLabel('Date de naissance').fill('31/02/1991');
      await page.getByLabel('Lieu de naissance').focus();
    },
  },
  {
    name: 'checkout-2-sign-in',
    open: async (page) => {
      await openDetails(page);
      await button(page, 'J’ai déjà un compte').click();
    },
  },
  {
    name: 'checkout-2-signed-in',
    visitor: async () => ({ as: await newCustomer() }),
    open: async (page) => {
      await openDetails(page);
      await fillBirth(page, birth);
      await declare(page);
      await payButton(page).focus();
    },
  },
]);
