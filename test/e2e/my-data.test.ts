/** /compte/mes-donnees: a customer takes the data along; an administrator sees the request in the register. */
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { createTokensStore } from '#lambdas/storage/tokens.ts';
import { type Credentials, newCustomer } from '#test/support/customers.ts';
import { openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage, checkScreens } from '#test/support/e2e/check-page.ts';
import { button, see, signInWith } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { askForExport, awaitExport, unzip } from '#test/support/exports.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { buy, payAt } from '#test/support/purchases.ts';
import { database, setAttribute, tableOf } from '#test/support/rows.ts';

const visit = useVisitors();

const openPage = async (page: Page, customer: Credentials): Promise<void> => {
  await page.goto('/compte');
  await signInWith(page, customer);
  await page.getByRole('tab', { name: 'Profil' }).click();
  await page.getByRole('link', { name: 'Télécharger mes données' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mes données' }).waitFor();
};

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

describe.each(phone)('at $name', ({ viewport }) => {
  test('a customer asks for the data, sees the progress and downloads the archive', async () => {
    const customer = await newCustomer();
    const { sessionId, order_id: id } = await buy(customer);
    await payAt(sessionId, 'paid');
    const { page } = await visit({ viewport });
    await openPage(page, customer);
    await button(page, 'Préparer mes données').waitFor();
    await checkScreens(page);
    await button(page, 'Préparer mes données').click();
    await page.getByRole('progressbar', { name: 'Préparation de vos données' }).waitFor();
    await see(page, /Vous pouvez quitter cette page/);
    await see(page, 'Vos données sont prêtes');
    const requests = page.getByRole('region', { name: 'Vos demandes' }).getByRole('listitem');
    await requests.filter({ hasText: /^Copie de vos données.*Répondue le/s }).waitFor();
    await checkScreens(page);
    const files = await downloaded(page, () => button(page, 'Télécharger le dossier').click());
    expect([...files.keys()]).toContain('LISEZ-MOI.txt');
    expect([...files.keys()].some((name) => name.includes(id.slice(0, 8)))).toBe(true);
    await see(page, 'Déjà téléchargé le');
  });
});

/** The browser's session counts as one that the server made, without a password. */
const makeStale = async (page: Page): Promise<void> => {
  const stored = await page.evaluate(() => localStorage.getItem('session') ?? '{}');
  const { accessToken } = z.object({ accessToken: z.string() }).parse(JSON.parse(stored));
  const { origin_jti } = z.object({ origin_jti: z.string() }).parse(claimsOf(accessToken));
  await createTokensStore(database(), tableOf('Tokens')).recordServerSession(origin_jti, new Date());
};

test('a session that is not fresh asks for the password first, and keeps the page', async () => {
  const customer = await newCustomer();
  const { page, expectProblem } = await visit();
  expectProblem(/status of 403.*export.link/);
  // Cognito refuses the wrong password.
  expectProblem(/status of 400/);
  await openPage(page, customer);
  await button(page, 'Préparer mes données').click();
  await see(page, 'Vos données sont prêtes');
  await makeStale(page);
  await button(page, 'Télécharger le dossier').click();
  const dialog = page.getByRole('dialog', { name: 'Est-ce bien vous ?' });
  await dialog.waitFor();
  await checkPage(page);
  await button(page, 'Annuler').click();
  await button(page, 'Télécharger le dossier').click();
  await dialog.getByLabel('Votre mot de passe').fill('ce-n-est-pas-lui-1');
  await dialog.getByRole('button', { name: 'Télécharger le dossier' }).click();
  await see(page, 'Le dossier n’a pas pu être ouvert');
  await dialog.getByLabel('Votre mot de passe').fill(customer.password);
  const files = await downloaded(page, () =>
    dialog.getByRole('button', { name: 'Télécharger le dossier' }).click(),
  );
  expect([...files.keys()]).toContain('compte/profil.json');
});

test('an export that failed is asked for again, and one that has expired begins anew', async () => {
  const customer = await newCustomer();
  const { page } = await visit();
  await openPage(page, customer);
  await button(page, 'Préparer mes données').click();
  await see(page, 'Vos données sont prêtes');
  await setAttribute('Exports', ['user_id', claimsOf(customer.access).sub], 'state', 'failed');
  await page.reload();
  await see(page, 'La préparation n’a pas abouti');
  await checkPage(page);
  await button(page, 'Préparer mes données').click();
  await see(page, 'Vos données sont prêtes');
  const past = new Date(Date.now() - 1000).toISOString();
  await setAttribute('Exports', ['user_id', claimsOf(customer.access).sub], 'expires_at', past);
  await page.reload();
  await button(page, 'Préparer mes données').waitFor();
});

test('an administrator reads in the register that the request was answered', async () => {
  const [customer, administrator] = [await newCustomer(), await newAdministrator()];
  await askForExport(customer);
  await awaitExport(customer);
  const { page } = await visit({ as: administrator });
  await openAtelier(page);
  await page.getByRole('tab', { name: 'L’équipe' }).click();
  await page.getByText('Demandes sur les données personnelles').click();
  const row = page
    .getByRole('region', { name: 'Répondues' })
    .getByRole('listitem')
    .filter({ hasText: hashOf(claimsOf(customer.access).sub).slice(0, 8) });
  await row.filter({ hasText: 'Copie des données' }).waitFor();
  await checkPage(page);
});

test('the footer leads to the rights, which are said without a session too', async () => {
  const { page } = await visit();
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mes données' }).click();
  await see(page, 'Connectez-vous pour télécharger vos données.');
  await see(page, 'Vos droits, un par un');
  const rights = page.getByRole('region', { name: 'Vos droits, un par un' }).getByRole('link');
  expect(await rights.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/compte',
    '/compte#historique',
    '/compte',
    '/compte/courriers',
    '/compte/fermer',
    expect.stringMatching(/^mailto:/),
    '/confidentialite',
  ]);
  await checkPage(page);
});
