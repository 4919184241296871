/** The actions of experts and administrators on /atelier, by role and label. */
import type { Locator, Page } from 'playwright-core';
import { orderNumber } from '#domain/order.ts';
import { button } from './shop-pages.ts';

/** The line of an order in a list of the atelier. */
export const entryOf = (page: Page, orderId: string): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: `Commande ${orderNumber(orderId)}` }),
  });

export const openAtelier = async (page: Page): Promise<void> => {
  await page.goto('/atelier');
  await page.getByRole('heading', { level: 1, name: 'L’atelier' }).waitFor();
};

/** Shows the parts of an order in the queue, which has many pages in a shop of many tests. */
export const seekInQueue = async (page: Page, orderId: string): Promise<Locator> => {
  await page.getByLabel('Numéro de commande').fill(orderNumber(orderId));
  return entryOf(page, orderId);
};

/** The label of the administrators' search. */
export const searchLabel = 'Numéro, adresse e-mail ou mois (11/2026)';

/** Searches the orders as an administrator. */
export const searchOrders = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('search').getByLabel(searchLabel).fill(text);
  await button(page, 'Chercher').click();
};

/** The details of an order. */
export const orderAt = (page: Page, orderId: string): Locator =>
  page.getByRole('article', { name: `Commande ${orderNumber(orderId)}` });

/** The button of an order's row, which opens its details. */
export const rowOf = (page: Page, orderId: string): Locator =>
  page.getByRole('button', { name: `, commande ${orderNumber(orderId)}` });

export const openOrder = async (page: Page, orderId: string): Promise<Locator> => {
  await rowOf(page, orderId).click();
  await orderAt(page, orderId).waitFor();
  return orderAt(page, orderId);
};

/** What stands behind «…» in a row. */
export const chooseAction = async (row: Locator, label: string): Promise<void> => {
  await row.getByRole('button', { name: /^(?:Autres actions|Actions de)/ }).click();
  await row.getByRole('menuitem', { name: label }).click();
};

/** Presses «Prendre», which opens the customer's data. */
export const takeAndOpen = async (page: Page, orderId: string): Promise<void> => {
  const entry = await seekInQueue(page, orderId);
  await entry.getByRole('button', { name: /^Prendre/ }).click();
  await seePart(page, orderId);
};

export const seePart = (page: Page, orderId: string): Promise<void> =>
  page
    .getByRole('heading', { level: 1, name: `Commande ${orderNumber(orderId)}` })
    .waitFor()
    .then(() => page.getByRole('heading', { level: 2, name: 'Rapport' }).waitFor());

const fileOf = (buffer: Buffer, name: string) => ({ name, mimeType: 'application/pdf', buffer });

/** Chooses a file like the file picker. */
export const choosePdf = (page: Page, buffer: Buffer, name = 'rapport.pdf'): Promise<void> =>
  page.getByLabel(/^Choisir un/).setInputFiles(fileOf(buffer, name));

/** Drops a file onto the box, as from a folder of the desktop. */
export const dropPdf = async (page: Page, bytes: Buffer, name = 'rapport.pdf'): Promise<void> => {
  const data = await page.evaluateHandle(
    ({ base64, name }) => {
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], name, { type: 'application/pdf' }));
      return transfer;
    },
    { base64: bytes.toString('base64'), name },
  );
  const box = page.getByText('ou déposez-le ici');
  await box.dispatchEvent('dragover', { dataTransfer: data });
  await box.dispatchEvent('drop', { dataTransfer: data });
};

export const seeChecked = (page: Page): Promise<void> =>
  page.getByText('PDF vérifié', { exact: true }).waitFor();

/** Confirms the dialog of «Livrer». */
export const deliverChecked = async (page: Page): Promise<void> => {
  await seeChecked(page);
  await page.getByRole('button', { name: /^Livrer (le rapport|la version)/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Livrer', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};

/** Hands the open part over. */
export const handOverTo = async (page: Page, who: string): Promise<void> => {
  await button(page, 'Transmettre').click();
  const dialog = page.getByRole('dialog', { name: /^Transmettre/ });
  await dialog.getByRole('radio', { name: who }).check();
  await dialog.getByRole('button', { name: 'Transmettre' }).click();
};
