/** L'atelier: the chart beside the text, what glows in it, what is touched in it, and the proofs that Tab takes. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listPassages } from '#domain/wire/desk.ts';
import { deskBy } from '#test/support/component/at-desk.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk, saved, text, write } from '#test/support/e2e/desk-pages.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const [phone, wide] = screens;
const atDesk = deskBy(visit, wide);
const atGraph = deskBy(visit, wide, keyFor.design);

const piece = (page: Page, mark: string) => page.locator(`[data-mark="${mark}"]`);
const entry = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
const offer = (page: Page, name: string) => page.getByRole('button', { name: `En marge : ${name}` });
const notes = (page: Page) => text(page).getByRole('button', { name: /^Retirer .* de la marge$/ });
const words = async (page: Page) => (await text(page).innerText()).replaceAll(/\s+/g, ' ').trim();
const hasFocus = (page: Page) => text(page).evaluate((element) => element === document.activeElement);
const seeLit = (page: Page, marks: readonly string[]) =>
  expect
    .poll(
      () =>
        page
          .locator('[data-mark][aria-current]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-mark')).sort()),
      { timeout: 15_000 },
    )
    .toEqual([...marks].sort());

test('a touched planet inserts what the dossier says of it where the caret was, as one thing to undo', async () => {
  const { page } = await atDesk();
  await write(page, 'Ici rêve.');
  for (let step = 0; step < ' rêve.'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' la ');
  await piece(page, 'moon').click();
  await entry(page, 'Insérer Lune en Taureau, 27°34′, maison I').click();
  expect(await words(page)).toBe('Ici la Lune en Taureau, 27°34′, maison I rêve.');
  expect(await page.getByTitle('Valeur du dossier').count()).toBe(4);
  expect(await hasFocus(page)).toBe(true);
  await page.keyboard.press('Control+z');
  expect(await words(page)).toBe('Ici la rêve.');
});

test('a house, a line of an aspect and an angle are touched too', async () => {
  const { page } = await atDesk();
  await write(page, 'Un mot. ');
  for (const [mark, label] of [
    ['house VII', /^Insérer Maison VII en /],
    ['AS', /^Insérer Ascendant en /],
  ] as const) {
    await piece(page, mark).focus();
    await page.keyboard.press('Enter');
    await entry(page, label).click();
  }
  await piece(page, 'mercury neptune').dispatchEvent('click');
  await entry(page, 'Mettre Carré Mercure et Neptune en marge').click();
  await notes(page).waitFor();
  expect(await words(page)).toMatch(/^Un mot\. Maison VII en Balance, .*Ascendant en Bélier, /u);
});

test('by keyboard one stop leads to all pieces, and Esc gives the focus back', async () => {
  const { page } = await atDesk();
  await write(page, 'Un mot.');
  const stops = page.locator('[data-mark][tabindex="0"]');
  await button(page, 'Replier le dessin').focus();
  await page.keyboard.press('Tab');
  expect(await stops.getAttribute('data-mark')).toBe('AS');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  for (const _ of ['MC', 'sun', 'moon']) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await entry(page, /^Insérer Lune en/).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator(':focus').getAttribute('data-mark')).toBe('moon');
  expect(await stops.count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await notes(page).waitFor();
  expect(await hasFocus(page)).toBe(true);
});

test('a piece offers the own passages that fit it', async () => {
  const passage = (id: string, title: string, sign: string) => ({
    ...{ id, title, service: keyFor.western, at: '2026-11-25T08:00:00.000Z' },
    placements: [{ reference: 'positions/Lune/Signe', text: sign }],
    blocks: [{ kind: 'paragraph' as const, runs: ['Mes mots sur la Lune.'] }],
  });
  const passages = [passage('a', 'Lune en Taureau', 'Taureau'), passage('b', 'Lune en Lion', 'Lion')];
  const { page } = await atDesk(wide, ({ answer }) => answer(listPassages, () => ({ passages })));
  await write(page, 'Un mot.');
  await piece(page, 'moon').click();
  expect(await entry(page, /^Passage/).count()).toBe(1);
  await entry(page, /Lune en Taureau »$/).click();
  await see(page, 'pas encore repris');
});

test('what the caret’s paragraph names glows, and moves nothing', async () => {
  const { page } = await atDesk();
  await write(page, 'Votre Lune en Taureau, en maison I, veille.');
  await seeLit(page, ['moon', 'house I']);
  const place = await piece(page, 'sun').boundingBox();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Votre Mercure est au carré de Neptune.');
  await seeLit(page, ['mercury', 'neptune', 'mercury neptune']);
  expect(await piece(page, 'sun').boundingBox()).toEqual(place);
  await page.keyboard.press('Control+Home');
  await seeLit(page, ['moon', 'house I']);
});

test('four pillars glow and give their proofs too', async () => {
  const expert = newExpert(keyFor.chinese);
  const part = takenPart(expert);
  const { page } = await visit(memoryAtelier([part]), expert, wide);
  await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  await openDesk(page);
  await write(page, 'Le tronc du jour éclaire ; sous la Chèvre dorment trois racines.');
  await seeLit(page, ['hidden 3', 'stem 1']);
  await offer(page, 'Tronc du jour, Ding').waitFor();
  await page.keyboard.press('Tab');
  await offer(page, 'Troncs cachés de l’année, Ji, Nourricier').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => notes(page).count()).toBe(2);
  await piece(page, 'branch 2').click();
  await entry(page, 'Mettre Branche du mois en marge').click();
  await button(page, 'Retirer Branche du mois de la marge').waitFor();
});

test('centres, channels and planets of a body graph glow, and their proofs are offered', async () => {
  const { page } = await atGraph();
  await write(page, 'Votre canal 3-60 pousse depuis la racine, et le Soleil inconscient y veille.');
  await seeLit(page, ['gate 3', 'gate 60', 'root']);
  for (const name of ['3-60, Sacral et Racine', 'Soleil (design), 60.3', 'Racine, définie']) {
    await offer(page, name).waitFor();
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => notes(page).count()).toBe(3);
});

test('Tab takes the proofs of a paragraph one after the other, then it leaves the text', async () => {
  const { page } = await atDesk();
  await write(page, 'Votre Lune en Taureau veille. Votre Soleil en Bélier avance.');
  await offer(page, 'Lune, Taureau').waitFor();
  await page.keyboard.press('Tab');
  await offer(page, 'Soleil, Bélier').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => notes(page).count()).toBe(2);
  expect(await hasFocus(page)).toBe(true);
  await saved(page);
  await page.keyboard.press('Tab');
  expect(await hasFocus(page)).toBe(false);
});

test('↓ shows the next proof, Esc leaves them, and Tab moves on', async () => {
  const { page } = await atDesk();
  await write(page, 'Votre Lune en Taureau veille. Votre Soleil en Bélier avance.');
  await offer(page, 'Lune, Taureau').waitFor();
  await page.keyboard.press('ArrowDown');
  await offer(page, 'Soleil, Bélier').waitFor();
  await page.keyboard.press('Escape');
  await offer(page, 'Soleil, Bélier').waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  expect(await hasFocus(page)).toBe(false);
  expect(await notes(page).count()).toBe(0);
});

test('who comes by Tab goes on by Tab, and takes nothing', async () => {
  const { page } = await atDesk();
  await write(page, 'Votre Lune en Taureau veille.');
  await offer(page, 'Lune, Taureau').waitFor();
  await saved(page);
  await page.keyboard.press('F6');
  await offer(page, 'Lune, Taureau').waitFor({ state: 'detached' });
  await page.reload();
  await seeLit(page, ['moon']);
  await page.getByRole('tab', { name: 'Rédaction' }).focus();
  while (!(await hasFocus(page))) await page.keyboard.press('Tab');
  await page.waitForTimeout(600);
  await page.keyboard.press('Tab');
  expect(await hasFocus(page)).toBe(false);
  expect(await notes(page).count()).toBe(0);
  await text(page).click();
  await offer(page, 'Lune, Taureau').waitFor();
});

test('nothing is offered that the dossier contradicts, and the caret’s correction keeps its Tab', async () => {
  const { page } = await atDesk();
  await write(page, 'Votre Soleil en Bélier avance. Votre Lune en Lion');
  await offer(page, 'Soleil, Bélier').waitFor();
  expect(await page.getByText(/^1 sur/).count()).toBe(0);
  await text(page)
    .getByTitle(/^Le texte dit/)
    .waitFor();
  for (const _ of 'Lion') await page.keyboard.press('ArrowLeft');
  await button(page, /^Remplacer par/).waitFor();
  await page.keyboard.press('Tab');
  expect(await button(page, /^Remplacer par/).evaluate((element) => element.matches(':focus'))).toBe(true);
  expect(await notes(page).count()).toBe(0);
});

test('a low window has no chart above a conversation', async () => {
  const { page } = await atDesk();
  await page.setViewportSize({ width: 1280, height: 720 });
  await piece(page, 'sun').waitFor();
  await page.getByRole('tab', { name: /^Échange/ }).click();
  await piece(page, 'sun').waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: /^Passages/ }).click();
  await piece(page, 'sun').waitFor();
});

test('a folded chart stays folded on this device', async () => {
  const { page } = await atDesk();
  await piece(page, 'sun').waitFor();
  await button(page, 'Replier le dessin').click();
  await piece(page, 'sun').waitFor({ state: 'detached' });
  await page.reload();
  await button(page, 'Montrer le dessin').click();
  await piece(page, 'sun').waitFor();
});

describe.each(screens)('at $name', (screen) => {
  test('the chart and the offered proof are reached, read and within the window', async () => {
    const { page } = await atDesk(screen);
    await write(page, 'Votre Lune en Taureau, en maison I, veille. Votre Soleil en Bélier avance.');
    await offer(page, 'Lune, Taureau').waitFor();
    await checkPage(page);
    await offer(page, 'Lune, Taureau').click();
    await notes(page).waitFor();
    expect(await hasFocus(page)).toBe(true);
    if (screen === phone) await page.getByRole('button', { name: 'Dossier' }).click();
    await seeLit(page, ['moon', 'house I', 'sun']);
    await piece(page, 'sun').click();
    await entry(page, /^Insérer Soleil en Bélier/).waitFor();
    await checkPage(page);
    await entry(page, 'Mettre Soleil en marge').click();
    await expect.poll(() => notes(page).count()).toBe(2);
  });
});
