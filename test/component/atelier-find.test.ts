/** L'atelier: words sought and replaced in a whole report, the list of keys, passages marked as read at once. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deskBy } from '#test/support/component/at-desk.ts';
import { useAtelier } from '#test/support/component/atelier.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { saved, text, write } from '#test/support/e2e/desk-pages.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';

const visit = useAtelier();
const [phone, wide] = screens;

const atDesk = deskBy(visit, wide);
const dialog = (page: Page) => page.getByRole('dialog');
const plan = (page: Page) => page.getByRole('navigation', { name: 'Plan du rapport' });
const nextSection = async (page: Page) => {
  const title = page.locator('article h2').first();
  const before = await title.innerText();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => title.innerText()).not.toBe(before);
};

test('words are found in all sections, reached, replaced, and given back', async () => {
  const { page } = await atDesk();
  await write(page, 'Cher Paul, voici Paul.');
  await nextSection(page);
  await write(page, 'Paul aime la mer.');
  await page.keyboard.press('Control+Shift+F');
  await dialog(page).getByLabel('Mots à chercher').fill('paul');
  await dialog(page).getByText('3 endroits dans 2 sections').waitFor();
  await checkPage(page);

  await dialog(page)
    .getByRole('button', { name: /^Paul aime la mer/ })
    .click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Paul');

  await button(page, 'Chercher').click();
  await dialog(page).getByLabel('Remplacer par').fill("l'amie");
  await button(page, 'Remplacer les 3').click();
  await dialog(page).getByText('3 remplacements faits').waitFor();
  await page.keyboard.press('Escape');
  expect(await text(page).innerText()).toContain('l’amie aime la mer.');
  await page.keyboard.press('Alt+ArrowUp');
  await see(page, 'Cher l’amie, voici l’amie.');
  await saved(page);
  await page.reload();
  await text(page).waitFor();
  await see(page, /Cher l’amie, voici l’amie\.|l’amie aime la mer\./);
});

test('a replacement is taken back in the open section and in the others', async () => {
  const { page } = await atDesk();
  await write(page, 'Cher Paul.');
  await nextSection(page);
  await write(page, 'Paul aime la mer.');
  await page.keyboard.press('Control+Shift+F');
  await dialog(page).getByLabel('Mots à chercher').fill('Paul');
  await dialog(page).getByLabel('Remplacer par').fill('Léa');
  await button(page, 'Remplacer les 2').click();
  await button(page, 'Annuler ce remplacement').click();
  await dialog(page).getByText('2 endroits dans 2 sections').waitFor();
  await page.keyboard.press('Escape');
  expect(await text(page).innerText()).toContain('Paul aime la mer.');
  await page.keyboard.press('Alt+ArrowUp');
  await see(page, 'Cher Paul.');
});

test('one place is replaced alone, and nothing found says so', async () => {
  const { page } = await atDesk(phone);
  await write(page, 'Lune et Lunette.');
  await button(page, 'Chercher').click();
  await dialog(page).getByLabel('Mots à chercher').fill('lune');
  await dialog(page).getByText('2 endroits dans 1 section').waitFor();
  await dialog(page).getByText('Mots entiers').click();
  await dialog(page).getByText('1 endroit dans 1 section').waitFor();
  await dialog(page).getByLabel('Remplacer par').fill('Terre');
  await dialog(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^Remplacer/ })
    .click();
  await dialog(page).getByText('1 remplacement fait').waitFor();
  await checkPage(page);
  await dialog(page).getByLabel('Mots à chercher').fill('soleil');
  await dialog(page).getByText('Rien trouvé').waitFor();
  await page.keyboard.press('Escape');
  expect(await text(page).innerText()).toContain('Terre et Lunette.');
});

test('«?» outside the text lists the keys, and is a question mark inside it', async () => {
  const { page } = await atDesk();
  await write(page, 'Quand ?');
  expect(await dialog(page).count()).toBe(0);
  await plan(page).focus();
  await page.keyboard.press('?');
  await dialog(page).getByText('Raccourcis du clavier').waitFor();
  await dialog(page).getByText('Insérer une valeur du dossier').waitFor();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await plan(page).getByRole('button', { name: 'Raccourcis' }).click();
  await dialog(page).getByText('Chercher dans le rapport').waitFor();
});

test('all passages of a section are marked as read at once', async () => {
  const { page } = await atDesk();
  await write(page, 'Un texte à garder.');
  await page.keyboard.press('Control+A');
  await page.getByRole('tab', { name: /^Passages/ }).click();
  await button(page, 'Garder la sélection en passage').click();
  await page.getByRole('tabpanel').getByLabel('Titre').fill('Mon passage');
  await button(page, 'Garder').click();
  await text(page).click();
  await page.keyboard.press('Control+End');
  for (const _time of [1, 2]) await button(page, 'Insérer Mon passage').click();
  await see(page, '2 passages à reprendre');
  await button(page, 'Marquer les 2 passages comme relus').click();
  await expect.poll(() => page.getByText('2 passages à reprendre').count()).toBe(0);
  expect(await button(page, 'Marquer comme relu').count()).toBe(0);
  await text(page).focus();
  await page.keyboard.press('Control+z');
  await see(page, '2 passages à reprendre');
});
