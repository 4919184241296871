/** A cooperative with other readings, colours and money runs beside ours from a folder of content. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eventually } from '#test/support/client.ts';
import { type Credentials, newCredentials } from '#test/support/customers.ts';
import { useContexts } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import {
  button,
  declare,
  fillAccount,
  fillNames,
  names,
  order,
  payWith,
} from '#test/support/e2e/shop-pages.ts';
import { arrivedFor } from '#test/support/mails.ts';
import { machineEnvironment } from '../../bin/local/command.ts';
import { rootFolder } from '../../bin/local/files.ts';

const open = useContexts();
const limit = 600_000;
const written = join(rootFolder, 'test/support/shops/maison-des-lunes');
const ours = /Quatre Sagesses|€|euros?\b|numérologi|Human Design|quatre piliers|pack/i;

let content = '';
let shop: ChildProcess;
let told = '';

/** The addresses that the start prints. */
const addressOf = (name: 'Shop' | 'Mailbox'): string => {
  const [, address] = new RegExp(`^${name} +(http://\\S+)$`, 'm').exec(told) ?? [];
  if (!address) throw new Error(`no ${name}: ${told}`);
  return address;
};

beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'other-content-'));
  await cp(written, content, { recursive: true });
  shop = spawn('node', ['bin/local.ts', '--content', content], {
    cwd: rootFolder,
    env: machineEnvironment(),
  });
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (text) => (told += text));
  await eventually(
    async () => (/Ctrl-C ends it/.test(told) || shop.exitCode !== null ? true : undefined),
    'the second shop',
    limit,
  );
}, limit);

afterAll(async () => {
  if (shop.exitCode === null) {
    shop.kill('SIGTERM');
    await once(shop, 'exit');
  }
  await rm(content, { recursive: true });
  for await (const tree of glob(`.shops/${basename(content)}-*`, { cwd: rootFolder }))
    await rm(join(rootFolder, tree), { recursive: true });
}, 60_000);

const buyRunes = async (page: Page, credentials: Credentials) => {
  await page.goto('/checkout?service=runes');
  await button(page, 'Continuer').filter({ visible: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Vos informations' }).waitFor();
  await fillNames(page);
  await fillAccount(page, credentials);
  await declare(page);
  await order(page);
  await payWith(page, 'paiement accepté');
  await page.getByRole('dialog', { name: `Merci ${names.firstName} !` }).waitFor();
};

test('its pages name its own house, readings and money, in its own colours', async () => {
  const { page } = await open(addressOf('Shop'), {});
  await page.goto('/services');
  for (const price of ['44\u00a0CHF', '26,50\u00a0CHF']) await page.getByText(price).first().waitFor();
  await checkPage(page);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  expect(paths.length).toBeGreaterThan(10);
  const strangers = [];
  for (const path of paths) {
    await page.goto(path);
    const found = ours.exec(`${await page.title()} ${await page.locator('body').innerText()}`);
    if (found) strangers.push([path, found[0]]);
  }
  expect(strangers).toEqual([]);
  const paper = (site: Page) =>
    site.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'));
  const { page: beside } = await open(inject('shop').site, {});
  await beside.goto('/');
  await beside.getByText('Les Quatre Sagesses').first().waitFor();
  expect(await paper(page)).not.toBe(await paper(beside));
});

test('it sells runes for francs, and writes with its own name', async () => {
  const { page } = await open(addressOf('Shop'), {});
  const credentials = newCredentials();
  await buyRunes(page, credentials);
  await eventually(
    async () => {
      const [mail] = await arrivedFor(credentials.email, { mailbox: addressOf('Mailbox') });
      return mail?.text.includes('La Maison des Lunes') && !ours.test(mail.text) ? true : undefined;
    },
    'a mail of the second shop',
    30_000,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Accéder à mon compte' }).click();
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByText('26,50\u00a0CHF').first().waitFor();
});
