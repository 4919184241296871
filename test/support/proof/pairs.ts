import { randomUUID } from 'node:crypto';
import { addHours } from '#domain/dates.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import { profileRecord } from '../builders.ts';
import { newAddress } from '../client.ts';
import { deliver, payAt, validateCall, verifyCall } from '../faults/acts.ts';
import type { HttpCall } from '../faults/events.ts';
import type { Lane } from '../faults/lane.ts';
import { openWorld, type World } from '../faults/world.ts';
import { mintToken } from '../rows.ts';
import { inChunks } from './chunks.ts';
import type { Result } from './figures.ts';
import { ordersById, placeOrder, sessionEvents } from './orders.ts';

const atOnce = 10;

const fromElsewhere = (call: HttpCall): HttpCall => ({
  ...call,
  headers: { ...call.headers, 'x-viewer-ip': newAddress() },
});

const claim = 'a claim';

/** A paid order of a new customer with a verification link in the mailbox. */
const prepare = async (world: World) => {
  const profile = profileRecord({ user_id: randomUUID() });
  await world.resources.put('Profiles', profile);
  const token = await mintToken('validation', profile.user_id, profile.email);
  const claims = [{ hash: digestOf(claim), expires_at: addHours(new Date(), 24).toISOString() }];
  const { id, sessions } = await placeOrder(world, 0, { user_id: profile.user_id, claims });
  await payAt(world, sessions[0]);
  const [event] = sessionEvents(world, sessions[0]);
  if (!event) throw new Error('Stripe announces no payment');
  return { id, session: sessions[0], event, token };
};

/** Runs webhook, return page and verification link at the same instant; true when all three succeed. */
const race = async (world: World) => {
  const { id, session, event, token } = await prepare(world);
  const [webhook, page, link] = await Promise.all([
    deliver(world, event),
    world.call('verifyPayment', fromElsewhere(verifyCall(session, 'a claim of nobody'))),
    world.call('validateEmail', fromElsewhere(validateCall(token, claim))),
  ]);
  const isTaken = webhook.status === 200 && page.json.verified === true && link.json.success === true;
  return { id, isTaken, event: event.id };
};

/**
 * All succeed, and the order changes once and is verified: two versions more, one part, one mail, the event recorded.
 */
export const racePairs = async (lane: Lane, count: number): Promise<Result> => {
  const world = await openWorld(lane);
  try {
    const pairs = await inChunks(count, atOnce, () => race(world));
    const orders = await ordersById(world);
    const parts = await world.resources.rows('Parts');
    const mails = await world.resources.rows('Outbox');
    const events = new Set((await world.resources.rows('Ledger')).map(({ id }) => id));
    const lost = pairs.filter(({ id, isTaken, event }) => {
      const order = orders.get(id);
      const isMovedOnce = order?.status === 'paid' && order.email_validated && order.version === 5;
      const isWhole = parts.filter(({ order_id }) => order_id === id).length === 1 && events.has(event);
      const isAnnounced = mails.filter((mail) => mail.id === `confirmation:${id}`).length === 1;
      return !(isTaken && isMovedOnce && isWhole && isAnnounced);
    });
    return { tried: count, lost: lost.map(({ id }) => `${id}: ${JSON.stringify(orders.get(id))}`) };
  } finally {
    await world.close();
  }
};
