/** /authenticite: a code that is known, one that is not, and a PDF that stays in the browser. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Authenticity, authenticity } from '#domain/wire/authenticity.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { lost } from '#test/support/component/answers.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { expectStill } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();

const bytes = Buffer.from('%PDF-1.7 le rapport');
const code = 'K7QM2R4D9WXA3H8V';
const current: Authenticity = {
  ...{ service: keyFor.numbers, day: '2026-11-24', version: 2, state: 'valid' },
  sha256: [createHash('sha256').update(bytes).digest('hex')],
};

const open = async (page: Page) => {
  await page.goto('/authenticite');
  await page.locator('fieldset:enabled').waitFor();
};
const ask = async (page: Page, code: string) => {
  await page.getByLabel('Code d’authenticité').fill(code);
  await button(page, 'Vérifier').click();
};
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Choisir un PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('a code tells what was delivered and no name; a file is compared here and never sent', async () => {
  const { page, answer } = await visit();
  const asked = answer(authenticity, () => current);
  await open(page);
  await expectStill(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await choose(page, 'rapport.pdf', bytes);
  await see(page, 'Fichier : rapport.pdf');
  await ask(page, code.toLowerCase().replace(/(.{4})(?=.)/g, '$1 '));
  const found = title(page, 'Oui, ce fichier vient de chez nous');
  await found.waitFor();
  expect(await hasFocus(found)).toBe(true);
  await see(page, 'rapport.pdf est identique, octet pour octet, au fichier livré.');
  await see(page, '2, la plus récente');
  await page.getByRole('img', { name: 'Sceau calculé à partir du code' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Camille');
  await choose(page, 'copie.pdf', Buffer.from('%PDF-1.7 autre'));
  await see(page, 'copie.pdf diffère du fichier livré');
  expect(sent.join('\n')).not.toContain('%PDF');
  expect(asked).toHaveLength(1);
});

test('what its expert shows of the writing is told with what is not kept, and never of another file', async () => {
  const { page, answer } = await visit();
  const writing = {
    by: 'Hélène Vasseur',
    words: { typed: 94, passages: 6, notes: 0, quotes: [] },
    dates: { first: '2026-12-02', last: '2026-12-04', count: 3 },
    signed: true as const,
  };
  answer(authenticity, () => ({ ...current, writing }));
  await open(page);
  await ask(page, code);
  const written = page.getByRole('region', { name: 'Comment il a été écrit' });
  await written.getByText('94 % tapés au pupitre, 6 % repris de ses propres passages').waitFor();
  await written.getByText('Écrit en 3 jours, du 2 au 4 décembre 2026. Des jours, sans heures.').waitFor();
  await written.getByText('Déclaré par Hélène Vasseur').waitFor();
  await written.getByText('Ni frappes, ni heures, ni pauses, ni vitesse').waitFor();
  await choose(page, 'copie.pdf', Buffer.from('%PDF-1.7 autre'));
  await see(page, 'copie.pdf diffère du fichier livré');
  expect(await written.count()).toBe(0);
});

test('a replaced version says so, an unknown code is answered like a mistyped one', async () => {
  const { page, answer, expectProblem } = await visit();
  const newest = { version: 2, day: '2026-11-25' };
  const replaced = { ...current, version: 1, state: 'replaced', newest } satisfies Authenticity;
  answer(authenticity, () => replaced);
  expectProblem(/404.*api\/authenticity/);
  await open(page);
  await ask(page, code);
  await title(page, 'Ce code est celui d’un rapport qu’une version plus récente a remplacé').waitFor();
  await choose(page, 'rapport.pdf', bytes);
  await title(page, 'Ce fichier vient de chez nous, mais une version plus récente l’a remplacé').waitFor();
  answer(authenticity, () => new ShopError('code_unknown'));
  for (const mistyped of ['AAAA BBBB CCCC DDDD', '0O1I']) {
    await ask(page, mistyped);
    await title(page, 'Aucun rapport ne porte ce code').waitFor();
    await see(page, '0 et O, 1 et I n’y figurent pas');
  }
});

test('without a connection the code stays typed, and nothing is lost', async () => {
  const { page, answer, expectProblem } = await visit();
  expectProblem(/ERR_INTERNET_DISCONNECTED.*api\/authenticity/);
  await open(page);
  await button(page, 'Vérifier').click();
  await see(page, 'Saisissez le code d’authenticité.');
  answer(authenticity, () => lost);
  await ask(page, code);
  await title(page, 'La vérification n’a pas pu se faire').waitFor();
  expect(await page.getByLabel('Code d’authenticité').inputValue()).toBe(code);
  answer(authenticity, () => current);
  await button(page, 'Vérifier').click();
  await title(page, 'Ce code est celui d’un rapport livré par nous').waitFor();
});

test('a changed file is told first and largest, and nothing beside it says yes', async () => {
  const { page, answer } = await visit();
  answer(authenticity, () => current);
  await open(page);
  await ask(page, code);
  const result = page.getByRole('region', { name: 'Résultat' });
  await result.waitFor();
  expect(await result.innerText()).not.toContain('Oui');
  await see(page, 'Un code se recopie');
  await choose(page, 'copie.pdf', Buffer.from('%PDF-1.7 autre'));
  const refused = title(page, 'Non, ce fichier n’est pas celui que nous avons livré');
  await refused.waitFor();
  expect(await hasFocus(refused)).toBe(true);
  const lines = (await result.innerText()).split('\n').filter((line) => line.trim() !== '');
  expect(lines.slice(0, 2)).toEqual([
    'Fichier différent',
    'Non, ce fichier n’est pas celui que nous avons livré',
  ]);
  expect(lines[2]).toContain('copie.pdf diffère du fichier livré');
  expect(lines.join('\n')).not.toContain('Oui');
  expect(await result.getByRole('img').count()).toBe(0);
  await choose(page, 'rapport.pdf', bytes);
  await title(page, 'Oui, ce fichier vient de chez nous').waitFor();
});
