/** L'atelier: «Échange», what customer and expert write to each other, at the desk and beside the report. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { threadDays } from '#domain/threads.ts';
import { tellWorry } from '#domain/wire/threads.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { lost } from '#test/support/component/answers.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { messageFrom } from '#test/support/component/threads.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { tellChangesAtOnce } from '#test/support/e2e/busy-observer.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk, text } from '#test/support/e2e/desk-pages.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';
import { atelierTexts } from '#web/pages/atelier/texts.ts';

const visit = useAtelier();
const [small, wide] = screens;
const now = () => new Date().toISOString();
const question = () => messageFrom('customer', 'Le poste commence le 18 janvier.', now());
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('article');
const answer = async (page: Page, words: string) => {
  await page.getByRole('textbox', { name: 'Répondre à Camille' }).fill(words);
  await button(page, 'Envoyer').click();
};

const openExchange = async (page: Page) => {
  await openDesk(page);
  await page
    .getByRole('tab', { name: /^Échange/ })
    .or(page.getByRole('button', { name: /^Échange/ }))
    .click();
};

const atelierOf = (changes: Partial<PartRecord> = {}) => {
  const expert = newExpert(keyFor.western);
  const part = takenPart(expert, changes);
  const atelier = memoryAtelier([part]);
  const open = async ({ viewport }: (typeof screens)[number] = wide) => {
    const visitor = await visit(atelier, expert, { viewport });
    await visitor.page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
    return visitor;
  };
  return { expert, part, atelier, open };
};

test('an unread message is marked in the queue and on the tab, quoted at the caret, answered, and read then', async () => {
  const { part, atelier, expert } = atelierOf();
  await atelier.say(part, question());
  const { page } = await visit(atelier, expert, { viewport: wide.viewport });
  await page.goto('/atelier');
  await page.getByText('Message non lu').waitFor();
  await checkPage(page);
  await page.getByRole('link', { name: /^Ouvrir/ }).click();
  await openDesk(page);
  await page.getByRole('tab', { name: 'Échange 1' }).click();
  await see(page, 'Le poste commence le 18 janvier.');
  await text(page).click();
  await button(page, 'Citer dans le texte').click();
  await text(page).getByText('Le poste commence le 18 janvier.').waitFor();
  await checkPage(page);
  await answer(page, 'Merci, la date me sert.');
  await messages(page).filter({ hasText: 'Merci, la date me sert.' }).waitFor();
  await page.getByRole('tab', { name: 'Échange', exact: true }).waitFor();

  await page.getByRole('link', { name: 'Retour à la file' }).click();
  await page.getByText('Message non lu').waitFor({ state: 'detached' });
  await page.getByText(part.order_id.slice(0, 8)).first().waitFor();
});

test('a message that comes while the desk is open is counted, and a phone reads it in its sheet', async () => {
  const { part, atelier, open } = atelierOf();
  const { page, live } = await open(small);
  await openDesk(page);
  await expect.poll(() => live.open()).toBe(1);
  await atelier.say(part, question());
  live.hint(part);
  await button(page, 'Échange 1').click();
  await see(page, 'Le poste commence le 18 janvier.');
  await checkPage(page);
  await page.getByRole('textbox', { name: 'Répondre à Camille' }).focus();
  await page.keyboard.press('Escape');
  await button(page, 'Échange').waitFor();
  await expect.poll(() => hasFocus(text(page))).toBe(true);
});

test('a busy page, which is told of several changes at once, knows that a message is read', async () => {
  const { part, atelier, expert } = atelierOf();
  await atelier.say(part, question());
  const { page, context } = await visit(atelier, expert, { viewport: wide.viewport });
  await tellChangesAtOnce(context);
  await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  await openDesk(page);
  await page.getByRole('tab', { name: /^Échange/ }).click();
  await see(page, 'Le poste commence le 18 janvier.');
  await page.getByRole('tab', { name: 'Échange', exact: true }).waitFor();
});

test('each expert stands there under the own name', async () => {
  const { part, atelier, open, expert } = atelierOf();
  await atelier.say(part, { ...messageFrom('expert', 'Je commence.', now()), name: 'Mai Tran' });
  const { page } = await open();
  await messages(page).filter({ hasText: 'Je commence.' }).getByText('Mai Tran').waitFor();
  await answer(page, 'Je continue.');
  await messages(page).filter({ hasText: 'Je continue.' }).getByText(expert.name).waitFor();
});

test('an expert elsewhere reads the hours of messages on the own clock, as all other hours of the page', async () => {
  const { part, atelier, expert } = atelierOf();
  const at = addDays(new Date(), -1);
  at.setUTCHours(9, 30);
  await atelier.say(part, messageFrom('customer', 'Le poste commence le 18 janvier.', at.toISOString()));
  const { page } = await visit(atelier, expert, {
    viewport: wide.viewport,
    timezoneId: 'Indian/Reunion',
  });
  await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  await messages(page)
    .getByText(/^13\sh\s30$/)
    .waitFor();
});

test('without a network an answer waits on this device, also behind another tab, and goes out once', async () => {
  const { part, atelier, open } = atelierOf();
  await atelier.say(part, question());
  const { page, setOffline } = await open();
  await openDesk(page);
  await page.getByRole('tab', { name: /^Échange/ }).click();
  await see(page, 'Le poste commence le 18 janvier.');
  await setOffline(true);
  await answer(page, 'Écrit sans réseau.');
  await see(page, /^Pas envoyé\s: la connexion manque/);
  await checkPage(page);
  await page.getByRole('tab', { name: /^Passages/ }).click();
  const sent = page.waitForResponse(
    (got) => got.request().method() === 'POST' && got.url().endsWith('/thread'),
  );
  await setOffline(false);
  expect((await sent).status()).toBe(200);
  await page.reload();
  await page.getByRole('tab', { name: /^Échange/ }).click();
  await messages(page).filter({ hasText: 'Écrit sans réseau.' }).waitFor();
  expect(await messages(page).count()).toBe(2);
});

test('an answer after a hand-over is refused in words, and stays in the field', async () => {
  const { part, atelier, open } = atelierOf();
  const { page, expectProblem } = await open();
  expectProblem(/status of 403/);
  const field = page.getByRole('textbox', { name: 'Répondre à Camille' });
  await field.fill('Trop tard.');
  atelier.put({ ...part, expert: { id: 'colleague', name: 'Mai Tran' } });
  await page.keyboard.press('Control+Enter');
  await see(page, /^Cette consultation n’est plus à vous/);
  expect(await field.inputValue()).toBe('Trop tard.');
});

test('thirty days after the delivery it is read beside the report, and goes on no more', async () => {
  const delivered = { state: 'delivered', queue: `${keyFor.western}#delivered` } as const;
  const recent = atelierOf({ ...delivered, delivered_at: new Date().toISOString() });
  const { page } = await recent.open();
  await page.getByRole('textbox', { name: 'Répondre à Camille' }).waitFor();
  const old = atelierOf({ ...delivered, delivered_at: addDays(new Date(), -threadDays).toISOString() });
  const { page: closed } = await old.open();
  await see(closed, /^La conversation est close depuis le/);
  expect(await closed.getByRole('textbox', { name: 'Répondre à Camille' }).count()).toBe(0);
});

test.each(screens)('a worry is told without words, and its sentence is offered ($name)', async (screen) => {
  const { part, atelier, open } = atelierOf();
  await atelier.say(part, question());
  const { page } = await open(screen);
  await openExchange(page);
  await page.getByRole('textbox', { name: 'Répondre à Camille' }).fill('Chère Camille,');
  await button(page, 'Je m’inquiète').click();
  const sheet = page.getByRole('dialog', { name: 'Je m’inquiète pour Camille' });
  await sheet.getByRole('link', { name: '3114' }).waitFor();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await hasFocus(button(page, 'Je m’inquiète'))).toBe(true);
  await button(page, 'Je m’inquiète').click();
  await button(page, 'Prévenir la direction').click();
  await sheet.getByText(/^La direction est prévenue/).waitFor();
  expect(atelier.worries).toEqual([`${part.order_id} ${part.service}`]);
  await button(page, 'Reprendre dans la réponse').click();
  await sheet.waitFor({ state: 'detached' });
  const field = page.getByRole('textbox', { name: 'Répondre à Camille' });
  expect(await field.inputValue()).toMatch(/^Chère Camille,\n\nJ’ai lu ce que vous écrivez/);
  expect(await hasFocus(field)).toBe(true);
  expect(await messages(page).count()).toBe(1);
});

test('the sheet of a worry helps without the server, and says what failed', async () => {
  const { open, atelier } = atelierOf();
  const visitor = await open();
  const { page, expectProblem } = visitor;
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  visitor.answer(tellWorry, () => lost);
  await openExchange(page);
  await button(page, 'Je m’inquiète').click();
  const sheet = page.getByRole('dialog', { name: 'Je m’inquiète pour Camille' });
  await sheet.getByText('Répondez aujourd’hui, simplement').waitFor();
  await button(page, 'Prévenir la direction').click();
  await see(page, atelierTexts.failedAction);
  await button(page, 'Répondre d’abord').click();
  await sheet.waitFor({ state: 'detached' });
  expect(await hasFocus(page.getByRole('textbox', { name: 'Répondre à Camille' }))).toBe(true);
  expect(atelier.worries).toEqual([]);
});
