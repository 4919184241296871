import { randomUUID } from 'node:crypto';
import { catalogue } from '#domain/catalogue.ts';
import { keyFor } from '#test/support/keys.ts';
import { arrive, deliver, deliverAll, eventsOf, order, payAt, payCall } from '../faults/acts.ts';
import { runSchedule } from '../faults/background.ts';
import type { Lane } from '../faults/lane.ts';
import { openWorld, type World } from '../faults/world.ts';
import { paymentRequest } from '../purchases.ts';
import type { Result } from './figures.ts';
import { keptFor, ordersById, placeOrder, sessionEvents } from './orders.ts';

/** What `placeOrder` stores. */
const placed = 900;
const { price } = catalogue[keyFor.numbers];

/** Two pages of one order are paid at the same instant, and Stripe sends both events at once. */
const bothPay = async (world: World): Promise<string[]> => {
  const { id, sessions } = await placeOrder(world, 1);
  await Promise.all(sessions.map((session) => payAt(world, session)));
  const events = sessions.flatMap((session) => sessionEvents(world, session));
  await Promise.all(events.map((event) => deliver(world, event)));
  const paid = (await ordersById(world)).get(id);
  const refunds = world.stripe.state().refunds.length;
  const isRight =
    paid?.status === 'paid' &&
    keptFor(world, sessions) === placed &&
    refunds === 1 &&
    paid.duplicate_refunds?.length === 1;
  return isRight ? [] : [`both paid: ${JSON.stringify(paid)}, ${refunds} refunds`];
};

/** The second tab requests a page while the first one pays; then every open page is paid. */
const payWhileAsking = async (world: World): Promise<string[]> => {
  const buyer = await arrive(world);
  const first = await order(world, buyer);
  const anew = paymentRequest(buyer, [keyFor.numbers], { orderId: first.order_id, attempt: randomUUID() });
  const [, answer] = await Promise.all([
    payAt(world, first.sessionId),
    world.call('createPayment', payCall(buyer, anew)),
  ]);
  const sessions = world.stripe.sessions().map(({ id }) => id);
  for (const { id, status } of world.stripe.sessions()) if (status === 'open') await payAt(world, id);
  await deliverAll(world);
  await runSchedule(world, 'reconcile', 11);
  const paid = (await ordersById(world)).get(first.order_id);
  const isRight = paid?.status === 'paid' && keptFor(world, sessions) === price;
  return isRight
    ? []
    : [`paid while asking (${answer.status}): ${JSON.stringify(paid)}, kept ${keptFor(world, sessions)}`];
};

const inWorld = async (lane: Lane, act: (world: World) => Promise<string[]>): Promise<string[]> => {
  const world = await openWorld(lane);
  try {
    const lost = await act(world);
    const left = eventsOf(world).filter(({ type }) => type === 'checkout.session.completed').length;
    return left === 0 ? [...lost, 'nothing was paid'] : lost;
  } finally {
    await world.close();
  }
};

/** One charge is kept, with the exact amount, whatever the two tabs do. */
export const payInTwoTabs = async (lane: Lane, count: number): Promise<Result> => {
  const lost: string[] = [];
  for (let index = 0; index < count; index += 1) {
    lost.push(...(await inWorld(lane, index % 2 === 0 ? bothPay : payWhileAsking)));
  }
  return { tried: count, lost };
};
