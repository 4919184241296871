/** L'atelier: an expert's own passages in one place, as tables of what is written. */
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Passage } from '#domain/report/passage.ts';
import { listPassages, savePassage } from '#domain/wire/desk.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { bodyOf } from '#test/support/component/answers.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';
import { seededPassages } from '../../bin/local/seeded-passages.ts';

const visit = useAtelier();
const [phone, wide] = screens;
const at = '2026-11-25T08:00:00.000Z';

const seeded = (): Passage[] =>
  seededPassages(keyFor.western).map(([id, passage]) => ({ ...passage, id, at }));

const inLibrary = async ({ viewport }: (typeof screens)[number]) => {
  const expert = newExpert(keyFor.western);
  const visitor = await visit(memoryAtelier([]), expert, { viewport });
  const kept = seeded();
  const sent: unknown[] = [];
  visitor.answer(listPassages, () => ({ passages: kept }));
  visitor.answer(savePassage, (one) => {
    const passage = { ...bodyOf(one), id: one.params.passage ?? '', at };
    sent.push(passage);
    return passage;
  });
  await visitor.page.goto('/atelier?vue=passages');
  await see(visitor.page, /^12 passages, dont \d sans valeur\.$/);
  return { ...visitor, sent };
};
const cell = (page: Page, name: RegExp) => page.getByRole('table').getByRole('button', { name });
const text = (page: Page) => page.getByRole('textbox', { name: 'Texte', exact: true });

test.each(screens)('a cell shows its passages, and an empty one begins its own ($name)', async (screen) => {
  const { page, sent } = await inLibrary(screen);
  await cell(page, /^Lune, Taureau : 1 passage$/).click();
  await see(page, 'Lune en Taureau');
  await cell(page, /^Mars, Lion : aucun passage$/).click();
  await button(page, 'Écrire un passage').click();
  await see(page, 'Mars Lion');
  await text(page).fill('Mars en Lion joue sa partie @ voix haute.');
  await button(page, 'Garder').click();
  await seeToast(page, 'Passage gardé');
  await cell(page, /^Mars, Lion : 1 passage$/).waitFor();
  expect(sent).toMatchObject([
    { title: 'Mars en Lion joue sa', placements: [{ reference: 'positions/Mars/Signe', text: 'Lion' }] },
  ]);
});

test('a passage is edited in place, tied by hand, and left only on purpose', async () => {
  const { page, sent } = await inLibrary(wide);
  await cell(page, /^Lune, Taureau/).click();
  await button(page, 'Modifier Lune en Taureau').click();
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Et voilà.');
  await page.getByLabel('Tableau').selectOption('États des astres');
  await page.getByLabel('Ligne').selectOption('Lune');
  await page.getByLabel('Valeur', { exact: true }).selectOption('exaltation');
  await button(page, 'Ajouter').click();
  await see(page, 'Lune exaltation');
  await button(page, 'Annuler').click();
  await see(page, 'Quitter sans garder ?');
  await page.keyboard.press('Escape');
  await button(page, 'Garder').click();
  await seeToast(page, 'Passage gardé');
  expect(sent).toMatchObject([
    { id: 'lune-taureau', placements: [{ text: 'Taureau' }, { text: 'exaltation' }] },
  ]);
  expect(JSON.stringify(sent)).toContain('Et voilà.');
});

test('what cannot be kept says why, and stays as it was typed', async () => {
  const { page, answer, expectProblem } = await inLibrary(phone);
  await button(page, 'Écrire un passage').click();
  await button(page, 'Garder').click();
  await see(page, 'Donnez un titre au passage.');
  await text(page).fill('Une phrase à moi.');
  expectProblem(/status of 409/);
  answer(savePassage, () => {
    throw new ShopError('passages_full');
  });
  await button(page, 'Garder').click();
  await see(page, /Vous gardez déjà 3.000 passages/);
  expect(await text(page).innerText()).toContain('Une phrase à moi.');
});

const word = (paragraphs: string): Buffer => {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`;
  return Buffer.from(zipSync({ 'word/document.xml': strToU8(xml) }));
};
const line = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const bring = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

test.each(screens)(
  'a document of Word is looked at before anything of it is kept ($name)',
  async (screen) => {
    const { page, sent } = await inLibrary(screen);
    const paragraphs = [
      ...[line('Mars en Lion', 'Titre1'), line('Il joue.'), line('Il rit &amp; chante.')],
      ...[line('Fin', 'Heading2'), line('À garder pour moi.')],
    ];
    await bring(page, 'passages.docx', word(paragraphs.join('')));
    await see(page, 'Ce que contient « passages.docx »');
    await see(page, /Mars Lion/);
    await page.getByRole('checkbox', { name: /^Fin/ }).uncheck();
    await button(page, 'Garder 1 passage').click();
    await seeToast(page, '1 passage gardé');
    expect(sent).toMatchObject([
      {
        title: 'Mars en Lion',
        placements: [{ reference: 'positions/Mars/Signe', text: 'Lion' }],
        blocks: [{ runs: ['Il joue.'] }, { runs: ['Il rit & chante.'] }],
      },
    ]);
    await cell(page, /^Mars, Lion : 1 passage$/).waitFor();
  },
);

test('a file that is none says so, and a refusal keeps the rest of the list', async () => {
  const { page, answer, expectProblem } = await inLibrary(wide);
  await bring(page, 'photo.png', Buffer.from('x'));
  await see(page, /n’est ni un \.docx/);
  await bring(page, 'abîmé.docx', Buffer.from('pas un zip'));
  await see(page, /n’a pas pu être lu/);
  await bring(page, 'vide.md', Buffer.from('\n\n'));
  await see(page, 'Ce fichier ne contient aucun texte.');
  await bring(page, 'deux.md', Buffer.from('# Un\n\nMot un.\n\n# Deux\n\nMot deux.'));
  let calls = 0;
  expectProblem(/status of 409/);
  answer(savePassage, (one) => {
    calls += 1;
    if (calls === 2) throw new ShopError('passages_full');
    return { ...bodyOf(one), id: one.params.passage ?? '', at };
  });
  await button(page, 'Garder 2 passages').click();
  await see(page, /L’envoi s’est arrêté après 1 passage\./);
  expect(await page.getByRole('checkbox').count()).toBe(1);
  await button(page, 'Garder 1 passage').click();
  await seeToast(page, '1 passage gardé');
});

test('a panel whose script does not load says so in its place, and comes at the second try', async () => {
  const expert = newExpert(keyFor.western);
  const { page, answer, expectProblem } = await visit(memoryAtelier([]), expert);
  answer(listPassages, () => ({ passages: seeded() }));
  await page.goto('/atelier');
  const tab = page.getByRole('tab', { name: 'Mes passages' });
  await tab.waitFor();
  await page.waitForLoadState('networkidle');
  expectProblem(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await tab.click();
  await see(page, /^Cette partie n’a pas pu s’afficher/);
  await page.getByRole('tab', { name: 'Mes réglages' }).waitFor();
  await page.unroute('**/assets/*.js');
  await button(page, 'Réessayer').click();
  await see(page, /^12 passages/);
});
