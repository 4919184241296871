import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import * as z from 'zod/mini';
import { readJson, rootFolder } from '../local/files.ts';
import type { Account } from '../local/run-file.ts';

/** The browser that the tests take. */
export const launch = async (): Promise<Browser> => {
  const file = join(rootFolder, '.tools/browser.json');
  const found = await readJson(file, z.object({ executable: z.string() }));
  // Chromium's sandbox does not start as root, which containers run as.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: found?.executable ?? '/usr/bin/chromium', args });
};

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** By the form, as customers do. */
export const signIn = async (page: Page, customer: Account): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel(/e-mail$/i).fill(customer.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(customer.password);
  await button(page, 'Se connecter').click();
  await page.waitForURL('**/');
};
