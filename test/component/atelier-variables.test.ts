/** L'atelier: variables take the values of the dossier, agreements follow the customer, and what is left stops «Livrer». */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Salutation } from '#domain/mail-form.ts';
import type { Passage } from '#domain/report/passage.ts';
import { checkDraft, listPassages, savePassage, saveSection } from '#domain/wire/desk.ts';
import { previewDraft } from '#domain/wire/typeset.ts';
import { bodyOf } from '#test/support/component/answers.ts';
import { deskBy } from '#test/support/component/at-desk.ts';
import { useAtelier } from '#test/support/component/atelier.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { saved, stopClock, text, write } from '#test/support/e2e/desk-pages.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const [, wide] = screens;
const openDeskOf = deskBy(visit, wide);

const moon: Passage = {
  ...{ id: 'lune', title: 'Lune en Taureau', service: keyFor.western, at: '2026-11-25T08:00:00.000Z' },
  placements: [{ reference: 'positions/Lune/Signe', text: 'Taureau' }],
  blocks: [
    {
      kind: 'paragraph',
      runs: ['{prénom}, vous êtes [né|née|venu·e au monde] avec la Lune à {degré}, en maison {maison}.'],
    },
  ],
};

type Asked = { screen?: (typeof screens)[number]; salutation?: () => Salutation | undefined };

const atDesk = ({ screen = wide, salutation }: Asked = {}) =>
  openDeskOf(screen, ({ answer }) => answer(listPassages, () => ({ passages: [moon] })), {
    ...(salutation && { salutation }),
  });

const seeText = (page: Page, words: string) =>
  expect.poll(() => text(page).innerText(), { timeout: 15_000 }).toContain(words);
const piece = (page: Page, notation: string): Locator => text(page).getByTitle(`${notation}\u00a0:`);
const underlined = (page: Page) => text(page).locator('[class*="misstated"]');

const insertMoon = async (page: Page) => {
  await page.getByRole('tab', { name: /^Passages/ }).click();
  await button(page, /^Insérer Lune en Taureau/)
    .or(page.getByRole('button', { name: 'Insérer Lune en Taureau' }))
    .first()
    .click();
};

test('a passage takes the values of its chart, and its agreements follow the customer', async () => {
  let salutation: Salutation | undefined = 'madame';
  const { page } = await atDesk({ salutation: () => salutation });
  await page.getByRole('tab', { name: 'Passages 1' }).waitFor();
  await insertMoon(page);
  await seeText(page, 'Camille, vous êtes née avec la Lune à ');
  await seeText(page, '27°34′, en maison I.');
  await text(page).getByTitle('Valeur du dossier\u00a0: Lune, Degré').waitFor();
  await saved(page);
  for (const [next, words] of [
    ['monsieur', 'vous êtes né avec'],
    [undefined, 'vous êtes venu·e au monde avec'],
  ] as const) {
    salutation = next;
    await page.reload();
    await seeText(page, words);
  }
  expect(await underlined(page).count()).toBe(0);
});

test('what is typed becomes a value or an agreement as soon as it is whole, and is stored as it was written', async () => {
  const { page, answer } = await atDesk({ salutation: () => 'madame' });
  await page.getByRole('tab', { name: 'Passages 1' }).waitFor();
  const sent = answer(saveSection, () => ({ revision: 1, at: new Date().toISOString() }));
  await write(page, '{prénom}, vous êtes [né|née] en maison {maison de la Lune} et prêt[|e].');
  await seeText(page, 'Camille, vous êtes née en maison ');
  await seeText(page, 'et prête.');
  await piece(page, '[né|née]').waitFor();
  await expect
    .poll(() => JSON.stringify(sent.at(-1)?.body?.section.blocks), { timeout: 15_000 })
    .toMatch(
      /\{prénom\}, vous êtes \[né\|née\] en maison ",\{"value":"positions\/Lune\/Maison".* et prêt\[\|e\]\."/,
    );
});

test('an agreement is opened by its key, changed, and is whole again', async () => {
  const { page } = await atDesk();
  await stopClock(page);
  await page.getByRole('tab', { name: 'Passages 1' }).waitFor();
  await write(page, 'Vous êtes [né|née]');
  await piece(page, '[né|née]').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await page.keyboard.type('|né·e');
  await page.keyboard.press('End');
  await page.keyboard.type(' ici.');
  await seeText(page, 'Vous êtes né·e ici.');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await seeText(page, 'Vous êtes [né|née');
});

test('a kept text has its variables again', async () => {
  const { page, answer } = await atDesk();
  const kept = answer(savePassage, (sent) => ({ ...bodyOf(sent), id: 'neuf', at: moon.at }));
  await page.getByRole('tab', { name: 'Passages 1' }).waitFor();
  await write(page, 'Votre Lune, en {signe de la Lune}, à {degré de la Lune}, {prénom}, [né|née|ici].');
  await seeText(page, ', Camille, ici.');
  await page.keyboard.press('Control+a');
  await page.getByRole('tab', { name: /^Passages/ }).click();
  await button(page, 'Garder la sélection en passage').click();
  await button(page, 'Garder').click();
  await expect
    .poll(() => kept.map(({ body }) => [body?.placements, body?.blocks]))
    .toEqual([
      [
        moon.placements,
        [{ kind: 'paragraph', runs: ['Votre Lune, en {signe}, à {degré}, {prénom}, [né|née|ici].'] }],
      ],
    ]);
});

test('a passage that gets another name keeps its variables', async () => {
  const { page, answer } = await atDesk();
  const kept = answer(savePassage, (sent) => ({ ...bodyOf(sent), id: moon.id, at: moon.at }));
  await page.getByRole('tab', { name: 'Passages 1' }).click();
  await page.getByText('avec la Lune à 27°34′').first().waitFor();
  await page.getByRole('button', { name: 'Modifier Lune en Taureau' }).click();
  await page.getByRole('tabpanel').getByLabel('Titre').fill('Ma Lune');
  await button(page, 'Garder').click();
  await expect
    .poll(() => kept.map(({ body }) => [body?.title, body?.blocks]))
    .toEqual([['Ma Lune', moon.blocks]]);
});

test('the preview has the words that its reader will read', async () => {
  const { page, answer } = await atDesk({ salutation: () => 'monsieur' });
  await page.getByRole('tab', { name: 'Passages 1' }).waitFor();
  await write(page, '{prénom}, vous êtes [né|née].');
  await piece(page, '[né|née]').waitFor();
  const asked = answer(previewDraft, () => ({
    ...{ pages: 1, page: 1, tag: 'a', spills: [], off: [], signs: [], missing: [] },
    conventions: { revision: 0, chosen: {} },
  }));
  await page.getByText('Avec les pages').click();
  await expect
    .poll(() => JSON.stringify(asked.at(-1)?.body?.document), { timeout: 15_000 })
    .toContain('"Camille, vous êtes né."');
});

describe.each(screens)('at $name', (screen) => {
  test('«Vérifier» lists what is left with its reason, leads to it, and «Livrer» waits', async () => {
    const { page, answer } = await atDesk({ screen });
    const left = {
      id: 'variable lettre 0',
      kind: 'variable' as const,
      section: 'lettre',
      text: 'À compléter',
    };
    answer(checkDraft, () => ({ findings: [{ ...left, confirm: false, stops: true }] }));
    await write(page, 'Vous êtes [né|née], à {degré}, en {maizon}, [de');
    await page.keyboard.type('|');
    await saved(page);
    await page.keyboard.press('Alt+ArrowDown');
    await write(page, 'Une autre section.');
    await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
    const summary = page.getByRole('region', { name: 'Variables et accords' });
    await summary.getByText('4 mots à compléter').waitFor();
    expect(await summary.getByRole('button').allInnerTexts()).toEqual([
      expect.stringMatching(/^\[né\|née\]\s: aucune forme d’adresse n’a été choisie/),
      expect.stringMatching(/^\{degré\}\s: plusieurs valeurs ont ce nom/),
      expect.stringMatching(/^\{maizon\}\s: le dossier n’a aucune valeur/),
      expect.stringMatching(/n’est pas fermé/),
    ]);
    await checkPage(page);
    expect(await button(page, 'Mettre en page').isDisabled()).toBe(true);
    await summary.getByRole('button', { name: /^\{maizon\}/ }).click();
    await seeText(page, 'Vous êtes [né|née], à {degré}');
    await page.keyboard.type('Vénus, pas ');
    await seeText(page, 'en Vénus, pas ');
    await checkPage(page);
  });
});
