/** Orders whose sessions exist at Stripe, written like `create-payment`. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type OrderRecord, orderRecordSchema } from '#lambdas/storage/order-record.ts';
import { orderRecord } from '../builders.ts';
import { deliver, eventsOf, payAt, secondSession } from '../faults/acts.ts';
import type { Seen } from '../faults/picture.ts';
import type { PrivateTable } from '../faults/resources.ts';
import type { World } from '../faults/world.ts';
import type { EventRecord } from '../stripe/records.ts';
import { textOf, unordered } from '../unordered.ts';

export type Placed = { readonly id: string; readonly sessions: readonly [string, ...string[]] };

/** A pending order with a number of open sessions; the order knows the first. */
export const placeOrder = async (
  world: World,
  more = 0,
  changes: Partial<OrderRecord> = {},
): Promise<Placed> => {
  const id = randomUUID();
  const current = await secondSession(world, id);
  const others: string[] = [];
  for (let index = 0; index < more; index += 1) others.push(await secondSession(world, id));
  const payment = { ...orderRecord().payment, session_id: current };
  const created_at = new Date().toISOString();
  await world.resources.put('Orders', { ...orderRecord({ id, payment, created_at }), ...changes });
  return { id, sessions: [current, ...others] };
};

export const ordersById = async (world: World): Promise<Map<string, OrderRecord>> => {
  const orders = z.array(orderRecordSchema).parse(await world.resources.rows('Orders'));
  return new Map(orders.map((order) => [order.id, order]));
};

/** The events about a session, oldest first; events about its payment have no session. */
export const sessionEvents = (world: World, sessionId: string): EventRecord[] =>
  eventsOf(world).filter(({ session, type }) => session === sessionId && type.startsWith('checkout.'));

/** An order that is paid and whose events have come; its mails wait. */
export const placePaid = async (world: World): Promise<string> => {
  const { id, sessions } = await placeOrder(world);
  await payAt(world, sessions[0]);
  for (const event of sessionEvents(world, sessions[0])) await deliver(world, event);
  return id;
};

/** Delivers an event five times at once; returns the statuses. */
export const deliverAtOnce = async (world: World, event: EventRecord, times = 5): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: times }, () => deliver(world, event)));
  return answers.map(({ status }) => status);
};

const watched = [
  'Orders',
  'Parts',
  'Refunds',
  'Issues',
  'Outbox',
  'Ledger',
] as const satisfies readonly PrivateTable[];

/** All rows and all refunds as text. */
export const everything = async (world: Pick<Seen, 'resources' | 'stripe'>): Promise<string> => {
  const tables: string[][] = [];
  for (const table of watched) tables.push(unordered(await world.resources.rows(table)).map(textOf));
  return textOf([tables, unordered(world.stripe.state().refunds)]);
};

/** The amount that the shop has kept of the charges of an order's sessions, in cents. */
export const keptFor = (world: World, sessions: readonly string[]): number => {
  const { payment_intents: intents, charges } = world.stripe.state();
  const ours = intents.filter(({ session }) => sessions.includes(session)).map(({ id }) => id);
  return charges
    .filter(({ payment_intent: intent, status }) => status === 'succeeded' && ours.includes(intent))
    .reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0);
};
