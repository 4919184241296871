/** L'atelier: passages are written, tied and changed beside the text of a report. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savePassage } from '#domain/wire/desk.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { bodyOf } from '#test/support/component/answers.ts';
import { deskBy } from '#test/support/component/at-desk.ts';
import { useAtelier } from '#test/support/component/atelier.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { text } from '#test/support/e2e/desk-pages.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useAtelier();
const atDesk = deskBy(visit);
const [phone, wide] = screens;

const panel = (page: Page) => page.getByRole('tabpanel', { name: /^Passages/ });
const typed = (page: Page) => panel(page).getByRole('textbox', { name: 'Texte', exact: true });

const atPassages = async (screen: (typeof screens)[number]) => {
  const visitor = await atDesk(screen);
  const { page } = visitor;
  await (screen === phone ? button(page, 'Passages') : page.getByRole('tab', { name: /^Passages/ })).click();
  await panel(page).waitFor();
  return visitor;
};

test.each(screens)(
  'a passage is written in the panel, and its ties begin with this dossier ($name)',
  async (screen) => {
    const { page, answer } = await atPassages(screen);
    const sent = answer(savePassage, (one) => ({
      ...bodyOf(one),
      id: one.params.passage ?? '',
      at: '2026-11-29T08:00:00.000Z',
    }));
    await button(page, 'Écrire un passage').click();
    await panel(page).getByLabel('Ligne').selectOption('Lune');
    await expect.poll(() => panel(page).getByLabel('Valeur', { exact: true }).inputValue()).toBe('Taureau');
    await button(page, 'Ajouter').click();
    await typed(page).fill('{prénom}, une Lune en terre aime ce qui dure.');
    await checkPage(page);
    await button(page, 'Garder').click();
    await seeToast(page, 'Passage gardé');
    await see(page, /Lune Taureau/);
    expect(await page.locator(':focus').innerText()).toBe('Écrire un passage');
    expect(sent.map(({ body }) => body)).toMatchObject([
      {
        title: '{prénom}, une Lune en terre',
        placements: [{ reference: 'positions/Lune/Signe', text: 'Taureau' }],
      },
    ]);
  },
);

test('a begun passage waits while one looks into the dossier, and is left only on purpose', async () => {
  const { page, answer, expectProblem } = await atPassages(wide);
  await button(page, 'Écrire un passage').click();
  await panel(page).getByLabel('Titre').fill('Ma Lune');
  await typed(page).fill('Des mots à moi.');
  await page.getByRole('tablist', { name: 'À insérer' }).getByRole('tab', { name: 'Dossier' }).click();
  await text(page).click();
  await page.keyboard.type('Le rapport continue.');
  await page.getByRole('tab', { name: /^Passages/ }).click();
  expect(await typed(page).innerText()).toBe('Des mots à moi.');
  expectProblem(/status of 409/);
  answer(savePassage, () => {
    throw new ShopError('passages_full');
  });
  await button(page, 'Garder').click();
  await see(page, /Vous gardez déjà 3.000 passages/);
  expect(await panel(page).getByLabel('Titre').inputValue()).toBe('Ma Lune');
  await panel(page).getByRole('button', { name: 'Annuler' }).click();
  await see(page, 'Quitter sans garder ?');
  await button(page, 'Quitter').click();
  await button(page, 'Écrire un passage').waitFor();
});

test('a form whose script does not load says so beside the text, and comes at the second try', async () => {
  const { page, expectProblem } = await atPassages(wide);
  await text(page).click();
  await page.keyboard.type('Le rapport continue.');
  expectProblem(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await button(page, 'Écrire un passage').click();
  await panel(page).getByText('Cette partie n’a pas pu s’afficher').waitFor();
  expect(await text(page).innerText()).toContain('Le rapport continue.');
  await checkPage(page);
  await page.unroute('**/assets/*.js');
  await panel(page).getByRole('button', { name: 'Réessayer' }).click();
  await typed(page).waitFor();
});
