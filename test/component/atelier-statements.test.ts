/** L'atelier: what the text says against its dossier is underlined, put right, left as it is, and summed up. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkDraft } from '#domain/wire/desk.ts';
import { deskBy } from '#test/support/component/at-desk.ts';
import { useAtelier } from '#test/support/component/atelier.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { saved, text, write } from '#test/support/e2e/desk-pages.ts';
import { button } from '#test/support/e2e/shop-pages.ts';

const visit = useAtelier();
const [, wide] = screens;

const atDesk = deskBy(visit, wide);

const underlined = (page: Page) => text(page).locator('[title^="Le texte dit"], [title^="Le dossier ne"]');
const seeUnderlined = (page: Page, words: readonly string[]) =>
  expect.poll(() => underlined(page).allInnerTexts(), { timeout: 15_000 }).toEqual(words);

/** Puts the caret before the words, by keys alone. */
const goTo = async (page: Page, words: string) => {
  const whole = await text(page).innerText();
  await text(page).focus();
  await page.keyboard.press('Control+Home');
  for (let step = whole.indexOf(words); step > 0; step -= 1) await page.keyboard.press('ArrowRight');
};

const paste = (page: Page, words: string) =>
  text(page).evaluate((element, plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, words);

test('what is typed, pasted or old is underlined where the dossier contradicts it', async () => {
  const { page } = await atDesk();
  await write(page, 'Votre Lune en Lion, le 31 février 1975, cher Hector. Votre Lune en Taureau. ');
  await seeUnderlined(page, ['Lion', '31 février 1975', 'Hector']);
  await paste(page, 'Vénus, en Capricorne, attend.');
  await seeUnderlined(page, ['Lion', '31 février 1975', 'Hector', 'Capricorne']);
  await saved(page);
  await page.reload();
  await text(page).waitFor();
  await seeUnderlined(page, ['Lion', '31 février 1975', 'Hector', 'Capricorne']);
});

test('by keyboard, a word becomes the value of the dossier, in one thing to undo', async () => {
  const { page } = await atDesk();
  await write(page, 'Votre Lune en Lion rêve.');
  await seeUnderlined(page, ['Lion']);
  await goTo(page, 'Lion');
  await page.getByText('Le texte dit «\u202fLion\u202f», le dossier «\u202fTaureau\u202f».').waitFor();
  await page.keyboard.press('Tab');
  expect(await button(page, /^Remplacer par/).evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByTitle('Valeur du dossier').filter({ hasText: 'Taureau' }).waitFor();
  await seeUnderlined(page, []);
  expect(await text(page).innerText()).toContain('Votre Lune en Taureau rêve.');
  await page.keyboard.press('Control+z');
  await seeUnderlined(page, ['Lion']);
});

test('a word that is left stays without a line until its sentence changes', async () => {
  const { page } = await atDesk();
  await write(page, 'Votre Lune en Lion rêve.');
  await seeUnderlined(page, ['Lion']);
  await underlined(page).click();
  await button(page, 'Laisser').click();
  await seeUnderlined(page, []);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Ici, ');
  await seeUnderlined(page, ['Lion']);
});

test('another house system is held against the text at once', async () => {
  const { page } = await atDesk();
  await write(page, 'Votre Lune est en maison I.');
  await page.getByRole('tab', { name: 'Dossier' }).first().click();
  await button(page, 'Signes entiers').click();
  await page.getByRole('tab', { name: 'Rédaction' }).click();
  await seeUnderlined(page, ['I']);
});

describe.each(screens)('at $name', (screen) => {
  test('«Vérifier» lists what contradicts the dossier, and leads to it in another section', async () => {
    const { page, answer } = await atDesk(screen);
    answer(checkDraft, () => ({ findings: [] }));
    await write(page, 'Votre Lune en Lion rêve.');
    await seeUnderlined(page, ['Lion']);
    await saved(page);
    await page.keyboard.press('Alt+ArrowDown');
    await write(page, 'Une autre section.');
    await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
    const summary = page.getByRole('region', { name: 'Contraire au dossier' });
    await summary.getByText('Votre Lune en Lion rêve.').waitFor();
    await checkPage(page);
    await summary.getByRole('button', { name: /au lieu de/ }).click();
    await page.getByText('Le texte dit «\u202fLion\u202f», le dossier «\u202fTaureau\u202f».').waitFor();
    await checkPage(page);
    await button(page, /^Remplacer par/).click();
    await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
    await summary.getByText('Rien dans le texte ne contredit le dossier.').waitFor();
  });
});
