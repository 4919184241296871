/** L'atelier: the dossier of a part, computed and drawn in the expert's browser. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Discipline } from '#domain/catalogue.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { openDesk, write } from '#test/support/e2e/desk-pages.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const [, wide] = screens;

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
  const { page, context } = await atPart(keyFor.western);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const note = page.getByRole('textbox', { name: 'Nouvelle note' });
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

test('a house system chosen in the dossier is that of another device, and of the desk there', async () => {
  const expert = newExpert(keyFor.western);
  const part = takenPart(expert);
  const atelier = memoryAtelier([part]);
  const here = await visit(atelier, expert, wide);
  await here.page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  await openDossier(here.page);
  await button(here.page, 'Signes entiers').click();
  await see(here.page, 'Maisons : Signes entiers.');

  const { page } = await visit(atelier, expert, wide);
  await page.goto(here.page.url());
  await openDossier(page);
  await see(page, 'Maisons : Signes entiers.');
  await openDesk(page);
  await page.getByLabel('À insérer').getByText('Maisons : Signes entiers.').waitFor();

  // A choice on the first device is the newest: the pages tell the second one.
  await button(here.page, 'Égales').click();
  await see(here.page, 'Maisons : Égales.');
  await page.getByText('Avec les pages', { exact: true }).click();
  await page.getByText(/^Page 1 sur 1, à jour$/).waitFor();
  await openDossier(page);
  await see(page, 'Maisons : Égales.');
});

test('who changes the house system is shown which sentences of the report it contradicts', async () => {
  const { page } = await atPart(keyFor.western);
  await openDesk(page);
  await write(page, 'Camille. Votre Lune est en maison I. Votre Lune écoute.');
  await openDossier(page);
  await button(page, 'Signes entiers').click();
  await see(page, 'Choix enregistré. Il contredit une phrase du rapport :');
  const dossier = page.getByRole('region', { name: 'Dossier' });
  await dossier.getByText('Votre Lune est en maison I.').waitFor();
  await dossier.getByText('Lune, Maison : écrit I, le dossier dit II.').waitFor();
  expect(await dossier.getByText('Votre Lune écoute.').count()).toBe(0);
  await button(page, 'Placide').click();
  await see(page, 'Choix enregistré. Aucune phrase du rapport ne le contredit.');
});

test('a choice that another device has overtaken is told, and the dossier shows the one that counts', async () => {
  const expert = newExpert(keyFor.western);
  const part = takenPart(expert);
  const atelier = memoryAtelier([part]);
  const { page, expectProblem } = await visit(atelier, expert);
  await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  await openDossier(page);
  await see(page, 'Maisons : Placide.');
  atelier.put({
    ...part,
    read_by: expert.member.id,
    conventions: { revision: 1, chosen: { houses: 'Equal' } },
  });
  expectProblem(/status of 409/);
  await button(page, 'Signes entiers').click();
  await seeToast(page, 'Ce choix a changé entre-temps');
  await see(page, 'Maisons : Égales.');
  await button(page, 'Signes entiers').click();
  await button(page, 'Placide').click();
  await see(page, 'Maisons : Placide.');
  await page.reload();
  await openDossier(page);
  await see(page, 'Maisons : Placide.');
});

test('without a network a choice is not kept, and says so', async () => {
  const { page, setOffline, expectProblem } = await atPart(keyFor.western);
  await openDossier(page);
  await see(page, 'Maisons : Placide.');
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await setOffline(true);
  await button(page, 'Signes entiers').click();
  await seeToast(page, 'Connexion');
  await see(page, 'Maisons : Placide.');
});

test.each([
  [keyFor.chinese, 'Cycle des cinq éléments.', 'Les quatre piliers'],
  [keyFor.design, 'Schéma corporel.', 'En bref'],
  [keyFor.numbers, 'Lettres du nom', 'Les nombres'],
] as const)('draws the chart of %s', async (service, drawing, table) => {
  const { page } = await atPart(service);
  await openDossier(page);
  await page.getByRole('img', { name: drawing }).first().waitFor();
  await page.getByRole('table', { name: table }).waitFor();
});
