/** «Ce qui vous amène»: what a customer tells the experts, on the thank-you page and on the order. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order.ts';
import { listOrders, verifyPayment } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { sendWords } from '#domain/wire/threads.ts';
import { paidOrder, takenOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { answerWords, toldWords } from '#test/support/component/words.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see, seeSummary, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();
const text = 'On me propose un poste à Nantes en janvier.';

const panel = (page: Page) => page.getByRole('region', { name: /^Ce qui vous amène/ });
const field = (page: Page) => page.getByRole('textbox', { name: /^Vos mots pour/ });
const box = (page: Page) => page.getByRole('checkbox', { name: /^J’accepte que l’expert lise/ });
const send = (page: Page) => button(page, 'Confier ces mots').click();
/** What this device keeps of it. */
const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('mots'));

const atOrder = async (order: Order, start?: Parameters<typeof answerWords>[1]) => {
  const visitor = await visit({ as: newAccount() });
  const words = answerWords(visitor, start);
  visitor.answer(listOrders, () => ({ orders: [words.marked(order)] }));
  const open = async () => {
    await visitor.page.goto('/compte');
    await visitor.page.getByRole('tab', { name: 'Mes commandes' }).click();
    await panel(visitor.page).waitFor();
  };
  await open();
  return { ...visitor, ...words, open };
};

const fill = async (page: Page, typed = text) => {
  await field(page).fill(typed);
  await box(page).check();
};

describe('on the thank-you page', () => {
  const paid = async () => {
    const order = paidOrder({ services: [keyFor.western] });
    const visitor = await visit({ as: newAccount() });
    visitor.answer(listOrders, () => ({ orders: [order] }));
    visitor.answer(verifyPayment, () => ({ verified: true, order }));
    const words = answerWords(visitor);
    await visitor.page.goto('/compte?payment=success&session_id=cs_test_abcdefgh');
    await panel(visitor.page).waitFor();
    return { ...visitor, ...words };
  };

  test('nothing goes out without its own agreement, and what was sent can be erased', async () => {
    const { page, sent } = await paid();
    await field(page).fill(text);
    await see(page, 'Gardé sur cet appareil');
    await see(page, '43 sur 600');
    await send(page);
    const summary = await seeSummary(page, 'Vos mots n’ont pas été confiés', 'Cochez la case pour');
    await summary.getByRole('link').click();
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await checkPage(page);
    expect(sent).toHaveLength(0);
    await page.getByRole('link', { name: '3114' }).waitFor();

    await box(page).check();
    await send(page);
    await seeToast(page, 'Vos mots sont confiés');
    await panel(page).getByText('Pas encore prise. Vous pouvez tout changer.').waitFor();
    await panel(page)
      .getByText(/^Confié à .* le /)
      .waitFor();
    expect(sent.map(({ body }) => body?.text)).toEqual([text]);
    expect(await keptOn(page)).toBeNull();
    expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);

    await button(page, /^Retirer/).click();
    await button(page, 'Effacer mes mots').click();
    await panel(page)
      .getByText(/^Vous avez retiré vos mots le /)
      .waitFor();
    await button(page, /^Écrire de nouveau/).click();
    expect(await field(page).inputValue()).toBe('');
    expect(await box(page).isChecked()).toBe(false);
  });

  test('it can wait for the order, where the words stand as they were typed', async () => {
    const { page } = await paid();
    await field(page).fill(text);
    await button(page, 'Plus tard, depuis ma commande').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await field(page).inputValue()).toBe(text);
  });
});

test('unsent words survive a reload, and leave the device with the session', async () => {
  const { page, open, answer } = await atOrder(paidOrder());
  answer(signOut, () => ({ signedOut: true }) as const);
  await fill(page);
  await open();
  expect(await field(page).inputValue()).toBe(text);
  expect(await box(page).isChecked()).toBe(false);
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await seeToast(page, 'Déconnexion réussie');
  expect(await keptOn(page)).toBeNull();
});

test('words that are too long name what is too much, and stay', async () => {
  const { page } = await atOrder(paidOrder());
  await field(page).fill('a'.repeat(612));
  await see(page, /^612 sur 600\s: 12 de trop$/);
  await box(page).check();
  await send(page);
  await seeSummary(page, 'Vos mots n’ont pas été confiés', 'Écrivez 600 caractères au plus');
  expect(await field(page).inputValue()).toHaveLength(612);
});

test('without a network they wait on the device, and go out once', async () => {
  const { page, sent, setOffline } = await atOrder(paidOrder());
  await fill(page);
  await setOffline(true);
  await send(page);
  await see(page, 'Gardé sur cet appareil, envoyé au retour du réseau');
  expect(sent).toHaveLength(0);
  await setOffline(false);
  await seeToast(page, 'Vos mots sont confiés');
  await setOffline(true);
  await setOffline(false);
  await panel(page).getByText(text).waitFor();
  expect(sent).toHaveLength(1);
  expect(await keptOn(page)).toBeNull();
});

test('words of another tab are replaced only by who has seen them', async () => {
  const { page, sent, put } = await atOrder(paidOrder());
  await fill(page);
  put(keyFor.numbers, toldWords('Écrit ailleurs.'));
  await send(page);
  await see(page, /^Vous avez modifié ces mots ailleurs à \d/);
  await see(page, 'Écrit ailleurs.');
  expect(sent).toHaveLength(0);
  await button(page, 'Confier les miens à la place').click();
  await seeToast(page, 'Vos mots sont confiés');
  expect(sent).toHaveLength(1);

  await button(page, /^Modifier/).click();
  await field(page).fill('Autre chose.');
  put(keyFor.numbers, toldWords('Encore ailleurs.'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await button(page, 'Garder ceux-là').click();
  await panel(page).getByText('Encore ailleurs.').waitFor();
  expect(await keptOn(page)).toBeNull();
});

test('a consultation that is taken meanwhile leaves the words to be copied', async () => {
  const { page, answer, context, expectProblem } = await atOrder(paidOrder());
  expectProblem(/409/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  answer(sendWords, () => new ShopError('already_taken'));
  answer(listOrders, () => ({ orders: [takenOrder({ version: 9 })] }));
  await fill(page);
  await send(page);
  await see(page, /^Ces mots n’ont pas été confiés/);
  await see(page, /^Prise par Pascal Riviere le /);
  await button(page, 'Copier ces mots').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  expect(await keptOn(page)).toBeNull();
  await button(page, 'Ne plus les montrer').click();
  await page.getByText(text).waitFor({ state: 'detached' });
});

test('each expert of a pack has words of their own, which another may be told', async () => {
  const order = takenOrder({ services: [keyFor.pack], amount: 6900 });
  const [first, second, third, last] = order.parts.map(({ service }) => service);
  const parts = order.parts.map(({ service, ...part }) => {
    if (service === second) return { ...part, service };
    if (service === third)
      return { ...part, service, state: 'delivered' as const, delivered_at: new Date().toISOString() };
    return { service, state: 'waiting' as const };
  });
  const { page, sent } = await atOrder(
    { ...order, parts },
    { [first ?? '']: toldWords(text), [second ?? '']: toldWords('Mon père est parti en mars.') },
  );
  const row = (service: string | undefined) =>
    panel(page).getByRole('region', { name: nameFor[service === first ? 'western' : 'chinese'] });
  await row(first).getByText('Pas encore prise. Vous pouvez tout changer.').waitFor();
  await row(second)
    .getByText(/Vos mots ne changent plus\.$/)
    .waitFor();
  await row(second)
    .getByRole('button', { name: /^Retirer mon accord/ })
    .waitFor();
  await see(page, 'Écrite sans mot de votre part.');
  await box(page).check();
  await button(page, /^Reprendre ce que j’ai /).click();
  expect(await field(page).inputValue()).toBe(text);
  expect(await box(page).isChecked()).toBe(false);
  await checkPage(page);
  await box(page).check();
  await send(page);
  await seeToast(page, 'Vos mots sont confiés');
  expect(sent.map(({ params }) => params.service)).toEqual([last]);
});

test('an order about which nobody has written asks for no thread, and one with words shows them', async () => {
  const { page, context, put } = await atOrder(paidOrder());
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/threads')) asked.push(request.url());
  });
  await page.reload();
  await field(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  put(keyFor.numbers, toldWords(text));
  await page.reload();
  await see(page, text);
  // A gap of the live channel asks once more.
  expect(asked).not.toEqual([]);
});
