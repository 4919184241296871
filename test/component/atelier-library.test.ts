/** L'atelier: an expert's own passages in one place, as tables of what is written. */
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

const inLibrary = async ({ viewport }: (typeof screens)[number]) => {
  const expert = newExpert(keyFor.western);
  const visitor = await visit(memoryAtelier([]), expert, { viewport });
  const kept: Passage[] = seededPassages(keyFor.western).map(([id, passage]) => ({ ...passage, id, at }));
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
