/** The conversation page of a customer, over a thread in memory. */
import type { Page } from 'playwright-core';
import type { Order } from '#domain/order.ts';
import type { OwnThread } from '#domain/threads.ts';
import { listOrders, readOrder } from '#domain/wire/api.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';
import { takenOrder } from './orders.ts';
import { newAccount } from './pool.ts';
import { answerThread, messageFrom } from './threads.ts';
import type { useVisitors } from './visitors.ts';

export const reply = messageFrom('expert', 'Une réponse.', '2026-11-25T13:52:00.000Z');

export const field = (page: Page) => page.getByRole('textbox', { name: /^Écrire à / });
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('article');
export const write = async (page: Page, text: string) => {
  await field(page).fill(text);
  await button(page, 'Envoyer').click();
};
export const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('messages'));

/** Waits for the page's title; the thread itself may still load. */
export const openConversation =
  (visit: ReturnType<typeof useVisitors>) =>
  async (start: Partial<OwnThread> = {}, order: Order = takenOrder()) => {
    const visitor = await visit({ as: newAccount() });
    visitor.answer(listOrders, () => ({ orders: [order] }));
    visitor.answer(readOrder, () => ({ order }));
    const thread = answerThread(visitor, start);
    const go = () => visitor.page.goto(`/compte/conversation?commande=${order.id}&service=${keyFor.numbers}`);
    await go();
    await visitor.page.getByRole('heading', { level: 1, name: /^Conversation avec / }).waitFor();
    return { ...visitor, ...thread, go, order };
  };
