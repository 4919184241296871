/** The conversation of a customer with the expert of a consultation. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Order } from '#domain/order.ts';
import type { OwnThread } from '#domain/threads.ts';
import { listOrders, readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { writeToExpert } from '#domain/wire/threads.ts';
import { lost } from '#test/support/component/answers.ts';
import { paidOrder, takenOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { answerThread, messageFrom } from '#test/support/component/threads.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { toldWords } from '#test/support/component/words.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();
const question = messageFrom('customer', 'Une question.\n\nEt sa suite.', '2026-11-24T09:00:00.000Z');
const reply = messageFrom('expert', 'Une réponse.', '2026-11-25T13:52:00.000Z');

const field = (page: Page) => page.getByRole('textbox', { name: /^Écrire à / });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('article');
const write = async (page: Page, text: string) => {
  await field(page).fill(text);
  await button(page, 'Envoyer').click();
};
const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('messages'));

const open = async (start: Partial<OwnThread> = {}, order: Order = takenOrder()) => {
  const visitor = await visit({ as: newAccount() });
  visitor.answer(listOrders, () => ({ orders: [order] }));
  visitor.answer(readOrder, () => ({ order }));
  const thread = answerThread(visitor, start);
  const go = () => visitor.page.goto(`/compte/conversation?commande=${order.id}&service=${keyFor.numbers}`);
  await go();
  await visitor.page.getByRole('heading', { level: 1, name: /^Conversation avec / }).waitFor();
  return { ...visitor, ...thread, go, order };
};

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
  expect(sent.map(({ body }) => body?.text)).toEqual(['Une question.']);
  expect(await field(page).inputValue()).toBe('');
  put(reply);
  await expect.poll(() => live.open()).toBe(1);
  live.hint({ order_id: order.id, service: keyFor.numbers });
  await messages(page).filter({ hasText: 'Une réponse.' }).waitFor();
});

test('without a network messages wait on this device, over a reload, and go out once, in their order', async () => {
  const { page, sent, setOffline } = await open();
  await setOffline(true);
  await write(page, 'La première.');
  await write(page, 'La seconde.');
  await see(page, /^Pas envoyé\s: la connexion manque/);
  expect(await messages(page).count()).toBe(2);
  expect(sent).toHaveLength(0);
  await setOffline(false);
  await expect.poll(() => keptOn(page)).toBeNull();
  await expect.poll(() => sent.map(({ body }) => body?.text)).toEqual(['La première.', 'La seconde.']);
  expect(await messages(page).count()).toBe(2);
});

test('a message whose answer is lost is sent again under the same number', async () => {
  const { page, answer, put, go, expectProblem } = await open();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const ids: (string | undefined)[] = [];
  let isFirst = true;
  answer(writeToExpert, ({ body }) => {
    ids.push(body?.id);
    const message = {
      ...messageFrom('customer', body?.text ?? '', new Date().toISOString()),
      id: body?.id ?? '',
    };
    put(message);
    if (!isFirst) return message;
    isFirst = false;
    return lost;
  });
  await write(page, 'Une fois.');
  await button(page, 'Renvoyer').click();
  await expect.poll(() => keptOn(page)).toBeNull();
  await go();
  await expect.poll(() => messages(page).count()).toBe(1);
  expect(new Set(ids).size).toBe(1);
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
  const { page, put } = await open({}, order);
  await page.getByRole('heading', { level: 1, name: 'Conversation avec votre expert' }).waitFor();
  put(reply);
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  const talks = page.getByRole('region', { name: 'Conversation', exact: true });
  await talks.getByText('1 nouveau').waitFor();
  await talks.getByText('Ines Morel : Une réponse.').waitFor();
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
