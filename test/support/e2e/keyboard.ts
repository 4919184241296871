/** Uses a page without a pointer: Tab reaches every control, and the focus is visible. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);
/** True when the focus is visible: a ring in its own colour. */
const showsFocus = (locator: Locator) =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });

const mostTabs = 60;
export const tabTo = async (page: Page, locator: Locator): Promise<void> => {
  await locator.waitFor();
  for (let count = 0; count < mostTabs && !(await hasFocus(locator)); count += 1)
    await page.keyboard.press('Tab');
  expect(await hasFocus(locator), `Tab reaches ${locator}`).toBe(true);
  expect(await showsFocus(locator), `${locator} shows its focus`).toBe(true);
};

export const press = async (page: Page, locator: Locator, key: string): Promise<void> => {
  await tabTo(page, locator);
  await page.keyboard.press(key);
};

export const type = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
};
