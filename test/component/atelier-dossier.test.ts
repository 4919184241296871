/** L'atelier: the dossier of a part, computed and drawn in the expert's browser. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Discipline } from '#domain/catalogue.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useAtelier();

/** An expert who has opened a taken part. */
const atPart = async (service: Discipline) => {
  const expert = newExpert(service);
  const part = takenPart(expert);
  const visitor = await visit(memoryAtelier([part]), expert);
  await visitor.page.goto(`/atelier?commande=${part.order_id}&service=${service}`);
  return visitor;
};
const openDossier = (page: Page) => page.getByRole('tab', { name: 'Dossier' }).click();

test('draws the chart of the birth, in another house system at a tap, and keeps a begun note', async () => {
  const { page, context } = await atPart('astrologie-occidentale');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const note = page.getByRole('textbox').first();
  await note.fill('À relire');
  await openDossier(page);
  await see(page, 'soit 2 h 42 UTC');
  await page.getByRole('img', { name: 'Thème natal.' }).waitFor();
  const sun = page.getByRole('table', { name: 'Positions' }).getByRole('row', { name: 'Soleil' });
  expect(await sun.innerText()).toContain('XII');
  await see(page, 'À dire avec réserve');
  await button(page, 'Signes entiers').click();
  await see(page, 'Maisons : Signes entiers.');
  await button(page, 'Copier en texte').click();
  await seeToast(page, 'Dossier copié');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toMatch(/^Astrologie occidentale, /i);
  expect(copied).toContain('Maisons');
  await page.getByRole('tab', { name: 'Rapport' }).click();
  expect(await note.inputValue()).toBe('À relire');
  await page.reload();
  await openDossier(page);
  await see(page, 'Maisons : Signes entiers.');
});

test.each([
  ['astrologie-chinoise', 'Cycle des cinq éléments.', 'Les quatre piliers'],
  ['human-design', 'Schéma corporel.', 'En bref'],
  ['numerologie', 'Lettres du nom', 'Les nombres'],
] as const)('draws the chart of %s', async (service, drawing, table) => {
  const { page } = await atPart(service);
  await openDossier(page);
  await page.getByRole('img', { name: drawing }).first().waitFor();
  await page.getByRole('table', { name: table }).waitFor();
});
