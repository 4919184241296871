/** Questions in the margin of a report: asked on the reading page, answered at the desk, kept over versions, never printed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { anchorOf, type MarginNote, marginDue, quoteOf } from '#domain/margin.ts';
import { sentencesIn } from '#domain/report/sentences.ts';
import { nothingWritten, type OwnThread } from '#domain/threads.ts';
import { listOrders } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { askInMargin, withdrawFromMargin } from '#domain/wire/margin.ts';
import { readThreads } from '#domain/wire/threads.ts';
import { deliveredQueue } from '#lambdas/storage/order-record.ts';
import { bodyOf } from '#test/support/component/answers.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newAccount } from '#test/support/component/pool.ts';
import {
  answerKeeping,
  answerReading,
  readableOrder,
  readingAddress,
  wholePage,
} from '#test/support/component/reading.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();
const enter = useAtelier();
const wide = screens[1];

/** A sentence of the fourth chapter. */
const sentence = (): string => {
  const chapters = wholePage().report.sections.filter(({ kind }) => kind !== 'letter');
  const [first] = chapters[3] ? sentencesIn(chapters[3]).filter(({ length }) => length > 30) : [];
  if (first === undefined) throw new Error('the chapter has no sentence');
  return first;
};

const noteOf = (changes: Partial<MarginNote> = {}): MarginNote => ({
  ...{ id: crypto.randomUUID(), anchor: anchorOf(sentence()), quote: quoteOf(sentence()) },
  ...{ text: 'Cela vaut-il aussi pour le travail ?', of: 1, at: new Date().toISOString() },
  due_at: marginDue(new Date()).toISOString(),
  ...changes,
});
const answered = (changes: Partial<MarginNote> = {}) =>
  noteOf({
    answer: { at: new Date().toISOString(), name: 'Hélène Vasseur', text: 'Oui, et ce n’est pas contraire.' },
    ...changes,
  });

const open = async (
  { viewport }: (typeof screens)[number],
  margin: readonly MarginNote[] = [],
  asking: OwnThread['asking'] | null = {
    until: addDays(new Date(), 9).toISOString(),
    left: 3 - margin.length,
  },
) => {
  const visitor = await visit({ viewport, as: newAccount() });
  const { answer, page } = visitor;
  answer(listOrders, () => ({ orders: [readableOrder()] }));
  answerReading(visitor);
  await answerKeeping(visitor.context, false);
  const service = keyFor.western;
  const thread = {
    service,
    ...nothingWritten,
    is_open: true,
    margin: [...margin],
    ...(asking && { asking }),
  };
  answer(readThreads, () => ({ threads: [thread] }));
  const sent = answer(askInMargin, (call) => noteOf(bodyOf(call)));
  await page.goto(readingAddress('#chapitre-4'));
  await page.getByRole('heading', { level: 1, name: /^La Lune en Taureau/ }).waitFor();
  return { ...visitor, sent };
};

const touched = (page: Page) => page.locator('[data-sentence]').filter({ hasText: sentence() }).first();
const notes = (page: Page) =>
  page.getByRole('complementary', { name: 'Questions en marge' }).filter({ visible: true });

test.each(screens)(
  'a sentence is touched, and its question stands under its paragraph ($name)',
  async (screen) => {
    const { page, sent } = await open(screen);
    await touched(page).click();
    const picked = page.getByRole('region', { name: 'Phrase choisie' });
    await picked.waitFor();
    await checkPage(page);
    await page.keyboard.press('Escape');
    await picked.waitFor({ state: 'detached' });
    await touched(page).click();
    await picked.getByRole('button', { name: /^Interroger / }).click();
    const dialog = page.getByRole('dialog', { name: 'Une question en marge' });
    await dialog.getByText(/^Il vous reste trois questions/).waitFor();
    await checkPage(page);
    await dialog.getByRole('button', { name: 'Demander' }).click();
    await see(page, 'Écrivez votre question.');
    await dialog.getByRole('textbox').fill('Cela vaut-il aussi pour le travail ?');
    await dialog.getByRole('button', { name: 'Demander' }).click();
    await dialog.waitFor({ state: 'detached' });
    await seeToast(page, 'Question envoyée');
    await notes(page).getByText('Cela vaut-il aussi pour le travail ?').waitFor();
    await notes(page)
      .getByText(/répond au plus tard/)
      .waitFor();
    expect(sent.map(({ body }) => [body?.anchor, body?.quote])).toEqual([
      [anchorOf(sentence()), quoteOf(sentence())],
    ]);
    await checkPage(page);
  },
);

test('the keyboard chooses a sentence from the list of its chapter; a refusal keeps what was typed', async () => {
  const { page, answer, expectProblem } = await open(wide);
  answer(askInMargin, () => new ShopError('margin_full'));
  expectProblem(/status of 409/);
  await button(page, /^Interroger .* sur une phrase$/)
    .filter({ visible: true })
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Une question en marge' });
  await dialog.getByRole('textbox').fill('Et le travail ?');
  await dialog.getByRole('button', { name: 'Demander' }).click();
  await see(page, 'Choisissez une phrase.');
  await checkPage(page);
  await dialog.getByRole('combobox', { name: 'La phrase' }).selectOption({ label: sentence() });
  await dialog.getByRole('button', { name: 'Demander' }).click();
  await see(page, /^Les questions en marge de ce rapport sont toutes posées/);
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Et le travail ?');
});

test('answers stand under their sentences, none is printed, and those without a sentence stand apart', async () => {
  const lost = answered({ anchor: '00000000-9', quote: 'Une phrase partie.', text: 'Où est-elle ?' });
  const { page } = await open(wide, [answered(), lost, noteOf({ text: 'Et depuis quand ?' })]);
  await notes(page).getByText('Oui, et ce n’est pas contraire.').waitFor();
  await notes(page).getByText('Et depuis quand ?').waitFor();
  await see(page, '3 questions en marge.');
  expect(await page.locator('[data-sentence]').count()).toBe(0);
  await checkPage(page);
  await page.emulateMedia({ media: 'print' });
  expect(await notes(page).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(readingAddress());
  await page.getByRole('heading', { level: 2, name: 'Questions sur la version 1' }).waitFor();
  await see(page, 'Où est-elle ?');
  await checkPage(page);
});

test('a question without an answer is taken back, also after a failure, and is left to ask again', async () => {
  const { page, answer, expectProblem } = await open(wide, [
    answered(),
    noteOf({ text: 'Et depuis quand ?' }),
  ]);
  expectProblem(/status of 409/);
  answer(withdrawFromMargin, () => new ShopError('margin_answered'));
  const takeBack = notes(page).getByRole('button', { name: /^Retirer la question/ });
  await takeBack.waitFor();
  await takeBack.click();
  await checkPage(page);
  await notes(page).getByRole('button', { name: 'Effacer la question' }).click();
  await see(page, /^Cette question a déjà sa réponse/);
  answer(withdrawFromMargin, ({ params: { note: id = '' } }) => ({ id }));
  await notes(page).getByRole('button', { name: 'La garder' }).click();
  await takeBack.click();
  await notes(page).getByRole('button', { name: 'Effacer la question' }).click();
  await seeToast(page, 'Question retirée');
  expect(await notes(page).getByText('Et depuis quand ?').count()).toBe(0);
  expect(await notes(page).getByText('Oui, et ce n’est pas contraire.').count()).toBe(1);
  await see(page, /deux questions, jusqu’au/);
});

test('once closed the margin is read, and nothing more is asked', async () => {
  const { page } = await open(screens[0], [answered()], null);
  await notes(page).getByText('Oui, et ce n’est pas contraire.').waitFor();
  expect(await page.locator('[data-sentence]').count()).toBe(0);
  expect(await button(page, /^Interroger /).count()).toBe(0);
});

test.each(screens)('at the desk the author answers under the sentence ($name)', async (screen) => {
  const expert = newExpert(keyFor.western);
  const at = addDays(new Date(), -2).toISOString();
  const report = { key: 'reports/one', version: 1, pages: 12, bytes: 4000, delivered_at: at };
  const part = takenPart(expert, {
    ...{ state: 'delivered', queue: deliveredQueue(keyFor.western), delivered_at: at, report },
  });
  const atelier = memoryAtelier([part]);
  await atelier.note(part, noteOf());
  const { page } = await enter(atelier, expert, { viewport: screen.viewport });
  await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  await page.getByRole('heading', { name: 'Camille demande en marge du rapport' }).waitFor();
  await checkPage(page);
  await button(page, 'Répondre en marge').click();
  const sheet = page.getByRole('dialog', { name: 'Réponse en marge' });
  await sheet.getByRole('button', { name: 'Répondre à Camille' }).click();
  await see(page, 'Écrivez votre réponse.');
  await sheet.getByRole('textbox', { name: 'Votre réponse' }).fill('Oui, et ce n’est pas contraire.');
  await sheet.getByRole('button', { name: 'Répondre à Camille' }).click();
  await sheet.waitFor({ state: 'detached' });
  await see(page, /a répondu en marge/);
  await page
    .getByRole('heading', { name: 'Camille demande en marge du rapport' })
    .waitFor({ state: 'detached' });
});
