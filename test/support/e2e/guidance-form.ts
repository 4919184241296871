/** The form of /guidance, by role and label. */
import type { Page } from 'playwright-core';
import { button, names } from './shop-pages.ts';

export const fullName = `${names.firstName} ${names.lastName}`;

/** The form is enabled once its code has loaded. */
export const awake = (page: Page) => page.locator('fieldset:enabled').first().waitFor();
export const openGuidance = async (page: Page, query = '') => {
  await page.goto(`/guidance${query}`);
  await page.getByRole('heading', { level: 1, name: 'Guidance du jour' }).waitFor();
  await awake(page);
};
export const fillGuidance = async (page: Page, email: string) => {
  await page.getByLabel('Votre nom').fill(fullName);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
};
export const sendGuidance = (page: Page) => button(page, 'Recevoir ma guidance').click();
export const typedIn = (page: Page) =>
  Promise.all(['Votre nom', 'Adresse e-mail'].map((label) => page.getByLabel(label).inputValue()));
export const guidanceSent = async (page: Page) => {
  await sendGuidance(page);
  await page.getByRole('heading', { level: 1, name: 'Guidance envoyée !' }).waitFor();
};
