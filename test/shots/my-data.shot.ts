/** «Mes données» in each of its states, and the register of requests. */
import type { Page } from 'playwright-core';
import { answerInWords, askInWords } from '#test/support/corrections.ts';
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
/** A customer with a request that waits, and one that was refused. */
const asking = async () => {
  const [customer, administrator] = [await newCustomer(), await newAdministrator()];
  await askInWords(customer, {
    about: 'notes',
    message: 'Les notes disent que je travaille de nuit.\nCe n’est plus vrai depuis mars.',
  });
  const refused = await askInWords(customer, {
    about: 'paper',
    message: 'Ma note du 12 octobre porte le nom Renard : mon nom d’usage est Le Goff.',
  });
  const reason = 'La loi fige une note émise ; votre nom d’usage figure sur les prochaines.';
  await answerInWords(administrator, customer, refused.id, { outcome: 'refused', reason });
  return { customer, administrator };
};
const openRegister = async (page: Page): Promise<void> => {
  await openAtelier(page);
  await page.getByRole('tab', { name: 'L’équipe' }).click();
  await page.getByText('Demandes sur les données personnelles').click();
  await page.getByRole('region', { name: 'Traitées' }).waitFor();
};

shoot([
  { name: 'mes-donnees-signed-out', open },
  {
    name: 'mes-donnees-asked',
    visitor: async () => ({ as: (await asking()).customer }),
    open: async (page) => {
      await open(page);
      await page.getByText('Refusé par').waitFor();
    },
  },
  {
    name: 'mes-donnees-errors',
    visitor: async () => ({ as: await newCustomer() }),
    open: async (page) => {
      await open(page);
      await page.getByRole('button', { name: 'Envoyer la demande' }).click();
      await page.getByRole('region', { name: 'À corriger avant l’envoi' }).waitFor();
    },
  },
  {
    name: 'atelier-request',
    visitor: async () => ({ as: (await asking()).administrator }),
    open: async (page) => {
      await openRegister(page);
      await page
        .getByRole('button', { name: /^Lire et répondre/ })
        .last()
        .click();
      await page.getByRole('dialog').getByText('de nuit').waitFor();
    },
  },
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
    open: openRegister,
  },
]);
