/** /compte/mes-donnees: a customer takes the data along. */
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { button, see, signInWith } from '#test/support/e2e/shop-pages.ts';
import { unzip } from '#test/support/exports.ts';
import { buy, payAt } from '#test/support/purchases.ts';

const visit = useVisitors();

/** The files of the archive that this click downloads. */
const downloaded = async (page: Page, click: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  expect(file.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.zip$/);
  const path = join(tmpdir(), `${randomUUID()}.zip`);
  await file.saveAs(path);
  const bytes = await readFile(path);
  await rm(path);
  return unzip(bytes);
};

test('a customer asks for the data and downloads the archive', async () => {
  const customer = await newCustomer();
  const { sessionId, order_id: id } = await buy(customer);
  await payAt(sessionId, 'paid');
  const { page } = await visit();
  await page.goto('/compte');
  await signInWith(page, customer);
  await page.getByRole('tab', { name: 'Profil' }).click();
  await page.getByRole('link', { name: 'Télécharger mes données' }).click();
  await button(page, 'Préparer mes données').click();
  await see(page, 'Vos données sont prêtes');
  const files = await downloaded(page, () => button(page, 'Télécharger le dossier').click());
  expect([...files.keys()]).toContain('LISEZ-MOI.txt');
  expect([...files.keys()].some((name) => name.includes(id.slice(0, 8)))).toBe(true);
  await see(page, 'Déjà téléchargé le');
});
