/** L'atelier: who writes by keys goes on writing where the desk leads. */
import { test } from 'vitest';
import type { Passage } from '#domain/report/passage.ts';
import { listPassages } from '#domain/wire/desk.ts';
import { deskBy } from '#test/support/component/at-desk.ts';
import { useAtelier } from '#test/support/component/atelier.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { text, write } from '#test/support/e2e/desk-pages.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const [_phone, wide] = screens;
const atDesk = deskBy(useAtelier(), wide);

const moon: Passage = {
  ...{ id: 'lune', title: 'Lune en Taureau', service: keyFor.western, at: '2026-11-25T08:00:00.000Z' },
  placements: [{ reference: 'positions/Lune/Signe', text: 'Taureau' }],
  blocks: [{ kind: 'paragraph', runs: ['Ce que la Lune en Taureau veut dire, en mes mots à moi.'] }],
};

test('Alt+↓ leads into the text of the next section, and back to the caret of the last', async () => {
  const { page } = await atDesk();
  await write(page, 'Bonjour Camille');
  await page.keyboard.press('Alt+ArrowDown');
  await see(page, '2. Votre ciel de naissance');
  await page.keyboard.type('Le ciel, tout de suite.');
  await text(page).getByText('Le ciel, tout de suite.').waitFor();
  await page.keyboard.press('Alt+ArrowUp');
  await see(page, '1. Bonjour Camille,');
  await page.keyboard.type(', et merci.');
  await text(page).getByText('Bonjour Camille, et merci.').waitFor();
});

test('a section whose passages are marked as read is written on at once', async () => {
  const { page } = await atDesk(wide, ({ answer }) => answer(listPassages, () => ({ passages: [moon] })));
  await page.getByRole('button', { name: /^Le Soleil, la Lune/ }).click();
  await page.getByRole('button', { name: 'Insérer Lune en Taureau' }).click();
  await page.keyboard.press('Control+End');
  await button(page, 'Marquer le passage comme relu').click();
  await page.keyboard.type('Je continue.');
  await text(page).getByText('Je continue.').waitFor();
});

const noted: Passage = {
  ...moon,
  blocks: [
    {
      kind: 'paragraph',
      runs: ['Ce que la Lune en Taureau veut dire, en mes mots à moi.'],
      proof: ['positions/Lune'],
    },
  ],
};

test('Ctrl+End leads behind the last word, whatever stands in its margin, and Ctrl+Home before the first', async () => {
  const { page } = await atDesk(wide, ({ answer }) => answer(listPassages, () => ({ passages: [noted] })));
  await button(page, 'Assembler le brouillon').click();
  await button(page, 'Insérer 1 passage').click();
  await page.getByRole('button', { name: /^Le Soleil, la Lune/ }).click();
  await text(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('D’abord. ');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Et voilà.');
  await text(page)
    .getByText('D’abord. Ce que la Lune en Taureau veut dire, en mes mots à moi. Et voilà.')
    .waitFor();
});
