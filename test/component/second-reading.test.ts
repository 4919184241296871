/** L'atelier: a colleague reads a draft and comments beside its paragraphs; the expert sees to it, and nothing changes the text. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Block } from '#domain/report/document.ts';
import { placeOf } from '#domain/second-reading.ts';
import { checkDraft } from '#domain/wire/desk.ts';
import { ShopError } from '#domain/wire/errors.ts';
import {
  askColleague,
  colleaguePage,
  listReadings,
  type OpenedReading,
  readAsColleague,
  readComments,
  saveComment,
  settleComment,
} from '#domain/wire/readings.ts';
import { lost } from '#test/support/component/answers.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk, saved, text, write } from '#test/support/e2e/desk-pages.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const [phone, wide] = screens;
type Screen = Pick<(typeof screens)[number], 'viewport'>;

/** An expert who writes, and a colleague of another discipline. */
const pair = () => {
  const expert = newExpert();
  const colleague = newExpert(keyFor.western);
  const part = takenPart(expert);
  const atelier = memoryAtelier([part], { team: [expert, colleague] });
  const readingPath = `/atelier?relecture=${part.order_id}&service=${part.service}`;
  const atDesk = async ({ viewport }: Screen) => {
    const visitor = await visit(atelier, expert, { viewport });
    visitor.answer(checkDraft, () => ({ findings: [] }));
    await visitor.page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
    await openDesk(visitor.page);
    return visitor;
  };
  return { expert, colleague, atelier, atDesk, readingPath };
};

const openChecks = async (page: Page) => {
  await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Relecture par un collègue' }).waitFor();
};

const comment = (page: Page) => page.getByRole('textbox', { name: 'Votre commentaire' });

describe.each(screens)('at $name', (screen) => {
  test('a draft is read, commented, seen to, and the reading ends without a changed word', async () => {
    const { expert, colleague, atelier, atDesk, readingPath } = pair();
    const { page } = await atDesk(screen);
    await write(page, 'Votre Lune écoute, Camille.');
    await saved(page);
    await openChecks(page);
    await button(page, 'Demander la relecture').click();
    await see(page, 'Choisissez qui relit.');
    await page.getByLabel('Qui peut relire').selectOption({ label: colleague.name });
    await button(page, 'Demander la relecture').click();
    await seeToast(page, `${colleague.name} trouve ce brouillon`);
    await see(page, 'Aucun commentaire pour l’instant.');

    const reader = await visit(atelier, colleague, screen);
    await reader.page.goto('/atelier');
    await reader.page.getByRole('tab', { name: 'À relire 1' }).click();
    await see(reader.page, new RegExp(`^Demandé par ${expert.name}`));
    await reader.page.getByRole('link', { name: /^Relire/ }).click();
    await reader.page.getByText('Votre Lune écoute, Camille.', { exact: true }).waitFor();
    expect(new URL(reader.page.url()).search).toContain(readingPath.split('?')[1]?.split('&')[0]);
    expect(await reader.page.getByRole('textbox').count()).toBe(0);
    await checkPage(reader.page);

    const opener = reader.page.getByRole('button', { name: /^Commenter.*Votre Lune écoute/ });
    await opener.focus();
    await reader.page.keyboard.press('Enter');
    await button(reader.page, 'Enregistrer').click();
    await see(reader.page, 'Écrivez votre commentaire.');
    await comment(reader.page).fill('Un mot de trop ?');
    await reader.setOffline(true);
    await button(reader.page, 'Enregistrer').click();
    await reader.page.locator('[aria-invalid="true"]').waitFor();
    expect(await comment(reader.page).inputValue()).toBe('Un mot de trop ?');
    await reader.setOffline(false);
    await button(reader.page, 'Enregistrer').click();
    await seeToast(reader.page, 'Commentaire enregistré');
    await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
    await button(reader.page, 'Modifier').click();
    await comment(reader.page).fill('Deux mots de trop ?');
    await button(reader.page, 'Enregistrer').click();
    await see(reader.page, 'Deux mots de trop ?');
    await checkPage(reader.page);
    await button(reader.page, 'Pages').click();
    await see(reader.page, 'Page 1 sur 3');
    await button(reader.page, 'Page suivante').click();
    await see(reader.page, 'Page 2 sur 3');

    await page.reload();
    await text(page).waitFor();
    await button(page, '1 commentaire en marge').filter({ visible: true }).click();
    await see(page, 'Deux mots de trop ?');
    await checkPage(page);
    await page.getByRole('checkbox', { name: 'Traité' }).click();
    await see(page, '1 commentaire traité');
    await button(page, 'Terminer la relecture').click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'tous les commentaires sont effacés' });
    await dialog.getByRole('button', { name: 'Terminer la relecture' }).click();
    await seeToast(page, 'Relecture terminée');
    expect(await text(page).textContent()).toContain('Votre Lune écoute, Camille.');

    reader.expectProblem(/status of 404/);
    await reader.page.reload();
    await see(reader.page, /^Cette relecture est terminée/);
  });
});

test('a comment leads to its paragraph, or says that it has changed', async () => {
  const { expert, colleague, atDesk } = pair();
  const { page, answer } = await atDesk(wide);
  await write(page, 'Votre Lune écoute.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Votre Soleil parle.');
  await saved(page);
  const at = new Date().toISOString();
  const said = (id: string, words: string, section: string) => {
    const place = placeOf({ kind: 'paragraph', runs: [words] });
    return { id, section, anchor: '', quote: '', ...place, text: `Sur : ${words}`, at };
  };
  const person = ({ member: { id, name } }: typeof expert) => ({ id, name });
  answer(readComments, () => ({
    reading: { reader: person(colleague), asker: person(expert), asked_at: at },
    comments: [said('a', 'Votre Soleil parle.', 'lettre'), said('b', 'Ce qui n’est plus.', 'lettre')],
    colleagues: [],
  }));
  await page.reload();
  await text(page).waitFor();
  await button(page, '2 commentaires en marge').filter({ visible: true }).click();
  await see(page, 'Le passage a changé depuis');
  await button(page, 'Voir dans le texte').click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Votre Soleil parle.');
});

test('what fails is said and can be tried again', async () => {
  const { colleague, expert, atelier, atDesk, readingPath } = pair();
  const { page, answer, expectProblem } = await atDesk(phone);
  await openChecks(page);
  answer(askColleague, () => new ShopError('not_found', 'Cette personne est partie.'));
  expectProblem(/status of 404/);
  await page.getByLabel('Qui peut relire').selectOption({ label: colleague.name });
  await button(page, 'Demander la relecture').click();
  await see(page, 'Cette personne est partie.');
  expect(await page.getByLabel('Qui peut relire').inputValue()).toBe(colleague.member.id);
  expect(expert.name).not.toBe(colleague.name);

  const reader = await visit(atelier, colleague, phone);
  reader.answer(listReadings, () => lost);
  reader.expectProblem(/ERR_INTERNET_DISCONNECTED|status of 404/);
  await reader.page.goto('/atelier?vue=readings');
  await see(reader.page, 'Les relectures n’ont pas pu être chargées');
  reader.answer(listReadings, () => ({ readings: [] }));
  await button(reader.page, 'Réessayer').click();
  await see(reader.page, 'Rien à relire');
  await reader.page.goto(readingPath);
  await see(reader.page, 'Le brouillon n’a pas pu être ouvert');
});

test('pages that cannot be typeset say why, and an empty draft says so', async () => {
  const { expert, colleague, atelier, readingPath } = pair();
  const { page, answer, expectProblem } = await visit(atelier, colleague, phone);
  const opened = (sections: OpenedReading['document']['sections']): OpenedReading => ({
    ...{ number: 'A1B2C3D4', asked_at: new Date().toISOString(), comments: [] },
    asker: { id: expert.member.id, name: expert.name },
    document: { version: 1, service: keyFor.numbers, sections },
  });
  answer(readAsColleague, () => opened([]));
  await page.goto(readingPath);
  await see(page, 'Rien n’est encore écrit dans ce brouillon.');
  const blocks: Block[] = [{ kind: 'paragraph', runs: ['Un mot.'] }];
  answer(readAsColleague, () =>
    opened([{ id: 'lettre', kind: 'letter', title: 'Chère Camille,', second: '', blocks }]),
  );
  answer(colleaguePage, () => new ShopError('not_typeset', 'Ce signe n’existe dans aucune police.'));
  answer(saveComment, () => new ShopError('not_found', 'Cette relecture est terminée.'));
  expectProblem(/status of (404|409)/);
  await page.reload();
  await page.getByText('Un mot.', { exact: true }).waitFor();
  await button(page, 'Pages').click();
  await see(page, 'Ce signe n’existe dans aucune police.');
  await button(page, 'Texte').click();
  await page.getByRole('button', { name: /^Commenter/ }).click();
  await comment(page).fill('Trop tard ?');
  await button(page, 'Enregistrer').click();
  await see(page, 'Cette relecture est terminée.');
  expect(await comment(page).inputValue()).toBe('Trop tard ?');
});

test('a comment that cannot be marked stays open, and says why', async () => {
  const { expert, colleague, atDesk } = pair();
  const { page, answer, expectProblem } = await atDesk(wide);
  const person = ({ member: { id, name } }: typeof expert) => ({ id, name });
  const at = new Date().toISOString();
  answer(readComments, () => ({
    reading: { reader: person(colleague), asker: person(expert), asked_at: at },
    comments: [{ id: 'a', section: 'lettre', anchor: 'x', quote: 'Un mot', text: 'Plus court ?', at }],
    colleagues: [],
  }));
  answer(settleComment, () => lost);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.reload();
  await text(page).waitFor();
  await button(page, '1 commentaire en marge').filter({ visible: true }).click();
  await page.getByRole('checkbox', { name: 'Traité' }).click();
  await see(page, 'La connexion a échoué. Vérifiez votre accès à internet, puis réessayez.');
  expect(await page.getByRole('checkbox', { name: 'Traité' }).isChecked()).toBe(false);
});
