/** A sign-in form shows the same text for an address without an account as for a wrong password. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Credentials, newCredentials, newCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { seeSummary, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

/** The text of the page after the refusal. */
const refused = async (page: Page, path: string, { email, password }: Credentials) => {
  await page.goto(path);
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Mot de passe', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Se connecter', exact: true }).last().click();
  await seeToast(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
  await seeSummary(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
  const toasts = await page.getByRole('status', { name: 'Messages' }).getByRole('listitem').allInnerTexts();
  return { toasts, main: await main.innerText(), address: page.url() };
};

test.each(['/auth', '/compte'])(
  '%s: an unknown address and a wrong password show the same text',
  async (path) => {
    const { page, expectProblem } = await visit();
    const { email, password } = await newCustomer();
    expectProblem(/status of 400/);
    const wrong = await refused(page, path, { email, password: `${password}x` });
    expect(await refused(page, path, newCredentials())).toEqual(wrong);
  },
);
