/** A corrected birth: the form on the order, the request, its answer in the atelier, and the report of an earlier birth. */
import type { Page } from 'playwright-core';
import { confirmedOrder, openPart, take } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator, newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { deliverNew, verifiedCustomer } from '#test/support/reports.ts';
import { shoot } from '#test/support/shots/camera.ts';

const correct = (customer: TestCustomer, order: string, birthTime: string) =>
  call('PUT', `/api/orders/${order}/birth`, {
    body: { birthDate: '1991-04-17', birthTime, birthPlace: 'Saint-Denis, La Réunion' },
    token: customer.access,
  });

/** An order whose customer asks for another hour. */
const asked = async (isDelivered = false) => {
  const [customer, expert] = await Promise.all([verifiedCustomer(), newExpert(keyFor.numbers)]);
  const order = await confirmedOrder(customer);
  await take(expert, order);
  await openPart(expert, order);
  if (isDelivered) await deliverNew(expert, order);
  await correct(customer, order, '07:42');
  return { customer, expert, order };
};

const openOrder = async (page: Page) => {
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('article').waitFor();
};

const orders: string[] = [];

shoot([
  {
    name: 'naissance-corriger',
    visitor: async () => {
      const customer = await newCustomer();
      await confirmedOrder(customer);
      return { as: customer };
    },
    open: async (page) => {
      await openOrder(page);
      await button(page, /^Corriger la naissance/).click();
      await page.getByText('Aucun expert ne l’a encore ouverte').waitFor();
    },
  },
  {
    name: 'naissance-demandee',
    visitor: async () => ({ as: (await asked(true)).customer }),
    open: async (page) => {
      await openOrder(page);
      await page.getByText('Correction demandée').waitFor();
    },
  },
  {
    name: 'naissance-atelier',
    visitor: async () => {
      const { expert, order } = await asked();
      orders.push(order);
      return { as: expert };
    },
    open: async (page) => {
      await page.goto(`/atelier?commande=${orders.pop()}&service=${keyFor.numbers}`);
      await button(page, 'Refuser').click();
      await button(page, 'Envoyer le refus').click();
    },
  },
  {
    name: 'naissance-administration',
    visitor: async () => {
      orders.push((await asked()).order);
      return { as: await newAdministrator() };
    },
    open: async (page) => {
      await page.goto(`/atelier?vue=orders&recherche=${orders.pop()?.slice(0, 8)}`);
      await button(page, /^Naissance de la commande/).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Corriger la naissance' }).waitFor();
    },
  },
]);
