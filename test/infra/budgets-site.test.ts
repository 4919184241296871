import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { validationTexts } from '#domain/texts/validation.ts';
import { policyLimit } from '#lib/constructs/site-headers.ts';
import { securityHeaders } from '#lib/edge/headers.ts';
import { routePage } from '#lib/edge/routing.ts';
import { builtSiteSchema } from '#lib/edge/site.ts';
import { rootFolder } from '../../bin/local/files.ts';
import { checkoutScriptLimit, publicScriptLimit, transferOf } from '../measures/bench/site-bytes.ts';

const build = join(rootFolder, '.build');

/** Texts that identify each kind of code in a minified bundle. */
const signs = ['SRP_A', 'InitiateAuth', 'invalid_type', validationTexts.emailRequired];

let publicPages: string[];

beforeAll(async () => {
  const edge = z.object({ pages: z.array(z.string()) });
  const { pages } = edge.parse(JSON.parse(await readFile(join(build, 'edge.json'), 'utf8')));
  const read = (page: string) => readFile(join(build, 'site', page, 'index.html'), 'utf8');
  const isPublic = await Promise.all(pages.map(async (page) => !(await read(page)).includes('"noindex"')));
  publicPages = pages.filter((_, at) => isPublic[at]);
});

const codeOf = async (files: readonly string[]): Promise<string> =>
  (await Promise.all(files.map((file) => readFile(join(build, 'site', file), 'utf8')))).join('\n');

const signsIn = (code: string) => signs.filter((sign) => code.includes(sign));

test('a first visit to a public page transfers 75 KB of JavaScript at most', async () => {
  expect(publicPages).toEqual(
    expect.arrayContaining([
      '/',
      '/services',
      '/a-propos',
      '/experts',
      '/exemples',
      '/faq',
      '/cgv',
      '/contact',
      '/guidance',
    ]),
  );
  for (const page of publicPages) {
    const { js, scripts } = await transferOf(page);
    expect(scripts.length, page).toBeGreaterThan(1);
    expect(js, page).toBeLessThanOrEqual(publicScriptLimit);
  }
});

test('a first visit to the checkout transfers 85 KB of JavaScript at most, without forms and validation', async () => {
  const { js, scripts } = await transferOf('/checkout');
  expect(js).toBeLessThanOrEqual(checkoutScriptLimit);
  expect(signsIn(await codeOf(scripts))).toEqual([]);
});

test('a public page holds no code of accounts, forms or validation', async () => {
  for (const page of publicPages) {
    expect(signsIn(await codeOf((await transferOf(page)).scripts)), page).toEqual([]);
  }
});

test('the rest of the site contains the signs of such code', async () => {
  const assets = await readdir(join(build, 'site/assets'));
  const scripts = assets.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`);
  expect(signsIn(await codeOf(scripts))).toEqual(signs);
});

const readBuilt = async () =>
  builtSiteSchema.parse(JSON.parse(await readFile(join(build, 'edge.json'), 'utf8')));

test('the edge routes every built file', async () => {
  const { pages } = await readBuilt();
  const entries = await readdir(join(build, 'site'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(build, 'site').length));
  const html = files.filter((file) => file.endsWith('.html') && file !== '/404.html');
  expect(pages.map((page) => routePage(page, pages).file).sort()).toEqual(html.sort());
  for (const file of files.filter((name) => !name.endsWith('.html')))
    expect(routePage(file, pages)).toEqual({ file, status: 200 });
});

test('CloudFront accepts the policy of the built pages, and seven more sheets would fit', async () => {
  const { styleHashes } = await readBuilt();
  const connect = [
    'https://cognito-idp.eu-west-3.amazonaws.com',
    `https://${'b'.repeat(63)}.s3.eu-west-3.amazonaws.com`,
  ];
  const policy = securityHeaders({ styleHashes, connect })['content-security-policy'] ?? '';
  const room = policyLimit - policy.length;
  console.log(`content security policy: ${policy.length} characters, room for ${room}`);
  expect(room).toBeGreaterThanOrEqual(400);
});
