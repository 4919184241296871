/** /compte/lecture: what a report shows, keeps and prints, and how it is read by keys. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listOrders } from '#domain/wire/api.ts';
import { newAccount } from '#test/support/component/pool.ts';
import {
  answerKeeping,
  answerReading,
  readableOrder,
  readingAddress,
} from '#test/support/component/reading.ts';
import { answerAccount, useVisitors } from '#test/support/component/visitors.ts';
import { phone, screens } from '#test/support/e2e/browser.ts';
import { overflow } from '#test/support/e2e/check-page.ts';
import { hasFocus, press } from '#test/support/e2e/keyboard.ts';
import { covered } from '#test/support/e2e/reach.ts';
import { button, see, signInWith } from '#test/support/e2e/shop-pages.ts';
import { nameFor } from '#test/support/keys.ts';

const visit = useVisitors();

/** A customer with a delivered report from the desk, which the device may keep. */
const visitReader = async (viewport: (typeof screens)[number]['viewport']) => {
  const visitor = await visit({ viewport, as: newAccount() });
  visitor.answer(listOrders, () => ({ orders: [readableOrder()] }));
  answerReading(visitor);
  await answerKeeping(visitor.context, true);
  return visitor;
};

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const seeCover = (page: Page) => title(page, 'Camille D’Angelo').waitFor();
const contents = (page: Page) => page.getByRole('navigation', { name: 'Sommaire' });

describe.each(screens)('at $name', ({ viewport }) => {
  const isWide = viewport.width >= 1024;

  test('the order leads to the cover, the contents and the chapters', async () => {
    const { page } = await visitReader(viewport);
    await page.goto('/compte');
    await page.getByRole('tab', { name: 'Mes commandes' }).click();
    await page.getByRole('link', { name: `Lire mon rapport ${nameFor.western}` }).click();
    await seeCover(page);
    await page.getByRole('img', { name: 'Thème natal.' }).waitFor();
    await see(page, 'Gardé sur cet appareil');
    const entries = contents(page).getByRole('listitem');
    expect(await entries.count()).toBeGreaterThan(8);
    expect(await entries.nth(1).innerText()).toMatch(/^1\s+Votre ciel de naissance\s+page\s+4$/);
    await page.getByRole('link', { name: 'Commencer la lecture' }).click();
    await title(page, 'Chère Camille,').waitFor();
    expect(await hasFocus(title(page, 'Chère Camille,'))).toBe(true);
    await page.getByRole('link', { name: 'Chapitre 1. Votre ciel de naissance' }).click();
    await title(page, 'Votre ciel de naissance').waitFor();
    await page.getByText('La figure en mots').click();
    await see(page, 'Soleil : Bélier');
  });

  test('a margin note is beside its paragraph, or under it on a phone', async () => {
    const { page } = await visitReader(viewport);
    await page.goto(readingAddress('#chapitre-4'));
    await title(page, 'La Lune en Taureau, ou le besoin que cela dure').waitFor();
    const note = page.getByRole('note').filter({ visible: true }).first();
    const [beside, text] = await Promise.all([
      note.boundingBox(),
      note.locator('xpath=preceding-sibling::p').boundingBox(),
    ]);
    if (!beside || !text) throw new Error('the note is not there');
    if (isWide) expect(beside.x + beside.width).toBeLessThanOrEqual(text.x);
    else expect(beside.y).toBeGreaterThanOrEqual(text.y + text.height);
  });

  test('from 150 % on, a margin note is under its paragraph at any width', async () => {
    const { page } = await visitReader(viewport);
    await page.goto(readingAddress('#chapitre-4'));
    await title(page, /^La Lune en Taureau/).waitFor();
    for (let step = 0; step < 2; step += 1) await button(page, 'A+ : texte plus grand').click();
    const note = page.getByRole('note').filter({ visible: true }).first();
    const [below, text] = await Promise.all([
      note.boundingBox(),
      note.locator('xpath=preceding-sibling::p').boundingBox(),
    ]);
    if (!below || !text) throw new Error('the note is not there');
    expect(below.y).toBeGreaterThanOrEqual(text.y + text.height);
    expect(below.x).toBe(text.x);
  });

  test('a table shows all its columns, and the lines of a row have one height', async () => {
    const { page } = await visitReader(viewport);
    await page.goto(readingAddress('#chapitre-2'));
    const table = page.getByRole('table', { name: 'Positions' });
    const last = await table.getByRole('columnheader', { name: 'Maison' }).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    const row = table.getByRole('row').filter({ hasText: 'exaltation' }).first();
    const tops = await row.evaluate((element) =>
      [...element.children].map((cell) => {
        const range = document.createRange();
        const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
        if (words) range.selectNodeContents(words);
        return Math.round(range.getClientRects()[0]?.bottom ?? 0);
      }),
    );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2);
  });

  test('the end of a chapter turns the page, by the keyboard too, and the last one ends the report', async () => {
    const { page } = await visitReader(viewport);
    await page.goto(readingAddress('#chapitre-9'));
    const turn = page.getByRole('link', { name: 'Achevé d’écrire' }).filter({ visible: true }).last();
    await press(page, turn, 'Enter');
    await title(page, 'Achevé d’écrire').waitFor();
    await see(page, 'Fin du rapport');
  });

  test('the text grows to twice its size, nothing is cut, and the size is remembered', async () => {
    const { page } = await visitReader(viewport);
    await page.goto(readingAddress('#chapitre-2'));
    const heading = title(page, 'Les positions, et ce qui les relie');
    await heading.waitFor();
    const sizeOf = () => heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const usual = await sizeOf();
    const larger = button(page, 'A+ : texte plus grand');
    for (let step = 0; step < 4; step += 1) await larger.click();
    expect(await sizeOf()).toBeCloseTo(usual * 2, 0);
    expect(await larger.getAttribute('aria-disabled')).toBe('true');
    await see(page, 'Texte à 200 %');
    expect(await overflow(page)).toBe(0);
    // What is looked at must have arrived.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await covered(page)).toEqual([]);
    await page.reload();
    await heading.waitFor();
    expect(await sizeOf()).toBeCloseTo(usual * 2, 0);
    await button(page, 'A− : texte plus petit').click();
    expect(await sizeOf()).toBeCloseTo(usual * 1.75, 0);
  });

  test('the place is kept: the neatline fills, and the cover leads back to the chapter', async () => {
    const { page } = await visitReader(viewport);
    await page.goto(readingAddress('#chapitre-4'));
    const heading = title(page, /^La Lune en Taureau/);
    await heading.waitFor();
    const bar = page.getByRole('progressbar', { name: 'Place dans le rapport' });
    const before = Number(await bar.getAttribute('value'));
    const paragraph = page.locator('#chapitre-4 [data-block="2"]');
    await paragraph.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(before);
    await page.goto(readingAddress());
    await seeCover(page);
    expect(await contents(page).getByText('vous en êtes là').count()).toBe(1);
    await page.getByRole('link', { name: 'Reprendre au chapitre 4' }).click();
    await heading.waitFor();
    await expect
      .poll(() => paragraph.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
      .toBeLessThan(200);
  });

  test('a chapter that was read to its end has a full disc and its word', async () => {
    const { page } = await visitReader(viewport);
    await page.goto(readingAddress('#chapitre-6'));
    await page.getByRole('link', { name: /^Chapitre 7\./ }).click();
    await title(page, /^Les maisons/).waitFor();
    await page.goto(readingAddress());
    await seeCover(page);
    const entry = contents(page).getByRole('link', { name: /^6/ });
    await entry.getByText('lu', { exact: true }).waitFor();
  });

  test('arrows change the chapter, S shows the contents, and the letter can be switched off', async () => {
    const { page } = await visitReader(viewport);
    await page.goto(readingAddress());
    await seeCover(page);
    await page.keyboard.press('ArrowRight');
    await title(page, 'Chère Camille,').waitFor();
    await page.keyboard.press('ArrowRight');
    await title(page, 'Votre ciel de naissance').waitFor();
    await page.keyboard.press('ArrowLeft');
    await title(page, 'Chère Camille,').waitFor();
    await page.keyboard.press('s');
    const heading = contents(page).getByRole('heading', { level: 2, name: 'Sommaire' });
    await heading.waitFor();
    await expect.poll(() => hasFocus(heading)).toBe(true);
    await press(page, button(page, 'Désactiver la touche S'), 'Enter');
    await page.keyboard.press('ArrowRight');
    await title(page, isWide ? 'Votre ciel de naissance' : 'Chère Camille,').waitFor();
    await page.keyboard.press('s');
    expect(await hasFocus(page.locator('#sommaire-titre'))).toBe(false);
    await press(page, page.getByRole('link', { name: /^Chapitre \d\./ }).filter({ visible: true }), 'Enter');
    await title(page, isWide ? 'Les positions, et ce qui les relie' : 'Votre ciel de naissance').waitFor();
  });
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('it prints whole, without controls', async () => {
    const { page } = await visitReader(viewport);
    await page.goto(readingAddress('#chapitre-2'));
    await title(page, 'Les positions, et ce qui les relie').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Camille D’Angelo', 'Chère Camille,', /^Saturne au zénith/, 'Achevé d’écrire'])
      expect(await title(page, name).isVisible(), `${name}`).toBe(true);
    for (const role of ['navigation', 'progressbar'] as const)
      expect(await page.getByRole(role).count(), role).toBe(0);
    // The notes in the margin are words on paper.
    expect(await page.locator('button:visible:not([aria-expanded])').count()).toBe(0);
  });

  test('without a session it asks for one, and then shows the report', async () => {
    const customer = newAccount();
    const visitor = await visit({ viewport });
    const { page, pool } = visitor;
    pool.accept(customer);
    answerAccount(visitor, customer);
    answerReading(visitor);
    await page.goto(readingAddress());
    await see(page, 'Connectez-vous pour lire votre rapport.');
    await signInWith(page, customer);
    await seeCover(page);
  });
});
