/** «Mes données» in each of its states, and the register of requests. */
import type { Page } from 'playwright-core';
import { newCustomer } from '#test/support/customers.ts';
import { openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { askForExport, awaitExport } from '#test/support/exports.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { putRow, setAttribute } from '#test/support/rows.ts';
import { shoot } from '#test/support/shots/camera.ts';

const made = async () => {
  const customer = await newCustomer();
  await askForExport(customer);
  await awaitExport(customer);
  return customer;
};
const open = (page: Page) => page.goto('/compte/mes-donnees');
const making = async () => {
  const customer = await made();
  const now = new Date().toISOString();
  const row = { user_id: claimsOf(customer.access).sub, id: crypto.randomUUID(), state: 'making' };
  await putRow('Exports', { ...row, done: 4, total: 12, asked_at: now, request: 'none' });
  return { as: customer };
};
const failed = async () => {
  const customer = await made();
  await setAttribute('Exports', ['user_id', claimsOf(customer.access).sub], 'state', 'failed');
  return { as: customer };
};

shoot([
  { name: 'mes-donnees-signed-out', open },
  { name: 'mes-donnees', visitor: async () => ({ as: await newCustomer() }), open },
  { name: 'mes-donnees-making', visitor: making, open },
  { name: 'mes-donnees-ready', visitor: async () => ({ as: await made() }), open },
  { name: 'mes-donnees-failed', visitor: failed, open },
  {
    name: 'atelier-requests',
    visitor: async () => {
      await made();
      return { as: await newAdministrator() };
    },
    open: async (page) => {
      await openAtelier(page);
      await page.getByRole('tab', { name: 'L’équipe' }).click();
      await page.getByText('Demandes sur les données personnelles').click();
      await page.getByRole('region', { name: 'Répondues' }).waitFor();
    },
  },
]);
