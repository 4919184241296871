/** The register of requests about personal data, and how an administrator answers one in words. */
import { expect, test } from 'vitest';
import { registerTexts } from '#domain/texts/correction-mails.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { answerRequest, atelierRequests, openRequest } from '#domain/wire/requests.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { newAdministrator } from '#test/support/component/staff.ts';
import { answerTeam, colleagueOf } from '#test/support/component/team-memory.ts';
import { button, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useAtelier();
const person = 'c0ffee00';
const key = { who: person.repeat(8), id: 'correction' };
const at = { asked_at: '2026-11-26T09:00:00.000Z', due_at: '2026-12-26T09:00:00.000Z' };
const request = { person, key, kind: 'correction' as const, ...at };
const asked = { about: 'paper' as const, message: 'Sur la note, mon nom est Le Goff.' };
const reason = 'La loi fige une note émise.';

/** An administrator at the register: a correction to answer, and an export that is answered. */
const atRegister = async () => {
  const me = newAdministrator();
  const visitor = await visit(memoryAtelier([]), me);
  const { page, answer } = visitor;
  answerTeam(visitor, [colleagueOf(me)]);
  const answered = { person: 'decaf000', kind: 'export' as const, ...at, answered_at: at.asked_at };
  answer(atelierRequests, ({ query }) => ({ items: [query.get('state') === 'open' ? request : answered] }));
  answer(openRequest, () => ({ ...asked, kind: 'correction' as const, email: 'camille@exemple.fr' }));
  await page.goto('/atelier?vue=team');
  await page.getByText('Demandes sur les données personnelles').click();
  const dialog = page.getByRole('dialog', { name: 'Demande sur des données' });
  const open = async () => {
    await button(page, new RegExp(`^Lire et répondre la demande du compte ${person}`)).click();
    await dialog.getByText(asked.message).waitFor();
  };
  const send = dialog.getByRole('button', { name: 'Envoyer la réponse' });
  return { ...visitor, me, dialog, open, send };
};

test('the register says what was answered', async () => {
  const { page } = await atRegister();
  const answered = page.getByRole('region', { name: 'Traitées' }).getByRole('listitem');
  await answered.filter({ hasText: 'decaf000' }).filter({ hasText: 'Copie des données' }).waitFor();
});

test('a refusal needs a choice and a reason, and is read again once it is sent', async () => {
  const { page, answer, me, dialog, open, send } = await atRegister();
  const sent = answer(answerRequest, ({ body }) => {
    const outcome = body?.outcome ?? 'corrected';
    const items = [{ ...request, answered_at: at.asked_at }];
    answer(atelierRequests, ({ query }) => ({ items: query.get('state') === 'open' ? [] : items }));
    answer(openRequest, () => ({
      ...{ ...asked, kind: 'correction' as const, email: 'camille@exemple.fr' },
      answer: { outcome, name: me.name, reason },
    }));
    return { answered: true } as const;
  });
  await open();
  await send.click();
  await dialog.getByText('Choisissez votre réponse.').waitFor();
  await dialog.getByRole('radio', { name: /^Refusé/ }).check();
  await send.click();
  await dialog.getByText('Écrivez la raison, que le client lira.').waitFor();
  expect(sent).toEqual([]);
  await dialog.getByLabel('Vos mots au client').fill(reason);
  await send.click();
  await seeToast(page, 'La réponse est envoyée au client');
  expect(sent.map(({ body }) => body)).toEqual([{ ...key, outcome: 'refused', reason }]);
  await button(page, /^Relire la demande/).click();
  await dialog.getByText(`Refusé par ${me.name}`).waitFor();
});

test.each([
  ['limitation', 'Limitation : nous gardons', 'Limité'],
  ['objection', 'Opposition : vous dites non', 'Usage arrêté'],
] as const)('a %s says what it is, and has an answer of its own', async (kind, meaning, outcome) => {
  const { answer, dialog, open, send, page } = await atRegister();
  answer(openRequest, () => ({ ...asked, kind, email: 'camille@exemple.fr' }));
  const sent = answer(answerRequest, () => ({ answered: true }) as const);
  await open();
  await dialog.getByText(meaning).waitFor();
  await dialog.getByRole('radio', { name: new RegExp(`^${outcome}`) }).check();
  await send.click();
  await seeToast(page, 'La réponse est envoyée au client');
  expect(sent.map(({ body }) => body?.outcome)).toEqual(['corrected']);
});

test('two administrators answer once: the second is told, and keeps what was typed', async () => {
  const { answer, dialog, open, send, expectProblem } = await atRegister();
  expectProblem(/status of 409.*requests\/answer/);
  answer(answerRequest, () => new ShopError('request_changed', registerTexts.answeredAlready));
  await open();
  await dialog.getByRole('radio', { name: /^Corrigé/ }).check();
  await dialog.getByLabel('Vos mots au client').fill(reason);
  await send.click();
  await dialog.getByText(/Quelqu’un a déjà répondu/).waitFor();
  expect(await dialog.getByLabel('Vos mots au client').inputValue()).toBe(reason);
});
