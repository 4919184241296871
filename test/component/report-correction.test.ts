/** The correction of a delivered report: asked for by its customer, answered at the desk. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { Order } from '#domain/order.ts';
import { correctionDue, type ReportCorrection } from '#domain/report-corrections.ts';
import type { OwnThread } from '#domain/threads.ts';
import { listOrders, readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { askReportCorrection } from '#domain/wire/report-corrections.ts';
import { deliveredQueue } from '#lambdas/storage/order-record.ts';
import { bodyOf, lost } from '#test/support/component/answers.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { deliveredOrder } from '#test/support/component/orders.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { answerThread } from '#test/support/component/threads.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();
const enter = useAtelier();
const wide = screens[1];
const correctionOf = (changes: Partial<ReportCorrection> = {}): ReportCorrection => ({
  ...{ id: crypto.randomUUID(), what: 'promise', of: 1, at: new Date().toISOString() },
  places: [{ where: '6. Les cycles de 2026', text: 'Pouvez-vous aller jusqu’au printemps ?' }],
  due_at: correctionDue(new Date()).toISOString(),
  ...changes,
});
const kept = (changes: Partial<ReportCorrection> = {}) =>
  correctionOf({
    answer: { at: new Date().toISOString(), name: 'Pascal Riviere', text: 'Le calcul est juste, page 3.' },
    ...changes,
  });

const marked = (order: Order, changes: object): Order => ({
  ...order,
  parts: order.parts.map((part) => ({ ...part, written: true as const, ...changes })),
});

type Start = {
  readonly corrections?: readonly ReportCorrection[];
  readonly delivered?: string;
  readonly thread?: Partial<OwnThread>;
};

const open = async (
  screen: (typeof screens)[number],
  { corrections = [], delivered, thread }: Start = {},
) => {
  let order = marked(deliveredOrder(), delivered === undefined ? {} : { delivered_at: delivered });
  const visitor = await visit({ as: newAccount(), viewport: screen.viewport });
  const { answer, page } = visitor;
  answer(listOrders, () => ({ orders: [order] }));
  answer(readOrder, () => ({ order }));
  const { change } = answerThread(visitor, { corrections: [...corrections], ...thread });
  const sent = answer(askReportCorrection, (call) => {
    const correction = correctionOf(bodyOf(call));
    change({ corrections: [...corrections, correction] });
    order = marked(order, { correcting_until: correction.due_at });
    return correction;
  });
  const go = () =>
    page.goto(`/compte/conversation?commande=${order.id}&service=${keyFor.numbers}&demande=correction`);
  return { ...visitor, sent, go, order };
};

const expected = (page: Page, place = '') =>
  page.getByRole('textbox', { name: new RegExp(`^Ce que vous attendiez${place}`) });
const send = (page: Page) => button(page, 'Demander la correction').click();

test.each(screens)('is asked for from the order, with what is wrong and where ($name)', async (screen) => {
  const { page, sent } = await open(screen);
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('link', { name: /^Demander une correction/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Demander une correction' }).waitFor();
  await see(page, /^Comprise une fois avec votre consultation/);
  await checkPage(page);
  await send(page);
  await see(page, 'Dites de quoi il s’agit.');
  await page.getByRole('radio', { name: /^Un passage qui ne répond pas/ }).check();
  await page.getByRole('textbox', { name: 'Où' }).fill('6. Les cycles de 2026, page 14');
  await expected(page).fill('Aller jusqu’au printemps.');
  await button(page, 'Ajouter un autre endroit').click();
  await expected(page, ', endroit 2').fill('Saint-Denis prend un trait d’union.');
  await checkPage(page);
  await send(page);
  await page.getByRole('heading', { level: 1, name: /^Conversation avec/ }).waitFor();
  await see(page, /^Vous\s: correction demandée/);
  await see(page, 'Saint-Denis prend un trait d’union.');
  await checkPage(page);
  expect(sent.map(({ body }) => body?.places)).toEqual([
    [
      { where: '6. Les cycles de 2026, page 14', text: 'Aller jusqu’au printemps.' },
      { text: 'Saint-Denis prend un trait d’union.' },
    ],
  ]);
  await page.getByRole('link', { name: 'Mes commandes' }).click();
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await see(page, /^Correction demandée, réponse au plus tard le/);
  await page.getByRole('link', { name: /^Demander une correction/ }).waitFor({ state: 'detached' });
});

test('what is typed survives a lost answer and a reload, and is asked for once', async () => {
  const { page, go, sent, answer, expectProblem } = await open(wide);
  const failed = answer(askReportCorrection, () => lost);
  expectProblem(/Failed to load|ERR_/);
  await go();
  await page.getByRole('radio', { name: /^Une faute/ }).check();
  await expected(page).fill('« Saint Denis » devient « Saint-Denis ».');
  await send(page);
  await see(page, 'La demande n’est pas partie');
  expect(await expected(page).inputValue()).toBe('« Saint Denis » devient « Saint-Denis ».');
  await page.reload();
  await expect.poll(() => expected(page).inputValue()).toBe('« Saint Denis » devient « Saint-Denis ».');
  expect(await page.getByRole('radio', { name: /^Une faute/ }).isChecked()).toBe(true);
  answer(askReportCorrection, () => {
    throw new ShopError('correction_open');
  });
  expectProblem(/status of 409/);
  await send(page);
  await see(page, /^Une correction est déjà demandée/);
  expect(sent).toHaveLength(0);
  expect(failed.length).toBeGreaterThan(0);
});

test('the included one ends, and an error of the house is always taken', async () => {
  const { page, go } = await open(wide, { delivered: addDays(new Date(), -40).toISOString() });
  await go();
  await see(page, /^La correction comprise se demande dans les 14\sjours/);
  expect(await page.getByRole('radio').count()).toBe(2);
  await checkPage(page);
  const used = await open(wide, { corrections: [kept()] });
  await used.go();
  await see(used.page, /^La correction comprise avec votre consultation est déjà demandée/);
  const waiting = await open(wide, { corrections: [correctionOf()] });
  await waiting.go();
  await see(waiting.page, /^Une correction est déjà demandée\. Sa réponse vient au plus tard/);
  expect(await expected(waiting.page).count()).toBe(0);
});

test('an error of the house is told of from a closed conversation', async () => {
  const closes_at = addDays(new Date(), -10).toISOString();
  const delivered = addDays(new Date(), -40).toISOString();
  const { page, order } = await open(wide, { delivered, thread: { is_open: false, closes_at } });
  await page.goto(`/compte/conversation?commande=${order.id}&service=${keyFor.numbers}`);
  const says = page.getByText(/Une erreur de notre fait se signale toujours/);
  await says.getByRole('link', { name: 'demander une correction' }).click();
  await see(page, /^La correction comprise se demande dans les 14\sjours/);
});

test('a no stands in the conversation under the name of the expert, with what can be done', async () => {
  const { page, order } = await open(screens[0], { corrections: [kept()] });
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await see(page, 'Pascal Riviere a répondu à votre demande de correction');
  await page.goto(`/compte/conversation?commande=${order.id}&service=${keyFor.numbers}`);
  await see(page, /^Pascal Riviere n’a pas changé le rapport/);
  await see(page, 'Le calcul est juste, page 3.');
  await page.getByRole('link', { name: 'la direction' }).waitFor();
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('link', { name: /^Renoncer/ })
    .waitFor();
  await checkPage(page);
});

const atelierOf = () => {
  const expert = newExpert(keyFor.western);
  const at = addDays(new Date(), -2).toISOString();
  const report = { key: 'reports/one', version: 1, pages: 12, bytes: 4000, delivered_at: at };
  const part = takenPart(expert, {
    ...{ state: 'delivered', queue: deliveredQueue(keyFor.western), delivered_at: at, report },
  });
  const atelier = memoryAtelier([part]);
  return { expert, part, atelier };
};

test.each(screens)('at the desk it stands first, and a no has its reasons ($name)', async (screen) => {
  const { expert, part, atelier } = atelierOf();
  await atelier.correct(part, correctionOf());
  const { page } = await enter(atelier, expert, { viewport: screen.viewport });
  await page.goto('/atelier');
  await see(page, /^Correction à répondre avant le/);
  await page.getByText('À corriger').first().waitFor();
  await checkPage(page);
  await page.getByRole('link', { name: /^Ouvrir/ }).click();
  await page.getByRole('heading', { name: 'Camille demande une correction' }).waitFor();
  await see(page, 'Pouvez-vous aller jusqu’au printemps ?');
  await checkPage(page);
  await button(page, 'Garder le rapport et dire pourquoi').click();
  const sheet = page.getByRole('dialog', { name: 'Le rapport reste comme il est' });
  await sheet.getByRole('button', { name: 'Envoyer ces raisons' }).click();
  await see(page, /^Écrivez vos raisons/);
  await sheet.getByRole('textbox', { name: 'Vos raisons' }).fill('Le calcul est juste, page 3.');
  await checkPage(page);
  await sheet.getByRole('button', { name: 'Envoyer ces raisons' }).click();
  await sheet.waitFor({ state: 'detached' });
  await seeToast(page, 'Réponse envoyée');
  await see(page, /n’a pas changé le rapport/);
  await page.getByRole('heading', { name: 'Camille demande une correction' }).waitFor({ state: 'detached' });
});

test('a new version is delivered with what changes, and a correction that comes meanwhile is shown', async () => {
  const { expert, part, atelier } = atelierOf();
  const { page, live } = await enter(atelier, expert, { viewport: wide.viewport });
  await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  await expect.poll(() => live.open()).toBe(1);
  await atelier.correct(part, correctionOf());
  live.hint(part);
  await page.getByRole('heading', { name: 'Camille demande une correction' }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rapport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await button(page, 'Livrer la version 2').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Livrer', exact: true }).click();
  await see(page, 'Dites en une phrase ce qui change.');
  await dialog.getByRole('textbox', { name: 'Ce qui change' }).fill('Le chapitre 6 va jusqu’en mai 2027.');
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Livrer', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await see(page, /a corrigé le rapport, version 2/);
  await see(page, 'Le chapitre 6 va jusqu’en mai 2027.');
  await page.getByRole('link', { name: 'Retour à la file' }).click();
  await see(page, 'La file est vide');
});
