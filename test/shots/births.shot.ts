/** Births of all kinds in the checkout. */
import type { Page } from 'playwright-core';
import { newCustomer } from '#test/support/customers.ts';
import { openDetails } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';
import { shoot } from '#test/support/shots/camera.ts';

const type = async (page: Page, date: string, time: string | undefined, place: string) => {
  await openDetails(page, [keyFor.pack]);
  await page.getByLabel('Date de naissance').fill(date);
  if (time === undefined) await page.getByRole('radio', { name: /Je ne connais pas l’heure/ }).check();
  else await page.getByLabel('Heure de naissance').fill(time);
  await page.getByRole('combobox', { name: 'Lieu de naissance' }).fill(place);
  await page.keyboard.press('Tab');
  // A birth that asks a question has no drawing yet.
  await page
    .locator('figure')
    .or(page.getByRole('heading', { name: /deux (fois|heures)/ }))
    .first()
    .waitFor();
};

const kinds = [
  ['exacte', '17/04/1991', '06:42', 'Saint-Denis, La Réunion'],
  ['inconnue', '17/04/1991', undefined, 'Lyon, Rhône'],
  ['doublee', '26/09/1976', '00:30', 'Paris, Paris'],
  ['1941', '10/02/1941', '08:00', 'Angoulême, Charente'],
  ['amsterdam', '15/06/1928', '10:00', 'Amsterdam, Pays-Bas'],
  ['tromso', '21/06/1990', '00:30', 'Tromsø, Norvège'],
] as const;

shoot([
  ...kinds.map(([name, date, time, place]) => ({
    name: `naissance-${name}`,
    visitor: async () => ({ as: await newCustomer() }),
    open: (page: Page) => type(page, date, time, place),
  })),
  {
    name: 'naissance-hors-liste',
    visitor: async () => ({ as: await newCustomer() }),
    open: async (page) => {
      await openDetails(page, [keyFor.pack]);
      await page.getByLabel('Date de naissance').fill('17/04/1991');
      await page.getByLabel('Heure de naissance').fill('06:42');
      await page.getByRole('combobox', { name: 'Lieu de naissance' }).fill('Ferme des Trois Sources');
      await page.getByRole('button', { name: 'Mon lieu n’est pas dans la liste' }).click();
      await page.getByLabel('Pays').fill('Madagascar');
    },
  },
]);
