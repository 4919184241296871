/** The withdrawal: each step with and without a session, the refusals, and the orders afterwards. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { type PaidKey, totalOf } from '#domain/catalogue.ts';
import { formatAmount } from '#domain/money.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitStatus, buy, payAt, readOrder } from '#test/support/purchases.ts';
import { shoot } from '#test/support/shots/camera.ts';

const paid = async (customer: TestCustomer, services: readonly PaidKey[]) => {
  const { order_id: id, sessionId } = await buy(customer, services);
  await payAt(sessionId, 'paid');
  await awaitStatus(customer, id, 'paid');
  return id;
};
const two = [keyFor.western, keyFor.numbers] as const;
const withOrders = async () => {
  const customer = await newCustomer();
  await paid(customer, [keyFor.pack]);
  await paid(customer, two);
  return { as: customer };
};

/** One unchanged order, one withdrawn in part, one withdrawn as a whole. */
const withWithdrawals = async () => {
  const customer = await newCustomer();
  await paid(customer, [keyFor.design]);
  for (const services of [[keyFor.numbers], two]) {
    const id = await paid(customer, two);
    const body = { order_id: id, name: 'Camille D’Angelo', services, attempt: randomUUID() };
    await call('POST', '/api/withdrawal', { body, token: customer.access });
    await eventually(
      async () => (await readOrder(customer, id)).refunded_amount || undefined,
      `order ${id} to be refunded`,
    );
  }
  return { as: customer };
};

const asAdministrator = async () => {
  await withWithdrawals();
  return { as: await newAdministrator() };
};

const start = async (page: Page, services: readonly PaidKey[]) => {
  const name = formatAmount(totalOf(services));
  await page.goto('/retractation');
  await page.getByRole('radio', { name }).first().check();
  await button(page, 'Continuer').click();
  await page.getByRole('heading', { name: 'Vérifiez, puis confirmez' }).waitFor();
};

shoot([
  {
    name: 'retractation-errors',
    open: async (page) => {
      await page.goto('/retractation');
      await page.getByLabel('Numéro de commande').fill('12');
      await button(page, 'Continuer').click();
      await page.getByText('À corriger avant de continuer').waitFor();
    },
  },
  {
    name: 'retractation-miss',
    says: /status of 404/,
    open: async (page) => {
      await page.goto('/retractation?commande=a1b2c3d4');
      await page.getByLabel('Votre nom').fill('Camille D’Angelo');
      await page.getByLabel('Adresse e-mail du compte').fill('camille@exemple.fr');
      await button(page, 'Continuer').click();
      await page.getByText('Commande introuvable').waitFor();
    },
  },
  {
    name: 'retractation-orders',
    visitor: withOrders,
    open: async (page) => {
      await page.goto('/retractation');
      await page.getByRole('radio').first().waitFor();
    },
  },
  { name: 'retractation-confirm-part', visitor: withOrders, open: (page) => start(page, two) },
  { name: 'retractation-confirm-whole', visitor: withOrders, open: (page) => start(page, [keyFor.pack]) },
  {
    name: 'retractation-receipt',
    visitor: withOrders,
    open: async (page) => {
      await start(page, [keyFor.pack]);
      await button(page, 'Confirmer la rétractation').click();
      await page.getByRole('heading', { name: 'Votre rétractation est enregistrée' }).waitFor();
    },
  },
  {
    name: 'compte-withdrawn',
    visitor: withWithdrawals,
    open: async (page) => {
      await page.goto('/compte');
      await page.getByRole('tab', { name: 'Mes commandes' }).click();
      await page.getByText('Renoncer au contrat ici').first().waitFor();
    },
  },
  {
    name: 'atelier-refund',
    visitor: asAdministrator,
    open: async (page) => {
      await page.goto('/atelier?vue=orders');
      // Other scenes refund their orders meanwhile.
      const open = page.getByRole('listitem').filter({ hasText: 'En cours' }).first();
      await open.getByRole('button', { name: /^Actions/ }).click();
      await page.getByRole('menuitem', { name: 'Rembourser' }).click();
      await page.getByLabel('Montant en euros').fill('9000');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Rembourser/ })
        .click();
      await page.getByText('Écrivez le motif.').waitFor();
    },
  },
  {
    name: 'atelier-refunded',
    visitor: asAdministrator,
    open: async (page) => {
      // A dispute comes from a bank: only its texts are needed here.
      const dispute = { id: 'du', status: 'needs_response', opened_at: new Date().toISOString() };
      await page.route('**/api/atelier/orders?**', async (route) => {
        const response = await route.fetch();
        const { orders } = z.object({ orders: z.array(z.looseObject({})) }).parse(await response.json());
        await route.fulfill({ response, json: { orders: orders.map((order) => ({ ...order, dispute })) } });
      });
      await page.goto('/atelier?vue=orders');
      await page
        .getByRole('button', { name: /^Commande/ })
        .first()
        .click();
      await page.getByText('Contestation ouverte').first().waitFor();
    },
  },
]);
