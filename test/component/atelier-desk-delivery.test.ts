/** L'atelier: from the last sentence at the desk to the delivery: pages, checks, what is kept on purpose, the next version. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#domain/dossier/conventions.ts';
import { checkDraft } from '#domain/wire/desk.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { openUpload } from '#domain/wire/reports.ts';
import { previewDraft, printDraft } from '#domain/wire/typeset.ts';
import { deskBy } from '#test/support/component/at-desk.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { deliverPrinted, openDesk, saved, text, write } from '#test/support/e2e/desk-pages.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const atDesk = deskBy(visit, screens[1]);
const kept = { kind: 'length', text: 'Le rapport est court.', confirm: true, stops: true } as const;

const seePages = async (page: Page, isWide: boolean) => {
  if (isWide) await page.getByText('Avec les pages', { exact: true }).click();
  else await button(page, 'Pages').click();
  await page.getByText(/^Page \d+ sur \d+, à jour$/).waitFor();
  await page.getByRole('img', { name: /^Page \d+ du rapport$/ }).waitFor();
  if (isWide) await page.getByText('Écrire', { exact: true }).click();
  else await button(page, 'Fermer').filter({ visible: true }).click();
};

describe.each(screens)('at $name', ({ viewport }) => {
  test('a report is seen as pages, checked, accepted as it is, delivered and replaced', async () => {
    const expert = newExpert();
    const part = takenPart(expert);
    const { page, answer } = await visit(memoryAtelier([part]), expert, { viewport });
    answer(checkDraft, () => ({ findings: [{ id: 'short', ...kept }] }));
    await page.goto(`/atelier?commande=${part.order_id}&service=${keyFor.numbers}`);
    await openDesk(page);
    await write(page, ' Voilà, Camille.');
    await saved(page);
    await seePages(page, viewport.width > 1000);
    await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
    await page.getByText(/^1 point à voir$/).waitFor();
    expect(await button(page, 'Mettre en page').isDisabled()).toBe(true);
    await page.getByLabel('Je l’ai vu et je le garde').check();
    await deliverPrinted(page, 'Livrer le rapport');

    await write(page, ' Et une correction.');
    await saved(page);
    await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
    await deliverPrinted(page, 'Livrer la version 2');
    await page.getByRole('tab', { name: 'Rapport' }).click();
    await page.getByText('Version 2').filter({ visible: true }).waitFor();
  });
});

test('a report that cannot be typeset says why, and nothing is to deliver', async () => {
  const expert = newExpert();
  const part = takenPart(expert);
  const { page, answer, expectProblem } = await visit(memoryAtelier([part]), expert);
  answer(checkDraft, () => ({ findings: [] }));
  answer(printDraft, () => new ShopError('not_typeset', 'Ce signe n’existe dans aucune police.'));
  expectProblem(/status of 409.*print/);
  await page.goto(`/atelier?commande=${part.order_id}&service=${keyFor.numbers}`);
  await openDesk(page);
  await write(page, 'Un mot.');
  await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
  await button(page, 'Mettre en page').click();
  await page.getByText('Ce signe n’existe dans aucune police.').waitFor();
  expect(await button(page, 'Livrer le rapport').filter({ visible: true }).count()).toBe(0);
});

test('the very PDF opens in a tab of its own before it is delivered, and a refusal is told', async () => {
  const expert = newExpert();
  const part = takenPart(expert);
  const { page, answer, expectProblem } = await visit(memoryAtelier([part]), expert, {
    viewport: screens[0].viewport,
  });
  answer(checkDraft, () => ({ findings: [] }));
  await page.goto(`/atelier?commande=${part.order_id}&service=${keyFor.numbers}`);
  await openDesk(page);
  await write(page, 'Un mot.');
  await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
  await button(page, 'Mettre en page').click();
  const opened = page.context().waitForEvent('page');
  await button(page, 'Ouvrir le PDF').filter({ visible: true }).click();
  const tab = await opened;
  await tab.waitForURL(/opened=/);
  await tab.close();

  await button(page, 'Livrer le rapport').filter({ visible: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Livrer le rapport de numérologie' });
  answer(openUpload, () => new ShopError('report_unchecked'));
  expectProblem(/status of 409.*link/);
  await dialog.getByRole('button', { name: 'Ouvrir le PDF' }).click();
  await dialog.getByText(/^Le PDF n.a pas pu être ouvert$/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Livrer', exact: true }).isEnabled()).toBe(true);
});

test('the pages and the refusal say which section is cut off, nearly empty or has a sign that no face has', async () => {
  const expert = newExpert();
  const part = takenPart(expert);
  const atelier = memoryAtelier([part]);
  const { page, answer } = await visit(atelier, expert, { viewport: screens[1].viewport });
  answer(checkDraft, () => ({ findings: [] }));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="141"></svg>';
  answer(previewDraft, () => ({
    ...{ pages: 5, page: 4, tag: 'page', svg, missing: [], conventions: nothingChosen },
    spills: [{ section: 'chemin', lines: 4 }],
    off: ['cycles'],
    signs: [{ signs: '李' }, { signs: '✨ ⚷', section: 'calculs' }],
  }));
  await page.goto(`/atelier?commande=${part.order_id}&service=${keyFor.numbers}`);
  await openDesk(page);
  await write(page, 'Un mot.');
  await seePages(page, true);
  await page.getByText('Avec les pages', { exact: true }).click();
  await page.getByText('Ne peut pas être imprimé : 李 dans la couverture.').waitFor();
  await page.getByText(/^Ne peut pas être imprimé.: ✨ ⚷ dans Chaque calcul/).waitFor();
  await page.getByText(/^Hors de la page.: une partie de Vos cycles.* serait coupée\.$/).waitFor();
  await page.getByText(/^4.lignes de trop.: Votre chemin de vie/).waitFor();
  await page.getByText('Écrire', { exact: true }).click();

  atelier.uploads.judge({ state: 'refused', refusal: 'off_page', where: ['Vos cycles', 'Chaque calcul'] });
  await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
  await button(page, 'Mettre en page').click();
  await page
    .getByText(/dépasse de sa page et serait coupé/)
    .filter({ visible: true })
    .waitFor();
  await page
    .getByText(/^À revoir.: Vos cycles · Chaque calcul$/)
    .filter({ visible: true })
    .waitFor();
});

test('a page that did not change is not sent again, and where the caret stands costs no picture', async () => {
  const expert = newExpert();
  const part = takenPart(expert);
  const { page, answer } = await visit(memoryAtelier([part]), expert, { viewport: screens[1].viewport });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="141"></svg>';
  const sent = { pictures: 0, unchanged: 0, counts: 0 };
  answer(previewDraft, ({ body }) => {
    const { held, page: wanted } = previewDraft.body.parse(body);
    const isSent = wanted > 0 && held !== 'picture';
    sent[wanted === 0 ? 'counts' : isSent ? 'pictures' : 'unchanged'] += 1;
    const found = { spills: [], off: [], signs: [], missing: [], conventions: nothingChosen };
    return { ...found, pages: 5, page: Math.max(1, wanted), tag: 'picture', ...(isSent && { svg }) };
  });
  await page.goto(`/atelier?commande=${part.order_id}&service=${keyFor.numbers}`);
  await openDesk(page);
  await write(page, 'Un mot.');
  await seePages(page, true);
  await page.getByText('Avec les pages', { exact: true }).click();
  await write(page, ' Encore un mot.');
  await expect.poll(() => sent.unchanged).toBeGreaterThan(0);
  await page.getByText(/^Page \d+ sur 5, à jour$/).waitFor();
  const image = page.getByRole('img', { name: /^Page \d+ du rapport$/ });
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(100);
  expect(sent.pictures).toBe(1);
  expect(sent.counts).toBeGreaterThan(0);
});

test('pages that are turned while one is drawn are not forgotten', async () => {
  const expert = newExpert();
  const part = takenPart(expert);
  const { page, answer } = await visit(memoryAtelier([part]), expert, { viewport: screens[1].viewport });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="141"></svg>';
  let drawn = Promise.resolve();
  answer(previewDraft, async ({ body }) => {
    const { page: wanted } = previewDraft.body.parse(body);
    await drawn;
    const found = { spills: [], off: [], signs: [], missing: [], conventions: nothingChosen };
    return { ...found, pages: 5, page: Math.max(1, wanted), tag: `page ${wanted}`, svg };
  });
  await page.goto(`/atelier?commande=${part.order_id}&service=${keyFor.numbers}`);
  await openDesk(page);
  await write(page, 'Un mot.');
  await page.getByText('Avec les pages', { exact: true }).click();
  await page.getByText(/^Page 4 sur 5, à jour$/).waitFor();
  let draw = () => {};
  drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  await button(page, 'Précédente').click();
  await button(page, 'Précédente').click();
  draw();
  await page.getByText(/^Page 2 sur 5, à jour$/).waitFor();
});

test('checks of which a part does not load keep the text and all else, and the part comes at the second try', async () => {
  const { page, answer, expectProblem } = await atDesk();
  answer(checkDraft, () => ({ findings: [] }));
  await write(page, 'Un mot.');
  expectProblem(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
  const side = page.getByRole('complementary', { name: 'À insérer' });
  const failed = side.getByText('Cette partie n’a pas pu s’afficher');
  await expect.poll(() => failed.count()).toBe(2);
  await side.getByText('Rien à signaler').first().waitFor();
  expect(await text(page).innerText()).toContain('Un mot.');
  await page.unroute('**/assets/*.js');
  for (const left of [1, 0]) {
    await side.getByRole('button', { name: 'Réessayer' }).first().click();
    await expect.poll(() => failed.count()).toBe(left);
  }
});
