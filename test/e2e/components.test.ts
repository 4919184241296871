/** The page of the components, which only development serves. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, seeToast } from '#test/support/e2e/shop-pages.ts';
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

test('the deployed site does not contain the page', async () => {
  const files = await readdir(join(rootFolder, '.build/site'), { recursive: true });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.includes('composants'))).toEqual([]);
});
