/** The conversation of a customer with the expert of a consultation. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Order } from '#domain/order.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import type { OwnThread } from '#domain/threads.ts';
import { listOrders, readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { readThreads, writeToExpert } from '#domain/wire/threads.ts';
import { bodyOf, lost } from '#test/support/component/answers.ts';
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

test('without a network messages wait on this device, and go out once, in their order', async () => {
  const { page, sent, setOffline } = await open();
  await field(page).waitFor();
  await setOffline(true);
  await see(page, /^Hors ligne\s: l’envoi se fera au retour du réseau/);
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

test('a message stays when an older answer of the thread comes after it', async () => {
  const { page, answer, thread, live, order } = await open();
  await field(page).waitFor();
  await expect.poll(() => live.open()).toBe(1);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const older = thread();
  const late = answer(readThreads, async () => {
    if (late.length === 1) await isReleased;
    return { threads: [late.length === 1 ? older : thread()] };
  });
  live.hint({ order_id: order.id, service: keyFor.numbers });
  await expect.poll(() => late.length).toBe(1);
  await write(page, 'Elle reste.');
  await messages(page).getByText('Envoyé', { exact: true }).waitFor();
  release();
  await expect.poll(() => late.length).toBe(2);
  await messages(page).filter({ hasText: 'Elle reste.' }).waitFor();
});

test('a message whose answer is lost waits over a reload, and is sent again under the same number', async () => {
  const { page, answer, put, go, expectProblem } = await open();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const ids: (string | undefined)[] = [];
  answer(writeToExpert, ({ body }) => {
    ids.push(body?.id);
    const message = {
      ...messageFrom('customer', body?.text ?? '', new Date().toISOString()),
      id: body?.id ?? '',
    };
    put(message);
    return ids.length > 2 ? message : lost;
  });
  await write(page, 'Une fois.');
  await button(page, 'Renvoyer').click();
  await expect.poll(() => ids).toHaveLength(2);
  await go();
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

test('two tabs of a device send a message that waited once', async () => {
  const { page, context, sent, setOffline, go } = await open();
  const second = await context.newPage();
  await second.goto(page.url());
  await field(second).waitFor();
  await setOffline(true);
  await write(page, 'Une seule fois.');
  await second.getByText('Une seule fois.').waitFor();
  await setOffline(false);
  await expect.poll(() => keptOn(page)).toBeNull();
  await second.getByText(/^Pas envoyé/).waitFor({ state: 'detached' });
  expect(sent).toHaveLength(1);
  await go();
  await expect.poll(() => messages(page).count()).toBe(1);
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

test('a message that the shop has before its answer arrives stands there once', async () => {
  const { page, answer, put, live, order } = await open();
  const held = Promise.withResolvers<void>();
  answer(writeToExpert, async (call) => {
    const { id, text } = bodyOf(call);
    const message = put({ ...messageFrom('customer', text, new Date().toISOString()), id });
    await held.promise;
    return message;
  });
  await expect.poll(() => live.open()).toBe(1);
  await write(page, 'Une question.');
  await see(page, 'Envoi en cours');
  live.hint({ order_id: order.id, service: keyFor.numbers });
  await page.getByText('Envoi en cours').waitFor({ state: 'detached' });
  expect(await messages(page).count()).toBe(1);
  held.resolve();
  await messages(page).getByText('Envoyé', { exact: true }).waitFor();
  expect(await messages(page).count()).toBe(1);
});

test('what could not be loaded is asked for again', async () => {
  const { page, answer, go, expectProblem, order } = await open();
  expectProblem(/500/);
  answer(readOrder, () => new ShopError('unexpected'));
  await go();
  await see(page, 'La conversation n’a pas pu être chargée');
  answer(readOrder, () => ({ order }));
  await button(page, 'Réessayer').click();
  await field(page).waitFor();
});

test('without a session it asks for a sign-in', async () => {
  const { page } = await visit();
  await page.goto(`/compte/conversation?commande=a1b2c3d4&service=${keyFor.numbers}`);
  await see(page, 'Connectez-vous pour ouvrir cette conversation.');
  await page.getByLabel('Mot de passe', { exact: true }).waitFor();
});
