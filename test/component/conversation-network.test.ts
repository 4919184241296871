/** A conversation over a network that breaks, is slow, or answers late. */
import { expect, test } from 'vitest';
import { readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { readThreads, writeToExpert } from '#domain/wire/threads.ts';
import { bodyOf, lost } from '#test/support/component/answers.ts';
import {
  field,
  keptOn,
  messages,
  openConversation,
  write,
} from '#test/support/component/own-conversation.ts';
import { messageFrom } from '#test/support/component/threads.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();
const open = openConversation(visit);

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
  await expect.poll(() => messages(page).count()).toBe(2);
});

test('a message stays when an older answer of the thread comes after it', async () => {
  const { page, answer, thread, live, order } = await open();
  await field(page).waitFor();
  await expect.poll(() => live.open()).toBe(1);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const older = thread();
  let asked = 0;
  let isHeld = true;
  answer(readThreads, async () => {
    asked += 1;
    if (!isHeld) return { threads: [thread()] };
    await isReleased;
    return { threads: [older] };
  });
  live.hint({ order_id: order.id, service: keyFor.numbers });
  // The channel that has just opened may ask as well.
  await expect.poll(() => asked).toBeGreaterThan(0);
  await write(page, 'Elle reste.');
  await messages(page).getByText('Envoyé', { exact: true }).waitFor();
  isHeld = false;
  const before = asked;
  release();
  await expect.poll(() => asked).toBeGreaterThan(before);
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
