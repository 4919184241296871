import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Discipline, totalOf } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import { currentTerms } from '#domain/texts/terms.ts';
import { createPayment, listOrders } from '#domain/wire/api.ts';
import { atelierQueue } from '#domain/wire/atelier.ts';
import * as desk from '#domain/wire/desk.ts';
import { uploadState } from '#domain/wire/reports.ts';
import type { Account } from './run-file.ts';
import type { ShopFacts } from './running.ts';
import { type SeededDraft, seededHalf, seededWhole } from './seeded-drafts.ts';
import { seededPassages } from './seeded-passages.ts';
import { signIn } from './sign-in.ts';

export type Caller = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Calls the running shop like the browser of that account. Throws when the shop refuses. */
export const callerOf = async (
  shop: ShopFacts,
  { email, password, totp_secret }: Account,
): Promise<Caller> => {
  const { access } = await signIn(shop, { email, password, ...(totp_secret && { totpSecret: totp_secret }) });
  return async (method, path, body) => {
    const answer = await fetch(`${shop.site}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${text}`);
    return JSON.parse(text);
  };
};

/** Buys one consultation for a person, who need not be the customer. */
export const buy = async (shop: ShopFacts, customer: Caller, service: Discipline, customerInfo: unknown) => {
  const body = {
    selectedServices: [service],
    customerInfo,
    totalAmount: totalOf([service]) / 100,
    attempt: randomUUID(),
    acceptedTerms: currentTerms.version,
    isAdult: true,
  };
  const { url, order_id } = createPayment.answer.parse(await customer('POST', createPayment.path, body));
  const [session] = /cs_[A-Za-z0-9_]+/.exec(url) ?? [];
  await fetch(`${shop.payments}/_pay/${session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid' }),
  });
  return order_id;
};

/** Asks four times a second, for a minute at most. */
const awaited = async <Found>(what: string, ask: () => Promise<Found | undefined>): Promise<Found> => {
  for (let tries = 0; tries < 240; tries += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await delay(250);
  }
  throw new Error(`${what} did not arrive`);
};

/** Waits until the confirmation is sent, and the part in the expert's queue. */
export const awaitPart = (expert: Caller, orderId: string) =>
  awaited(`the seeded order ${orderId} in the queue`, async () => {
    const path = `${atelierQueue.path}?number=${orderNumber(orderId)}`;
    const { items } = atelierQueue.answer.parse(await expert('GET', path));
    return items.find(({ order_id }) => order_id === orderId);
  });

/** Takes and opens the part, and saves its draft. Returns the address of the part. */
const write = async (
  expert: Caller,
  orderId: string,
  { service, outline, sections }: SeededDraft,
): Promise<string> => {
  const part = `/api/atelier/orders/${orderId}/parts/${service}`;
  await expert('POST', `${part}/take`, {});
  await expert('GET', part);
  await expert('PUT', `${part}/draft/outline`, { ...outline, revision: 0 });
  for (const section of sections)
    await expert('PUT', `${part}/draft/sections/${section.id}`, { revision: 0, section });
  return part;
};

/** Has the draft typeset, accepts what its expert may accept, and delivers it. */
const deliver = async (expert: Caller, part: string): Promise<void> => {
  const { findings } = desk.checkDraft.answer.parse(await expert('POST', `${part}/draft/checks`, {}));
  const accept = findings.filter(({ confirm }) => confirm).map(({ id }) => id);
  await expert('POST', `${part}/draft/print`, { accept });
  const upload = await awaited('the pages of the seeded report', async () => {
    const state = uploadState.answer.parse(await expert('GET', `${part}/upload`)).upload;
    return state?.state === 'sending' ? undefined : state;
  });
  await expert('POST', `${part}/deliver`, { upload: upload.id });
};

const keepPassages = async (expert: Caller, discipline: Discipline): Promise<void> => {
  const { passages } = desk.listPassages.answer.parse(await expert('GET', desk.listPassages.path));
  if (passages.length > 0) return;
  for (const [id, passage] of seededPassages(discipline))
    await expert('PUT', desk.savePassage.path.replace('{passage}', id), passage);
};

/** The customer that the seeded reports are for; undefined once there are orders. */
const newBuyer = async (shop: ShopFacts): Promise<Caller | undefined> => {
  const account = shop.accounts.find(({ role }) => role === 'customer');
  if (!account) return undefined;
  const customer = await callerOf(shop, account);
  const { orders } = listOrders.answer.parse(await customer('GET', listOrders.path));
  return orders.length > 0 ? undefined : customer;
};

/** Buys a consultation as a visitor does, and writes its report as its expert does. */
const buyAndWrite = async (shop: ShopFacts, customer: Caller, expert: Caller, draft: SeededDraft) => {
  const orderId = await buy(shop, customer, draft.service, draft.person);
  await awaitPart(expert, orderId);
  return write(expert, orderId, draft);
};

/** Puts work on the desks of the seeded experts: their passages, a report half written, and a delivered one. */
export const seedDesk = async (shop: ShopFacts): Promise<void> => {
  const experts = new Map<Discipline, Caller>();
  for (const account of shop.accounts) {
    const { discipline } = account;
    if (!discipline) continue;
    const expert = await callerOf(shop, account);
    await keepPassages(expert, discipline);
    if (!experts.has(discipline)) experts.set(discipline, expert);
  }
  // Stripe's own test mode has no page that a program can pay at.
  const customer = shop.payments.includes('stripe.com') ? undefined : await newBuyer(shop);
  if (!customer) return;
  const [half, whole] = [seededHalf(), await seededWhole()];
  const [halfExpert, wholeExpert] = [half, whole].map((draft) => draft && experts.get(draft.service));
  if (half && halfExpert) await buyAndWrite(shop, customer, halfExpert, half);
  if (whole && wholeExpert) await deliver(wholeExpert, await buyAndWrite(shop, customer, wholeExpert, whole));
};
