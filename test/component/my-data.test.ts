/** /compte/mes-donnees: the export in each of its states, and the rights. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { ShopError } from '#domain/wire/errors.ts';
import { askExport, type Export, openExport, readExport } from '#domain/wire/exports.ts';
import { type OwnRequest, ownRequests } from '#domain/wire/own-requests.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone, screens } from '#test/support/e2e/browser.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const customer = newAccount();

const asked_at = '2026-11-26T09:00:00.000Z';
const ready: Export = { state: 'ready', asked_at, expires_at: '2026-11-27T09:00:00.000Z', bytes: 20_480 };
const answered: OwnRequest = {
  ...{ id: 'export', kind: 'export', asked_at, due_at: '2026-12-26T09:00:00.000Z', answered_at: asked_at },
};

/** The page of a customer; `show` is what the shop says of the export from then on. */
const openPage = async (start: Export, { viewport }: (typeof screens)[number] = screens[0]) => {
  const visitor = await visit({ viewport, as: customer });
  const { page, answer } = visitor;
  let now = start;
  answer(readExport, () => now);
  answer(ownRequests, () => ({ requests: now.state === 'ready' ? [answered] : [] }));
  answer(signOut, () => ({ signedOut: true }) as const);
  await page.goto('/compte/mes-donnees');
  await page.getByRole('heading', { level: 1, name: 'Mes données' }).waitFor();
  const show = (next: Export) => {
    now = next;
    return next;
  };
  return { ...visitor, show };
};

const archive = 'archive.zip';
const opened = () => ({ url: `${inject('site')}/${archive}` });
/** The archive downloads, as from the bucket. */
const serveArchive = (page: Page) =>
  page.route(`**/${archive}`, (route) =>
    route.fulfill({ headers: { 'content-disposition': 'attachment' }, body: 'PK' }),
  );

describe.each(phone)('at $name', (screen) => {
  test('a customer asks for the data, sees the progress and downloads the archive', async () => {
    const { page, answer, show } = await openPage({ state: 'none' }, screen);
    await serveArchive(page);
    answer(askExport, () => show({ state: 'making', asked_at: new Date().toISOString(), done: 1, total: 3 }));
    answer(openExport, () => {
      show({ ...ready, opened_at: asked_at });
      return opened();
    });
    await button(page, 'Préparer mes données').click();
    const progress = page.getByRole('progressbar', { name: 'Préparation de vos données' });
    await progress.waitFor();
    expect(await progress.evaluate((bar: HTMLProgressElement) => bar.position)).toBeCloseTo(1 / 3);
    await see(page, /Vous pouvez quitter cette page/);
    show(ready);
    await see(page, 'Vos données sont prêtes');
    const requests = page.getByRole('region', { name: 'Vos demandes' }).getByRole('listitem');
    await requests.filter({ hasText: /^Copie de vos données.*Réponse donnée le/s }).waitFor();
    await Promise.all([page.waitForEvent('download'), button(page, 'Télécharger le dossier').click()]);
    await see(page, 'Déjà téléchargé le');
  });
});

test('a session that is not fresh asks for the password first, and keeps the page', async () => {
  const { page, answer, pool, expectProblem } = await openPage(ready);
  await serveArchive(page);
  expectProblem(/status of 403.*export.link/);
  // The user pool refuses the wrong password.
  expectProblem(/status of 400/);
  answer(openExport, () => new ShopError('sign_in_again'));
  const dialog = page.getByRole('dialog', { name: 'Est-ce bien vous ?' });
  await button(page, 'Télécharger le dossier').click();
  await dialog.waitFor();
  await button(page, 'Annuler').click();
  await dialog.waitFor({ state: 'hidden' });
  await button(page, 'Télécharger le dossier').click();
  const password = dialog.getByLabel('Votre mot de passe');
  const open = dialog.getByRole('button', { name: 'Télécharger le dossier' });
  await password.fill('ce-n-est-pas-lui-1');
  await open.click();
  await see(page, 'Email ou mot de passe incorrect');
  answer(openExport, opened);
  pool.accept(customer);
  await password.fill(customer.password);
  await Promise.all([page.waitForEvent('download'), open.click()]);
  await dialog.waitFor({ state: 'hidden' });
});

test('an export that failed is asked for again, and one that has expired begins anew', async () => {
  const { page, answer, show } = await openPage({ state: 'failed', asked_at });
  answer(askExport, () => show(ready));
  await see(page, 'La préparation n’a pas abouti');
  await button(page, 'Préparer mes données').click();
  await see(page, 'Vos données sont prêtes');
  show({ state: 'none' });
  await page.reload();
  await button(page, 'Préparer mes données').waitFor();
});

test('the footer leads to the rights, which are said without a session too', async () => {
  const { page } = await visit();
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mes données' }).click();
  await see(page, 'Connectez-vous pour télécharger vos données.');
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
});
