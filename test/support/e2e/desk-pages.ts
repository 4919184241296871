/** The writing desk in the browser. */
import type { Locator, Page } from 'playwright-core';
import { button, seeToast } from './shop-pages.ts';

export const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Texte du rapport' });

/** Opens the desk of the part that the page shows. */
export const openDesk = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Rédaction' }).click();
  await text(page).waitFor();
};

/** Types at the end of the open section. */
export const write = async (page: Page, words: string): Promise<void> => {
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
};

/** Sets the page's clock, which stands from then on: what is typed at one time is one thing to undo on every machine. */
export const stopClock = (page: Page, at = Date.now()): Promise<void> => page.clock.setFixedTime(at);

export const saved = (page: Page): Promise<void> =>
  page
    .getByText(/^Enregistré à/)
    .filter({ visible: true })
    .waitFor();

/** Has the checked text typeset and delivers it, with a button of this label, to «Camille D’Angelo». */
export const deliverPrinted = async (page: Page, label: string): Promise<void> => {
  await button(page, 'Mettre en page').click();
  await button(page, label).filter({ visible: true }).click();
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Livrer', exact: true }) });
  await dialog.getByText('Camille D’Angelo').waitFor();
  await dialog.getByRole('button', { name: 'Livrer', exact: true }).click();
  await seeToast(page, 'Rapport livré à Camille');
};
