/** The free chart: before, with errors, and the four drawings. */
import type { Page } from 'playwright-core';
import { button } from '#test/support/e2e/shop-pages.ts';
import { shoot } from '#test/support/shots/camera.ts';

const open = async (page: Page) => {
  await page.goto('/mon-ciel');
  await page.locator('form fieldset:enabled').first().waitFor();
};
const drawn = (name: string) => async (page: Page) => {
  await open(page);
  await button(page, name).click();
  if (name === 'Nombres') {
    await page.getByLabel('Tous vos prénoms').fill('Camille Odalys');
    await page.getByLabel('Nom de naissance').fill('Vraincourt');
  }
  await page.getByLabel('Date de naissance').fill('17/04/1991');
  if (name !== 'Nombres') {
    await page.getByLabel('Heure de naissance').fill('06:42');
    await page.getByRole('combobox', { name: 'Lieu de naissance' }).fill('saint denis, la réunion');
    await page.keyboard.press('Tab');
  }
  await button(page, 'Dessiner mon ciel').click();
  await page.getByRole('heading', { name: 'Votre ciel' }).waitFor();
};

shoot([
  { name: 'mon-ciel', open },
  {
    name: 'mon-ciel-errors',
    open: async (page) => {
      await open(page);
      await button(page, 'Dessiner mon ciel').click();
      await page.getByRole('region', { name: 'À corriger' }).waitFor();
    },
  },
  ...['Roue', 'Piliers', 'Schéma', 'Nombres'].map((name) => ({
    name: `mon-ciel-${name.toLowerCase()}`,
    open: drawn(name),
  })),
]);
