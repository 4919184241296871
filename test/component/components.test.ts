/** The page of the components, which only development serves. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, seeToast } from '#test/support/e2e/shop-pages.ts';
import { plateTexts } from '#web/features/birth/plate-texts.ts';
import { clockText } from '#web/features/birth/plate-words.ts';
import { componentsTexts as texts } from '#web/texts/components-page.ts';
import { rootFolder } from '../../bin/local/files.ts';

const visit = useVisitors();

describe.each(phone)('at $name', ({ viewport }) => {
  test('each component is on the page by name, in states that pass WCAG', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/_composants');
    for (const name of Object.values(texts.names)) {
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    }
    await checkPage(page);
    await button(page, texts.toasts.info.title).click();
    await seeToast(page, texts.toasts.info.title, texts.toasts.info.text);
    await button(page, texts.openDialog).click();
    await page.getByRole('dialog', { name: texts.dialogTitle }).waitFor();
    await checkPage(page);
  });
});

describe.each(phone)('the plate of an instant at $name', ({ viewport }) => {
  test('follows the choice, announces it and keeps the focus', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/_composants');
    const plate = page.locator('#plate-doubled');
    const second = plate.getByRole('radio', { name: plateTexts.questions.doubled.change?.second });
    await second.press('Space');
    await expect
      .poll(() => plate.getByRole('status').first().textContent())
      .toBe(plateTexts.status(3600, clockText(Date.parse('1976-09-25T23:30:00Z'))));
    await plate.getByRole('img').waitFor();
    expect(await second.evaluate((radio) => radio === document.activeElement)).toBe(true);
    await plate.getByRole('radio', { name: plateTexts.unknown }).press('Space');
    await expect.poll(() => plate.getByRole('img').count()).toBe(0);
  });

  test('takes an offset by hand, refuses what is none, and takes it back', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/_composants');
    const plate = page.locator('#plate-exact');
    const status = plate.getByRole('status').first();
    const texts = plateTexts.byHand;
    await plate.getByText(plateTexts.why(14_400)).click();
    await plate.getByRole('button', { name: texts.open }).press('Enter');
    const field = plate.getByRole('textbox', { name: texts.label });
    await field.fill('trois');
    await plate.getByRole('button', { name: texts.apply }).click();
    await plate.getByText(texts.error).waitFor();
    await field.fill('+3');
    await plate.getByRole('button', { name: texts.apply }).click();
    const corrected = plateTexts.status(10_800, clockText(Date.parse('1991-04-17T03:42:00Z')));
    await expect.poll(() => status.textContent()).toBe(corrected);
    await plate.getByRole('button', { name: texts.back }).press('Enter');
    await expect.poll(() => status.textContent()).toContain('UTC+4');
    await expect
      .poll(() =>
        plate.getByRole('button', { name: texts.open }).evaluate((open) => open === document.activeElement),
      )
      .toBe(true);
  });
});

test('the deployed site does not contain the page', async () => {
  const files = await readdir(join(rootFolder, '.build/site'), { recursive: true });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.includes('composants'))).toEqual([]);
});
