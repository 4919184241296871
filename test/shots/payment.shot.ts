/** The page of the stand-in for Stripe, before a payment and after a refused card. */
import { newCustomer } from '#test/support/customers.ts';
import { payWith } from '#test/support/e2e/shop-pages.ts';
import { buy } from '#test/support/purchases.ts';
import { shoot } from '#test/support/shots/camera.ts';

const visitor = async () => ({ start: (await buy(await newCustomer())).url });

shoot([
  { name: 'paiement', visitor, open: (page) => page.getByRole('radio').first().waitFor() },
  {
    name: 'paiement-refused',
    visitor,
    open: async (page) => {
      await payWith(page, 'carte refusée');
      await page.getByRole('alert').waitFor();
    },
  },
]);
