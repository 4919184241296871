/** The account: without a session, empty, and with an order in each state. */
import type { Page } from 'playwright-core';
import { call } from '#test/support/client.ts';
import { askClosing } from '#test/support/closings.ts';
import { newCustomer, signIn } from '#test/support/customers.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitLink } from '#test/support/links.ts';
import { awaitStatus, buy, expireAt, payAt } from '#test/support/purchases.ts';
import { deliverNew, takenOrder, verifiedCustomer } from '#test/support/reports.ts';
import { shoot } from '#test/support/shots/camera.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

const withOrders = async () => {
  const customer = await newCustomer();
  const cancelled = await buy(customer, [keyFor.chinese]);
  await expireAt(cancelled.sessionId);
  await awaitStatus(customer, cancelled.order_id, 'cancelled');
  await buy(customer, [keyFor.design]);
  const paid = await buy(customer, [keyFor.pack]);
  await payAt(paid.sessionId, 'paid');
  await awaitStatus(customer, paid.order_id, 'paid');
  return { as: customer };
};

const withReport = async () => {
  const [customer, expert] = await Promise.all([verifiedCustomer(), newExpert(keyFor.numbers)]);
  await deliverNew(expert, await takenOrder(customer, expert));
  return { as: customer };
};

const openTab = (name: string) => async (page: Page) => {
  await page.goto('/compte');
  await page.getByRole('tab', { name }).click();
};

shoot([
  { name: 'compte-signed-out', open: (page) => page.goto('/compte') },
  { name: 'auth', open: (page) => page.goto('/auth') },
  {
    name: 'auth-sign-up',
    open: async (page) => {
      await page.goto('/auth');
      await page.getByRole('tab', { name: 'Inscription' }).click();
    },
  },
  { name: 'mot-de-passe', open: (page) => page.goto('/mot-de-passe') },
  { name: 'nouveau-mot-de-passe', open: (page) => page.goto('/nouveau-mot-de-passe?token=A') },
  {
    name: 'nouveau-mot-de-passe-undo',
    open: (page) => page.goto('/nouveau-mot-de-passe?token=A&undo=address'),
  },
  { name: 'nouveau-mot-de-passe-invalid', open: (page) => page.goto('/nouveau-mot-de-passe') },
  { name: 'validate-email-invalid', open: (page) => page.goto('/validate-email') },
  {
    name: 'validate-email-asks',
    open: async (page) => {
      const { url } = await awaitLink(await newCustomer('auth'));
      await page.goto(url.href);
      await page.getByText('Je ne connais pas ce mot de passe').click();
    },
  },
  {
    name: 'compte-profile',
    visitor: async () => {
      const customer = await newCustomer();
      const { access: token } = await signIn(customer);
      await call('GET', '/api/profile', { token, headers: { 'user-agent': iphone } });
      return { as: customer };
    },
    open: openTab('Profil'),
  },
  {
    name: 'compte-profile-forms',
    visitor: async () => ({ as: await newCustomer() }),
    open: async (page) => {
      await openTab('Profil')(page);
      for (const part of ['Vos coordonnées', 'Comment nous vous écrivons'])
        await page.getByRole('button', { name: `Modifier : ${part}` }).click();
      await page.getByLabel('Nom', { exact: true }).fill('');
      await button(page, 'Enregistrer').first().click();
      await page.getByRole('region', { name: 'À corriger avant d’enregistrer' }).waitFor();
    },
  },
  {
    name: 'compte-orders-empty',
    visitor: async () => ({ as: await newCustomer() }),
    open: openTab('Mes commandes'),
  },
  { name: 'compte-orders', visitor: withOrders, open: openTab('Mes commandes') },
  {
    name: 'compte-delivered',
    visitor: withReport,
    open: async (page) => {
      await openTab('Mes commandes')(page);
      await page.getByRole('article').getByText('Confirmé', { exact: true }).waitFor();
    },
  },
  {
    name: 'compte-registre',
    visitor: withReport,
    open: async (page) => {
      await openTab('Mes commandes')(page);
      await page.getByRole('link', { name: /^Qui a consulté mes données/ }).click();
      await page.getByRole('main').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'compte-fermer',
    visitor: async () => ({ as: await newCustomer() }),
    open: async (page) => {
      await page.goto('/compte/fermer');
      await page.getByLabel('Votre mot de passe', { exact: true }).waitFor();
    },
  },
  {
    name: 'compte-fermer-held',
    visitor: withOrders,
    open: async (page) => {
      await page.goto('/compte/fermer');
      await page.getByText('Une commande empêche encore la fermeture').waitFor();
    },
  },
  {
    name: 'compte-fermer-asked',
    visitor: async () => {
      const customer = await newCustomer();
      await askClosing(customer.access);
      return { as: customer };
    },
    open: async (page) => {
      await page.goto('/compte/fermer');
      await page.getByText(/sera effacé après/).waitFor();
    },
  },
  { name: 'compte-garder', open: (page) => page.goto('/compte/fermer?token=A') },
  { name: 'compte-history', visitor: withOrders, open: openTab('Historique') },
  {
    name: 'compte-thanks',
    open: async (page) => {
      const customer = await newCustomer();
      const { sessionId } = await buy(customer);
      await payAt(sessionId, 'paid');
      await page.goto('/compte');
      await page.getByLabel(/e-mail$/i).fill(customer.email);
      await page.getByLabel('Mot de passe', { exact: true }).fill(customer.password);
      await button(page, 'Se connecter').filter({ visible: true }).last().click();
      await page.getByRole('tab', { name: 'Profil' }).waitFor();
      await page.goto(`/compte?payment=success&session_id=${sessionId}`);
      await page.getByRole('dialog', { name: /^Merci/ }).waitFor();
    },
  },
]);
