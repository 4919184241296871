/** What an expert asks a customer for: by the link of the mail, in the conversation, and at the desk. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MissingKind, Question } from '#domain/questions.ts';
import { listOrders, readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { type OpenQuestion, readByLink, replyByLink, replyToQuestion } from '#domain/wire/questions.ts';
import { bodyOf } from '#test/support/component/answers.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenOrder } from '#test/support/component/orders.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { answerThread } from '#test/support/component/threads.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone, screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk } from '#test/support/e2e/desk-pages.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();
const enter = useAtelier();
const [, wide] = screens;
const token = 'A'.repeat(43);
const address = `/question?token=${token}`;
const at = '2026-11-24T12:52:00.000Z';

const questionOf = (what: MissingKind): Question => ({
  ...{ id: crypto.randomUUID(), what, name: 'Ines Morel', at },
  text: 'Elle figure presque toujours sur l’acte intégral. Pouvez-vous regarder ?',
});
const openOf = (what: MissingKind, changes: Partial<OpenQuestion> = {}): OpenQuestion => ({
  ...{ question: questionOf(what), number: '7fff7456', service: keyFor.numbers, name: 'Numérologie' },
  ...{ stopped: { since: at, due_at: '2026-11-27T17:00:00.000Z' }, is_over: false, may_choose: false },
  ...changes,
});
const answered = (open: OpenQuestion): OpenQuestion => ({
  ...open,
  question: { ...open.question, reply: { at: '2026-11-25T09:00:00.000Z', how: 'given' } },
});

const openPage = async (open: OpenQuestion, { viewport }: (typeof screens)[number] = wide) => {
  const visitor = await visit({ viewport });
  visitor.answer(readByLink, () => open);
  const sent = visitor.answer(replyByLink, () => answered(open));
  await visitor.page.goto(address);
  return { ...visitor, sent };
};
const bodies = (sent: Awaited<ReturnType<typeof openPage>>['sent']) => sent.map((call) => bodyOf(call));
const send = (page: Page) => button(page, 'Répondre').click();

describe.each(phone)('the link of the mail at $name', (screen) => {
  test('asks for the hour with its source, and tells the day', async () => {
    const { page, sent } = await openPage(openOf('hour'), screen);
    await page.getByRole('heading', { level: 1, name: /^Il manque l’heure de naissance/ }).waitFor();
    await see(page, /Elle figure presque toujours/);
    await see(page, /^L’horloge de votre délai est arrêtée depuis le 24/);
    await see(page, /vendredi 27 novembre 2026/);
    expect(page.url()).not.toContain(token);
    await checkPage(page);
    await page.getByLabel('Heure de naissance').fill('6h42');
    await page.getByRole('radio', { name: /^Acte de naissance/ }).check();
    await page.getByLabel(/^Un mot pour Ines/).fill('Voilà.');
    await send(page);
    await page.getByRole('heading', { level: 1, name: /^Merci, votre réponse est arrivée/ }).waitFor();
    expect(bodies(sent)).toEqual([{ token, how: 'given', time: '06:42', source: 'record', text: 'Voilà.' }]);
    await checkPage(page);
  });

  test('refuses an answer that is not complete, and keeps what was typed', async () => {
    const { page, sent } = await openPage(openOf('hour'), screen);
    await page.getByLabel('Heure de naissance').fill('25:99');
    await send(page);
    await see(page, 'Choisissez une réponse.');
    expect(sent).toHaveLength(0);
    expect(await page.getByLabel('Heure de naissance').inputValue()).toBe('25:99');
    await page.getByRole('radio', { name: /^Je ne la trouverai pas/ }).check();
    await send(page);
    await page.getByRole('heading', { level: 1, name: /^Merci/ }).waitFor();
    expect(bodies(sent)).toEqual([{ token, how: 'unknown' }]);
  });
});

test('keeps in its tab what is typed, until it is sent', async () => {
  const open = openOf('hour');
  const { page, sent } = await openPage(open);
  const kept = () => page.evaluate((key) => sessionStorage.getItem(key), `question:${open.question.id}`);
  const time = page.getByLabel('Heure de naissance');
  await time.fill('6h42');
  await page.getByRole('radio', { name: /^Souvenir/ }).check();
  await page.getByLabel(/^Un mot pour Ines/).fill('Voilà.');
  await page.reload();
  await time.waitFor();
  expect(await time.inputValue()).toBe('06:42');
  expect(await kept()).toContain('06:42');
  await send(page);
  await page.getByRole('heading', { level: 1, name: /^Merci/ }).waitFor();
  expect(bodies(sent)).toEqual([{ token, how: 'given', time: '06:42', source: 'memory', text: 'Voilà.' }]);
  expect(await kept()).toBeNull();
});

test('asks for a place in the list of places', async () => {
  const { page, sent } = await openPage(openOf('place'));
  await page.getByRole('radio', { name: 'Voici ce qui manque' }).check();
  await page.getByLabel('Lieu de naissance').fill('Saint-Denis, La Réunion');
  await page
    .getByRole('option', { name: /Saint-Denis/ })
    .first()
    .click();
  await send(page);
  await page.getByRole('heading', { level: 1, name: /^Merci/ }).waitFor();
  expect(bodies(sent)).toMatchObject([
    { how: 'given', place: { name: 'Saint-Denis', zone: 'Indian/Reunion' } },
  ]);
});

test('asks for names, and for anything else in words', async () => {
  const { page, sent } = await openPage(openOf('names'));
  await page.getByRole('radio', { name: 'Voici ce qui manque' }).check();
  await page.getByLabel('Prénoms de l’acte de naissance').fill('Camille Anne');
  await page.getByLabel('Nom de naissance').fill('Renard');
  await send(page);
  await page.getByRole('heading', { level: 1, name: /^Merci/ }).waitFor();
  expect(bodies(sent)).toMatchObject([{ names: { firstNames: 'Camille Anne', lastName: 'Renard' } }]);
  const { page: other, sent: words } = await openPage(openOf('other'));
  await other.getByRole('radio', { name: 'Voici ce qui manque' }).check();
  await send(other);
  await see(other, 'Écrivez votre réponse.');
  await other.getByRole('textbox', { name: /^Votre réponse/ }).fill('Le 3 mars.');
  await send(other);
  await other.getByRole('heading', { level: 1, name: /^Merci/ }).waitFor();
  expect(bodies(words)).toEqual([{ token, how: 'given', text: 'Le 3 mars.' }]);
});

test('a refused answer stays as it was typed', async () => {
  const { page, answer, expectProblem } = await openPage(openOf('hour'));
  expectProblem(/status of 409/);
  answer(replyByLink, () => new ShopError('birth_fixed'));
  await page.getByLabel('Heure de naissance').fill('06:42');
  await page.getByRole('radio', { name: /^Souvenir/ }).check();
  await send(page);
  await see(page, /ne se corrige plus/);
  expect(await page.getByLabel('Heure de naissance').inputValue()).toBe('06:42');
});

test('a dead link leads to the account, and an old question to the refund', async () => {
  const { page, answer, expectProblem } = await visit();
  expectProblem(/status of 4\d\d/);
  answer(readByLink, () => new ShopError('link_invalid'));
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: /^Ce lien ne fonctionne plus/ }).waitFor();
  await page.getByRole('link', { name: 'Aller dans mon compte' }).waitFor();
  const { page: late } = await openPage(openOf('hour', { may_choose: true }));
  await late.getByRole('link', { name: /^Renoncer et être remboursé/ }).waitFor();
  await checkPage(late);
  const { page: over } = await openPage(openOf('hour', { is_over: true }));
  await over.getByRole('heading', { level: 1, name: /^Cette question n’attend plus/ }).waitFor();
});

test('the order says that its expert waits, and the conversation takes the answer', async () => {
  const taken = takenOrder();
  const order = {
    ...taken,
    parts: taken.parts.map((part) => ({ ...part, asked_at: at, written: true as const })),
  };
  const question = questionOf('hour');
  const visitor = await visit({ as: newAccount() });
  const { page, answer } = visitor;
  answer(listOrders, () => ({ orders: [order] }));
  answer(readOrder, () => ({ order }));
  const stopped = { since: at, due_at: '2026-11-27T17:00:00.000Z' };
  const { change } = answerThread(visitor, { questions: [question], stopped });
  const sent = answer(replyToQuestion, () => {
    const reply = { at: new Date().toISOString(), how: 'unknown' as const };
    change({ questions: [{ ...question, reply }], stopped: undefined });
    return { ...question, reply };
  });
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await see(page, /attend une réponse de votre part/);
  await see(page, /^L’horloge de votre délai est arrêtée/);
  await see(page, 'Une question attend votre réponse');
  await checkPage(page);
  await page.getByRole('link', { name: /^Écrire à / }).click();
  await page.getByRole('heading', { level: 2, name: /^Il manque l’heure/ }).waitFor();
  await checkPage(page);
  await page.getByRole('radio', { name: /^Je ne la trouverai pas/ }).check();
  await send(page);
  await page.getByRole('heading', { level: 2, name: /^Il manque/ }).waitFor({ state: 'detached' });
  await see(page, /^Réponse\s: introuvable/);
  expect(sent.map((call) => call.params.question)).toEqual([question.id]);
});

test('at the desk the expert asks in a sheet, and the queue shows that the clock stands', async () => {
  const expert = newExpert(keyFor.western);
  const part = takenPart(expert);
  const { page } = await enter(memoryAtelier([part]), expert, { viewport: wide.viewport });
  await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  await openDesk(page);
  await page.getByRole('tab', { name: /^Échange/ }).click();
  await button(page, 'Demander ce qui manque').click();
  const sheet = page.getByRole('dialog', { name: 'Demander ce qui manque' });
  await sheet.getByText(/^L’horloge s’arrête à l’envoi/).waitFor();
  await checkPage(page);
  await sheet.getByRole('button', { name: 'Demander à Camille' }).click();
  await sheet.getByText('Dites ce qui manque.').first().waitFor();
  await sheet.getByRole('radio', { name: /^L’heure de naissance/ }).check();
  await sheet.getByRole('textbox').fill('Elle figure sur l’acte intégral.');
  await sheet.getByRole('button', { name: 'Demander à Camille' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await see(page, /a demandé l’heure de naissance/);
  await page.getByRole('link', { name: 'Retour à la file' }).click();
  await see(page, 'Horloge arrêtée');
  await see(page, 'Attend le client');
  await page.getByRole('radio', { name: 'En attente' }).or(button(page, 'En attente')).first().click();
  await see(page, 'Horloge arrêtée');
  await checkPage(page);
});
