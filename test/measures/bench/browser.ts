import { type Browser, chromium, type Page } from 'playwright-core';
import { browserOptions } from '../../../bin/local/browser.ts';
import type { Account } from '../../../bin/local/run-file.ts';
import { totpCode } from '../../../bin/local/totp.ts';

/** The browser of the tests. */
export const launch = async (): Promise<Browser> => chromium.launch(await browserOptions());

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Signs in with the form, like customers. */
export const signIn = async (page: Page, customer: Account): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel(/e-mail$/i).fill(customer.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(customer.password);
  await button(page, 'Se connecter').click();
  if (customer.totp_secret) {
    await page.getByLabel('Code à six chiffres').fill(totpCode(customer.totp_secret, new Date()));
    await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click();
  }
  await page.waitForURL('**/');
};
