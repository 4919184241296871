/** The writing desk in the browser. */
import type { Locator, Page } from 'playwright-core';

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

export const saved = (page: Page): Promise<void> =>
  page
    .getByText(/^Enregistré à/)
    .filter({ visible: true })
    .waitFor();
