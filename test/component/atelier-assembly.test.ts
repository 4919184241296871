/** L'atelier: the expert's own passages wait below the sections that speak of them, and come in one tap or all at once. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Passage } from '#domain/report/passage.ts';
import { listPassages } from '#domain/wire/desk.ts';
import { deskBy } from '#test/support/component/at-desk.ts';
import { useAtelier } from '#test/support/component/atelier.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { saved, text, write } from '#test/support/e2e/desk-pages.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const [phone, wide] = screens;

const passage = (id: string, title: string, ties: readonly (readonly [string, string])[]): Passage => ({
  ...{ id, title, service: keyFor.western, at: '2026-11-25T08:00:00.000Z' },
  placements: ties.map(([reference, words]) => ({ reference: `positions/${reference}`, text: words })),
  blocks: [{ kind: 'paragraph', runs: [`Ce que « ${title} » veut dire, en mes mots à moi.`] }],
});
const kept = [
  passage('lune', 'Lune en Taureau', [['Lune/Signe', 'Taureau']]),
  passage('soleil', 'Soleil en Bélier', [['Soleil/Signe', 'Bélier']]),
  passage('soleil-xii', 'Soleil caché', [
    ['Soleil/Signe', 'Bélier'],
    ['Soleil/Maison', 'XII'],
  ]),
  passage('lion', 'Lune en Lion', [['Lune/Signe', 'Lion']]),
  passage('mars', 'Mars en III', [['Mars/Maison', 'III']]),
];

const openDeskOf = deskBy(visit);
const atDesk = (screen: (typeof screens)[number], passages: readonly Passage[] = kept) =>
  openDeskOf(screen, ({ answer }) => answer(listPassages, () => ({ passages: [...passages] })));

const offer = (page: Page) => page.getByRole('region', { name: 'Vos passages pour cette section' });
test('a section offers the passages that fit it, the tightest first, each in one tap', async () => {
  const { page } = await atDesk(wide);
  expect(await offer(page).count()).toBe(0);
  await page.getByRole('button', { name: /^Le Soleil, la Lune/ }).click();
  await see(page, '3 de vos passages conviennent à cette section');
  expect(await offer(page).getByRole('listitem').locator('b').allInnerTexts()).toEqual([
    ...['Soleil caché', 'Soleil en Bélier', 'Lune en Taureau'],
  ]);
  await write(page, 'Mes premiers mots.');
  await page.getByRole('button', { name: 'Insérer Lune en Taureau' }).click();
  await see(page, '2 de vos passages conviennent à cette section');
  await see(page, 'Passage « Lune en Taureau », pas encore repris');
  expect(await text(page).innerText()).toMatch(/Mes premiers mots\.[\s\S]*Ce que «\s?Lune en Taureau\s?»/);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toMatch(/^Insérer/);
  await button(page, 'Insérer les deux').click();
  await offer(page).waitFor({ state: 'hidden' });
  expect(await text(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await saved(page);
  await page.keyboard.press('Control+z');
  await see(page, '2 de vos passages conviennent à cette section');
  expect(await text(page).innerText()).toContain('Lune en Taureau');
});

test.each(screens)(
  'the whole draft is shown before it is assembled, and taken back ($name)',
  async (screen) => {
    const { page } = await atDesk(screen);
    const isPhone = screen === phone;
    if (isPhone) await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await button(page, 'Assembler le brouillon').click();
    const dialog = page.getByRole('dialog', { name: 'Assembler le brouillon' });
    const places = dialog.getByRole('group');
    expect(await places.locator('legend').allInnerTexts()).toEqual([
      expect.stringContaining('Le Soleil, la Lune'),
      expect.stringContaining('Les douze maisons'),
    ]);
    await dialog.getByRole('checkbox', { name: /^Soleil en Bélier/ }).uncheck();
    await dialog.getByRole('button', { name: 'Insérer 3 passages' }).click();
    await see(page, '3 passages insérés dans 2 sections, à relire un par un.');
    const plan = page.getByRole('navigation', { name: 'Plan du rapport' });
    expect(await plan.isVisible()).toBe(!isPhone);
    await saved(page);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Les retirer');
    await button(page, 'Les retirer').click();
    await seeToast(page, 'Passages retirés');
  },
);

test('nothing is assembled without a choice, and a section that was written in keeps its text', async () => {
  const { page } = await atDesk(wide);
  await button(page, 'Assembler le brouillon').click();
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  for (const box of await boxes.all()) await box.uncheck();
  await button(page, 'Insérer 0 passage').click();
  await see(page, 'Choisissez au moins un passage.');
  for (const box of await boxes.all()) await box.check();
  await button(page, 'Insérer 4 passages').click();
  await page.getByRole('button', { name: /^Les douze maisons/ }).click();
  await see(page, 'Passage « Mars en III », pas encore repris');
  await write(page, 'Ma suite.');
  await button(page, 'Les retirer').click();
  await see(page, 'Une section que vous avez reprise depuis garde son texte.');
  expect(await text(page).innerText()).toContain('Ma suite.');
  await page.getByRole('button', { name: /^Le Soleil, la Lune/ }).click();
  await see(page, '3 de vos passages conviennent à cette section');
});

test('a long list shows its first entries, then more of them', async () => {
  const many = Array.from({ length: 45 }, (_, index) => passage(`p-${index}`, `Passage ${100 + index}`, []));
  const { page } = await atDesk(wide, many);
  await page.getByRole('tab', { name: /^Passages/ }).click();
  const entries = page.getByRole('button', { name: /^Insérer Passage 1/ });
  await expect.poll(() => entries.count()).toBe(40);
  await button(page, 'Afficher plus (5 autres)').click();
  await expect.poll(() => entries.count()).toBe(45);
  await page.getByRole('searchbox', { name: 'Chercher dans vos passages' }).fill('passage 144');
  await expect.poll(() => entries.count()).toBe(1);
});
