/** L'atelier of administrators: the rows of all orders, the details of one, and its menu. */
import { confirmedOrder } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { entryOf, openAtelier, openOrder } from '#test/support/e2e/atelier-pages.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { queuedOrder } from '#test/support/issues.ts';
import { keyFor } from '#test/support/keys.ts';
import { shoot } from '#test/support/shots/camera.ts';

shoot([
  {
    name: 'atelier-orders',
    visitor: async () => ({ as: await newAdministrator() }),
    open: async (page) => {
      const order = await confirmedOrder(await newCustomer(), [keyFor.pack]);
      await openAtelier(page);
      await entryOf(page, order).waitFor();
    },
  },
  {
    name: 'atelier-order',
    visitor: async () => ({ as: await newAdministrator() }),
    open: async (page) => {
      const { id } = await queuedOrder(await newCustomer(), 5, keyFor.numbers);
      const order = await confirmedOrder(await newCustomer(), [keyFor.pack]);
      await openAtelier(page);
      await entryOf(page, id).waitFor();
      await openOrder(page, order);
    },
  },
  {
    name: 'atelier-order-menu',
    visitor: async () => ({ as: await newAdministrator() }),
    open: async (page) => {
      const order = await confirmedOrder(await newCustomer(), [keyFor.pack]);
      await openAtelier(page);
      await entryOf(page, order)
        .getByRole('button', { name: /^Actions/ })
        .click();
    },
  },
]);
