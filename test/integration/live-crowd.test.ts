/** 200 sockets of 100 customers, 50 of them broken abruptly. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { createTicketsStore } from '#lambdas/storage/tokens.ts';
import { profileRecord } from '#test/support/builders.ts';
import { newCustomer } from '#test/support/customers.ts';
import { orderRow } from '#test/support/deployed.ts';
import { resigned } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { type LiveSocket, openLine, openSocket } from '#test/support/live-sockets.ts';
import { deliverPart, putPaidOrder } from '#test/support/order-rows.ts';
import { inParallel } from '#test/support/proof/in-parallel.ts';
import { ordersOf } from '#test/support/purchases.ts';
import { database, putRow, tableOf } from '#test/support/rows.ts';

type Visitor = { token: string; order: OrderRecord; sockets: LiveSocket[]; isCut: boolean };

const [customers, cutSockets] = [100, 50];
const [lanes, deliveriesAtOnce] = [10, 4];
const limitMs = 2000;
const visitors: Visitor[] = [];

/** Opens a socket with a ticket made like the route's; `live-door` tests the route. */
const open = async (userId: string, through?: string): Promise<LiveSocket> => {
  const { mint } = createTicketsStore(database(), tableOf('Tokens'));
  const opened = await openSocket({
    ticket: await mint({ userId, session: 's' }, new Date()),
    ...(through && { through }),
  });
  if (!opened) throw new Error('no socket');
  return opened;
};

/** An account of its own, signed in with a token that the pool's own key signs. */
const newVisitor = async (token: string, isCut: boolean, line: string): Promise<void> => {
  const sub = randomUUID();
  const own = await resigned(token, { sub });
  if (!own) throw new Error('the emulator is not ours');
  await putRow('Profiles', profileRecord({ user_id: sub }));
  const order = await putPaidOrder(sub);
  const sockets = [await open(sub), await open(sub, isCut ? line : undefined)];
  visitors.push({ token: own, order, sockets, isCut });
};

beforeAll(async () => {
  const { access } = await newCustomer();
  const line = await openLine();
  const all = Array.from({ length: customers }, (_, at) => at < cutSockets);
  await inParallel(all, lanes, (isCut) => newVisitor(access, isCut, line.url));
  await line.cut();
}, 60_000);
afterAll(() => {
  for (const { sockets } of visitors) for (const { socket } of sockets) socket.close();
});

/** Delivers an order; returns the instant after which its customer's pages must know it. */
const deliver = async (visitor: Visitor): Promise<number> => {
  visitor.order = await deliverPart(visitor.order, keyFor.numbers);
  return performance.now();
};

/** Milliseconds until a socket knew the order in its current version; undefined when it does not. */
const waited = ({ orders }: LiveSocket, { order }: Visitor, since: number): number | undefined => {
  const told = orders.find((heard) => heard.order.id === order.id && heard.order.version === order.version);
  return told && told.at - since;
};

test('every living socket gets its message within two seconds, and nobody gets another’s order', async () => {
  const waits: (number | undefined)[] = [];
  await inParallel(visitors, deliveriesAtOnce, async (visitor) => {
    const since = await deliver(visitor);
    const alive = visitor.isCut ? visitor.sockets.slice(0, 1) : visitor.sockets;
    const isKnown = () => alive.every((one) => waited(one, visitor, since) !== undefined);
    await expect.poll(isKnown, { timeout: limitMs, interval: 5 }).toBe(true);
    waits.push(...alive.map((one) => waited(one, visitor, since)));
  });
  expect(waits).toHaveLength(2 * customers - cutSockets);
  for (const { order, sockets } of visitors) {
    const heard = sockets.flatMap(({ orders }) => orders.map((told) => told.order.id));
    expect(new Set(heard)).toEqual(new Set([order.id]));
  }
});

test('a reconnected page agrees with the database', async () => {
  const returning = visitors.filter(({ isCut }) => isCut);
  expect(returning).toHaveLength(cutSockets);
  await inParallel(returning, lanes, async ({ token, order, sockets }) => {
    sockets.push(await open(order.user_id));
    const [shown] = await ordersOf({ access: token });
    const { version, status, delivered_at } = await orderRow(order.id);
    expect(shown).toMatchObject({ id: order.id, version, status, delivered_at });
  });
  const [first] = returning;
  if (!first) throw new Error('nobody came back');
  const since = await deliver(first);
  const [alive, , back] = first.sockets;
  for (const one of [alive, back]) {
    await expect
      .poll(() => one && waited(one, first, since), { timeout: limitMs, interval: 5 })
      .toBeDefined();
  }
});
