/** L'atelier: the writing desk, and what becomes of its text without a network, in a second tab and without the part. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { saveSection } from '#domain/wire/desk.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { deskBy } from '#test/support/component/at-desk.ts';
import { useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { openDesk, saved, stopClock, text, write } from '#test/support/e2e/desk-pages.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const [_phone, wide] = screens;

const atDesk = deskBy(visit);
const seeState = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

test('what is typed is French, is saved, and stands there after a reload', async () => {
  const { page } = await atDesk();
  await write(page, 'L\'heure est "écrite" : quelle heure ?');
  await saved(page);
  await page.reload();
  await text(page).waitFor();
  expect(await text(page).innerText()).toContain(
    'L’heure est «\u202fécrite\u202f»\u00a0: quelle heure\u202f?',
  );
});

test.each([...screens, { name: 'low window', viewport: { width: 1440, height: 640 } }])(
  'the desk ends with the window, so that its head stays below the header ($name)',
  async (screen) => {
    const { page } = await atDesk(screen);
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(below).toBe(0);
  },
);

test('a long text and a long plan scroll inside the desk, and leave the window as high as it is', async () => {
  const { page } = await atDesk(wide);
  for (let line = 0; line < 30; line += 1) await write(page, `Ligne ${line}.\n`);
  await saved(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('a value comes from the dossier by «@», and Esc writes the sign itself', async () => {
  const { page } = await atDesk();
  await write(page, 'La Lune est en @');
  await page.getByRole('combobox', { name: /^Insérer une valeur/ }).fill('lune taureau');
  await page.getByRole('option', { name: 'Taureau Lune', exact: true }).click();
  await page.getByTitle('Valeur du dossier').waitFor();
  await page.keyboard.type(' ou @');
  await page.keyboard.press('Escape');
  expect(await text(page).innerText()).toContain('Taureau ou @');
});

test('a section takes a sign of the dossier beside its title', async () => {
  const { page, answer } = await atDesk(wide);
  await text(page).waitFor();
  const sent = answer(saveSection, () => ({ revision: 1, at: new Date().toISOString() }));
  await button(page, 'Renommer').click();
  await page.getByLabel('Signe près du titre').selectOption('Lune');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => sent.at(-1)?.body?.section.glyph, { timeout: 15_000 }).toBe('moon');
  await button(page, 'Renommer').click();
  await page.getByLabel('Signe près du titre').selectOption('Aucun');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => sent.at(-1)?.body?.section.glyph, { timeout: 15_000 }).toBeUndefined();
});

test('«@» opens after an apostrophe and a dash', async () => {
  const { page } = await atDesk();
  for (const before of ["l'@", '–@']) {
    await write(page, before);
    await page.getByRole('combobox', { name: /^Insérer une valeur/ }).waitFor();
    await page.keyboard.press('Escape');
  }
});

/** Pastes as a program gives its text: HTML and plain text. */
const paste = (page: Page, html: string, plain: string) =>
  text(page).evaluate(
    (element, [rich = '', words = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich);
      clipboardData.setData('text/plain', words);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain] as const,
  );

test('a paste from Word or Google Docs keeps italics and titles, and tells what it leaves out', async () => {
  const { page } = await atDesk();
  await write(page, 'Avant. ');
  await paste(page, '<p>Un mot <i>important</i> ici</p>', 'Un mot important ici');
  expect(await text(page).locator('em').allInnerTexts()).toEqual(['important']);
  expect(await page.getByText('Images et mise en forme retirées, texte gardé.').count()).toBe(0);
  const docs =
    '<b style="font-weight:normal"><h2>Un titre</h2><p>L\'un <span style="font-style:italic">et</span> l\'autre -- "oui".</p></b>';
  await paste(page, docs, "Un titre L'un et l'autre");
  await text(page).getByRole('heading', { name: 'Un titre' }).waitFor();
  expect(await text(page).innerText()).toContain('L’un et l’autre – «\u202foui\u202f».');
  expect(await text(page).locator('em').allInnerTexts()).toEqual(['important', 'et']);
  await paste(page, '<ul><li>Premier</li><li>Second</li></ul>', 'Premier Second');
  await seeToast(page, 'Images et mise en forme retirées, texte gardé.');
  expect(await text(page).innerText()).toMatch(/Premier\s+Second/);
});

test.each([
  ['a list of Word', '<p class="Paragraphe" style="mso-list:l0 level1 lfo1">Premier</p>', /Premier/],
  ['a table of Word', '<table class="MsoTableGrid"><tr><td>Un</td><td>Deux</td></tr></table>', /Un\s+Deux/],
  ['a list of Docs', '<ul><li style="list-style-type:disc"><p>Premier</p></li></ul>', /Premier/],
  [
    'a title of Docs',
    '<p><span style="font-size:26pt">Mon titre</span></p><p>Suite</p>',
    /Mon titre\s+Suite/,
  ],
  ['a bold word of Docs', '<p><span style="font-size:11pt;font-weight:700">Gras</span></p>', /Gras/],
])('a paste keeps the words of %s and tells what it leaves out', async (_what, html, words) => {
  const { page } = await atDesk();
  await write(page, 'Avant. ');
  await paste(page, html, 'Sans importance');
  await seeToast(page, 'Images et mise en forme retirées, texte gardé.');
  expect(await text(page).innerText()).toMatch(words);
});

test('a paste of Word or Google Docs as they come tells nothing that it keeps', async () => {
  const { page } = await atDesk();
  const word =
    '<p class="MsoTitle">Le ciel</p><h1 style="font-size:20pt;font-weight:bold">Un</h1><p class="MsoNormal"><span style="font-size:12.0pt">Mot <i>dit</i></span></p>';
  await paste(page, word, 'Le ciel Un Mot dit');
  for (const name of ['Le ciel', 'Un']) await text(page).getByRole('heading', { name }).waitFor();
  expect(await text(page).locator('em').allInnerTexts()).toEqual(['dit']);
  expect(await page.getByText('Images et mise en forme retirées, texte gardé.').count()).toBe(0);
});

test('one undo takes back one thing, also after another section was open', async () => {
  const { page } = await atDesk(wide);
  const now = Date.now();
  await stopClock(page, now);
  await write(page, "L'heure");
  await stopClock(page, now + 600);
  await page.keyboard.type(' juste ?');
  await page.keyboard.press('Alt+ArrowDown');
  await write(page, 'Une autre section.');
  await page.keyboard.press('Alt+ArrowUp');
  await text(page).getByText('L’heure juste\u202f?').waitFor();
  await text(page).focus();
  await page.keyboard.press('Control+z');
  expect(await text(page).innerText()).toMatch(/L’heure$/);
  await page.keyboard.press('Control+z');
  expect((await text(page).innerText()).trim()).toBe('');
  await page.keyboard.press('Control+y');
  await text(page).getByText('L’heure').waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await text(page).getByText('Une autre section.').waitFor();
});

test('without a network the text stays on the device, and goes when it is back', async () => {
  const { page, setOffline, expectProblem } = await atDesk(wide);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await setOffline(true);
  await write(page, 'Écrit sans réseau.');
  await seeState(page, 'Hors ligne : tout est gardé sur cet appareil');
  await setOffline(false);
  await saved(page);
});

test('a second tab asks before it writes, and finds the whole text', async () => {
  const { page, context } = await atDesk(wide);
  await write(page, 'Dans le premier onglet.');
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('tab', { name: 'Rédaction' }).click();
  await see(second, 'Ouvert dans un autre onglet. Écrire ici ?');
  await button(second, 'Reprendre ici').click();
  await text(second).waitFor();
  expect(await text(second).innerText()).toContain('Dans le premier onglet.');
  await see(page, 'Ouvert dans un autre onglet. Écrire ici ?');
});

test('a selection becomes a passage in two taps, and comes back with its mark', async () => {
  const { page } = await atDesk(wide);
  await write(page, 'Un mot sur la manière de lire.');
  await page.keyboard.press('Control+a');
  await page.getByRole('tab', { name: /^Passages/ }).click();
  await button(page, 'Garder la sélection en passage').click();
  await button(page, 'Garder').click();
  await page.keyboard.press('F6');
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: /^Insérer Un mot/ }).click();
  await see(page, 'pas encore repris');
  await button(page, 'Marquer comme relu').click();
  await page.getByText('pas encore repris').waitFor({ state: 'hidden' });
});

describe('a part that is no longer the expert’s', () => {
  test('a colleague who takes over finds the saved text; the rest stays on the first device', async () => {
    const { page, atelier, part, expectProblem } = await atDesk();
    await write(page, 'Avant la reprise.');
    await saved(page);
    const colleague = newExpert(keyFor.western, 'Pascal Riviere');
    atelier.put(takenPart(colleague, { order_id: part.order_id }));
    expectProblem(/status of 403/);
    await write(page, ' Après la reprise.');
    await seeState(page, 'Non enregistré chez nous, gardé sur cet appareil');
    await seeState(page, /n’est plus à vous/);
    expect(await text(page).innerText()).toContain('Avant la reprise. Après la reprise.');

    const { page: theirs } = await visit(atelier, colleague);
    await theirs.goto(page.url());
    await openDesk(theirs);
    const taken = await text(theirs).innerText();
    expect(taken).toContain('Avant la reprise.');
    expect(taken).not.toContain('Après');
  });

  test('a withdrawal while one writes is told, and the text stays on the device', async () => {
    const { page, atelier, part, expectProblem } = await atDesk();
    await write(page, 'Un début.');
    await saved(page);
    atelier.put({ ...part, queue: undefined, withdrawn_at: new Date().toISOString() });
    expectProblem(/status of 409/);
    await write(page, ' Une suite.');
    await seeState(page, /Le client s’est rétracté de cette consultation/);
    expect(await text(page).innerText()).toContain('Un début. Une suite.');
  });
});

/** The number of texts that the device holds. */
const textsOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('redaction');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const [name = ''] = opening.result.objectStoreNames;
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

test('signing out with unsent text asks first; what is left behind on purpose is removed', async () => {
  const { page, answer, expectProblem } = await atDesk(wide);
  answer(signOut, () => ({ signedOut: true }) as const);
  expectProblem(/ERR_FAILED|Failed to load/);
  await page.route('**/draft/**', (route) => route.abort());
  await write(page, 'Pas encore parti.');
  await seeState(page, 'Hors ligne : tout est gardé sur cet appareil');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await button(page, 'Déconnexion').filter({ visible: true }).click();
  await seeToast(page, 'Votre texte n’est pas encore envoyé');
  expect(asked).toEqual([expect.stringContaining('n’a pas pu être envoyé')]);
  expect(await text(page).innerText()).toContain('Pas encore parti.');
  expect(await textsOn(page)).toBeGreaterThan(0);

  page.once('dialog', (dialog) => void dialog.accept());
  await button(page, 'Déconnexion').filter({ visible: true }).click();
  await seeToast(page, 'Déconnexion réussie');
  expect(await textsOn(page)).toBe(0);
});
