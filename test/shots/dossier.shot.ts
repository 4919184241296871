/** The dossier of each discipline at the expert's desk, without an hour too, and «Votre carte» of a pack. */
import type { Page } from 'playwright-core';
import type { Discipline } from '#domain/catalogue.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { birth } from '#test/support/builders.ts';
import { newCustomer } from '#test/support/customers.ts';
import { openAtelier, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { shoot } from '#test/support/shots/camera.ts';

const person = {
  ...{ firstName: 'Camille', lastName: 'D’Angelo', birthDate: '1991-04-17', birthTime: '06:42' },
  ...{ birthPlace: 'Saint-Denis, La Réunion', birth: birth() },
  birthNames: { firstNames: 'Camille Anne', lastName: 'D’Angelo' },
};
const { offsetBy: _, ...instantless } = birth({ precision: 'unknown', offsetSeconds: null, utc: null });
const hourless = { ...person, birthTime: '', birth: instantless };

const atDossier = (service: Discipline, info: typeof person | typeof hourless) => async (page: Page) => {
  const customer = await newCustomer();
  const order = await confirmedOrder(customer, [service], {
    customerInfo: { ...info, email: customer.email },
  });
  await openAtelier(page);
  await takeAndOpen(page, order);
  await page.getByRole('tab', { name: 'Dossier' }).click();
  await page.getByRole('heading', { name: 'Ce que l’heure décide' }).waitFor();
};

const desks = [
  ['occidental', keyFor.western, person],
  ['occidental-sans-heure', keyFor.western, hourless],
  ['piliers', keyFor.chinese, person],
  ['schema', keyFor.design, person],
  ['schema-sans-heure', keyFor.design, hourless],
  ['nombres', keyFor.numbers, person],
] as const;

shoot([
  ...desks.map(([name, service, info]) => ({
    name: `dossier-${name}`,
    visitor: async () => ({ as: await newExpert(service) }),
    open: atDossier(service, info),
  })),
  {
    name: 'votre-carte',
    visitor: async () => {
      const customer = await newCustomer();
      const customerInfo = { ...person, email: customer.email };
      await confirmedOrder(customer, [keyFor.pack], { customerInfo });
      return { as: customer };
    },
    open: async (page) => {
      await page.goto('/compte');
      await page.getByRole('tab', { name: 'Mes commandes' }).click();
      await page.getByRole('article').first().getByText('Votre carte').click();
      await page.getByRole('img', { name: 'Schéma corporel.' }).waitFor();
    },
  },
]);
