/** The conversation of a customer with the expert of a consultation. */
import { expect, test } from 'vitest';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { listOrders, readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { writeToExpert } from '#domain/wire/threads.ts';
import { paidOrder, takenOrder } from '#test/support/component/orders.ts';
import {
  field,
  keptOn,
  messages,
  openConversation,
  reply,
  write,
} from '#test/support/component/own-conversation.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { messageFrom } from '#test/support/component/threads.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { toldWords } from '#test/support/component/words.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();
const open = openConversation(visit);
const question = messageFrom('customer', 'Une question.\n\nEt sa suite.', '2026-11-24T09:00:00.000Z');

test('shows both sides by day, with the words that came before, and notes what was read', async () => {
  const { page, read } = await open({
    words: toldWords('Je change de métier.', '2026-11-23T07:31:00.000Z'),
    messages: [question, reply],
  });
  await see(page, 'Ce qui vous amène, confié avant la prise en charge');
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^lundi 23 novembre/),
      expect.stringMatching(/^mercredi 25/),
    ]),
  );
  await messages(page).filter({ hasText: 'Ines Morel' }).getByText('nouveau').waitFor();
  expect(await messages(page).nth(1).getByRole('paragraph').allTextContents()).toEqual(
    expect.arrayContaining(['Une question.', 'Et sa suite.']),
  );
  expect(read).toHaveLength(0);
  await field(page).scrollIntoViewIfNeeded();
  await expect.poll(() => read.at(-1)?.body?.at).toBe(reply.at);
  await page.getByRole('link', { name: '3114' }).waitFor();
  await checkPage(page);
});

test('a message is sent once, and an answer arrives without a reload', async () => {
  const { page, sent, put, live, order } = await open();
  await see(page, /^Rien à se dire pour le moment/);
  await write(page, 'Une question.');
  await expect.poll(() => messages(page).count()).toBe(1);
  await expect.poll(() => keptOn(page)).toBeNull();
  await messages(page).getByText('Envoyé', { exact: true }).waitFor();
  expect(sent.map(({ body }) => body?.text)).toEqual(['Une question.']);
  expect(await field(page).inputValue()).toBe('');
  put(reply);
  await expect.poll(() => live.open()).toBe(1);
  live.hint({ order_id: order.id, service: keyFor.numbers });
  await messages(page).filter({ hasText: 'Une réponse.' }).waitFor();
  await page
    .getByRole('status')
    .getByText(/^Nouveau message de Ines Morel à \d/)
    .waitFor();
});

test('a refused message goes back into the field, with the reason', async () => {
  const { page, answer, expectProblem } = await open();
  expectProblem(/429/);
  answer(writeToExpert, () => {
    throw new ShopError('too_many', 'Trop de messages : réessayez dans une minute.');
  });
  await write(page, 'Une de trop.');
  await see(page, 'Trop de messages : réessayez dans une minute.');
  expect(await field(page).inputValue()).toBe('Une de trop.');
  await checkPage(page);
});

test('what is typed survives a reload, is too long only beyond 2,000, and leaves with the session', async () => {
  const { page, go, answer } = await open();
  answer(signOut, () => ({ signedOut: true }) as const);
  await field(page).fill('Je réfléchis encore');
  await go();
  expect(await field(page).inputValue()).toBe('Je réfléchis encore');
  await field(page).fill('a'.repeat(2012));
  await button(page, 'Envoyer').click();
  await see(page, 'Écrivez 2000 caractères au plus');
  await see(page, '12 de trop sur 2000');
  expect(await field(page).inputValue()).toHaveLength(2012);
  await page.goto('/compte');
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await seeToast(page, 'Déconnexion réussie');
  expect(await keptOn(page)).toBeNull();
});

test('a closed conversation is read and not continued', async () => {
  const { page } = await open({
    messages: [question, reply],
    is_open: false,
    closes_at: '2026-11-26T10:00:00.000Z',
  });
  await see(page, /La conversation est close depuis le jeudi/);
  expect(await field(page).count()).toBe(0);
  await checkPage(page);
});

test('nobody has it yet, and the order leads there with its last line', async () => {
  const order = paidOrder();
  const { page, put, live, answer } = await open({}, order);
  await page.getByRole('heading', { level: 1, name: 'Conversation avec votre expert' }).waitFor();
  put(reply);
  const parts = order.parts.map((part) => ({ ...part, written: true as const }));
  answer(listOrders, () => ({ orders: [{ ...order, parts }] }));
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  const talks = page.getByRole('region', { name: 'Conversation', exact: true });
  await talks.getByText('1 nouveau').waitFor();
  await talks.getByText('Ines Morel : Une réponse.').waitFor();
  await expect.poll(() => live.open()).toBe(1);
  put({ ...reply, id: crypto.randomUUID(), text: 'Et une autre.', at: '2026-11-25T14:00:00.000Z' });
  live.hint({ order_id: order.id, service: keyFor.numbers });
  await talks.getByText('2 nouveaux').waitFor();
  await talks.getByRole('link', { name: /^Conversation avec / }).click();
  await messages(page).filter({ hasText: 'Une réponse.' }).waitFor();
});

test('an order that the account does not have has no conversation', async () => {
  const visitor = await visit({ as: newAccount() });
  visitor.expectProblem(/404/);
  visitor.answer(readOrder, () => {
    throw new ShopError('not_found');
  });
  await visitor.page.goto(`/compte/conversation?commande=a1b2c3d4&service=${keyFor.numbers}`);
  await see(visitor.page, /^Cette conversation n’existe pas pour votre compte/);
});

test('a message that comes too late stays readable', async () => {
  const { page, answer, change, expectProblem } = await open();
  expectProblem(/409/);
  answer(writeToExpert, () => {
    change({ is_open: false, closes_at: '2026-11-26T10:00:00.000Z' });
    return new ShopError('part_over', threadFieldTexts.closed);
  });
  await write(page, 'Un mot encore.');
  await see(page, /^La conversation est close depuis/);
  await see(page, threadFieldTexts.closed);
  await page.getByRole('region', { name: 'Messages' }).getByText('Un mot encore.').waitFor();
  expect(await field(page).count()).toBe(0);
});

test('a refunded consultation says so, and what was written stays', async () => {
  const { parts, ...order } = takenOrder();
  const refunded = parts.map((part) => ({ ...part, refunded_at: '2026-11-26T10:00:00.000Z' }));
  const { page } = await open({ messages: [question, reply], is_open: false }, { ...order, parts: refunded });
  await see(page, /^Cette consultation est remboursée/);
  expect(await messages(page).count()).toBe(2);
  expect(await field(page).count()).toBe(0);
});

test('another expert, withdrawn words and old messages each have their line', async () => {
  const at = (minute: number) => `2026-11-24T09:${minute}:00.000Z`;
  const old = Array.from({ length: 24 }, (_, index) =>
    messageFrom('expert', `Réponse ${index}.`, at(10 + index)),
  );
  const { page, put, live, order } = await open({
    words: { ...toldWords('Effacés.', at(1)), text: undefined, withdrawn_at: '2026-11-24T09:05:00.000Z' },
    messages: old,
    read_until: at(59),
  });
  await see(page, '4 messages plus anciens.');
  await see(page, /^Pascal Riviere a repris votre consultation à/);
  put({ ...reply, at: new Date().toISOString() });
  await expect.poll(() => live.open()).toBe(1);
  live.hint({ order_id: order.id, service: keyFor.numbers });
  await expect.poll(() => messages(page).count()).toBe(21);
  await button(page, 'Les montrer').click();
  await expect.poll(() => messages(page).count()).toBe(25);
  await see(page, /^Vous avez retiré ce qui vous amène/);
});

test('the expert who takes the consultation is named without a reload', async () => {
  const { page, live } = await open({}, paidOrder());
  await expect.poll(() => live.open()).toBe(1);
  live.push(takenOrder({ version: 9 }));
  await page.getByRole('heading', { level: 1, name: 'Conversation avec Pascal Riviere' }).waitFor();
  await see(page, /^Pascal Riviere a pris votre consultation à/);
  await expect.poll(() => page.title()).toMatch(/^Conversation avec Pascal Riviere/);
});

test('without a session it asks for a sign-in', async () => {
  const { page } = await visit();
  await page.goto(`/compte/conversation?commande=a1b2c3d4&service=${keyFor.numbers}`);
  await see(page, 'Connectez-vous pour ouvrir cette conversation.');
  await page.getByLabel('Mot de passe', { exact: true }).waitFor();
});
