import { newAddress } from '../client.ts';
import { deliver, payAt, verifyCall } from '../faults/acts.ts';
import type { Lane } from '../faults/lane.ts';
import { openWorld, type World } from '../faults/world.ts';
import { inChunks } from './chunks.ts';
import type { Result } from './figures.ts';
import { ordersById, placeOrder, sessionEvents } from './orders.ts';

const atOnce = 10;

/** Webhook and return page of one payment at the same instant; the order's id and what they were answered. */
const pair = async (world: World) => {
  const { id, sessions } = await placeOrder(world);
  await payAt(world, sessions[0]);
  const [event] = sessionEvents(world, sessions[0]);
  if (!event) throw new Error('Stripe announces no payment');
  const visit = verifyCall(sessions[0], 'a claim of nobody');
  const returning = { ...visit, headers: { ...visit.headers, 'x-viewer-ip': newAddress() } };
  const [webhook, page] = await Promise.all([deliver(world, event), world.call('verifyPayment', returning)]);
  return { id, isTaken: webhook.status === 200 && page.json.verified === true, event: event.id };
};

/** Both succeed, and the order has moved once: one version more, one part, one mail, the event noted. */
export const racePairs = async (lane: Lane, count: number): Promise<Result> => {
  const world = await openWorld(lane);
  try {
    const pairs = await inChunks(count, atOnce, () => pair(world));
    const orders = await ordersById(world);
    const parts = await world.resources.rows('Parts');
    const mails = await world.resources.rows('Outbox');
    const events = new Set((await world.resources.rows('Ledger')).map(({ id }) => id));
    const lost = pairs.filter(({ id, isTaken, event }) => {
      const order = orders.get(id);
      const isMovedOnce = order?.status === 'paid' && order.version === 4;
      const isWhole = parts.filter(({ order_id }) => order_id === id).length === 1 && events.has(event);
      const isAnnounced = mails.filter((mail) => mail.id === `confirmation:${id}`).length === 1;
      return !(isTaken && isMovedOnce && isWhole && isAnnounced);
    });
    return { tried: count, lost: lost.map(({ id }) => `${id}: ${JSON.stringify(orders.get(id))}`) };
  } finally {
    await world.close();
  }
};
