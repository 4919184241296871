import { deliver, expireAt, payAt, settleAt } from '../faults/acts.ts';
import type { Lane } from '../faults/lane.ts';
import { openWorld, type World } from '../faults/world.ts';
import { inChunks } from './chunks.ts';
import type { Result } from './figures.ts';
import { differs, look, newLife } from './order-life.ts';
import { ordersById, placeOrder, sessionEvents } from './orders.ts';

const permutationsOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permutationsOf(items.toSpliced(at, 1)).map((others) => [item, ...others]));

/** Every permutation of six events. */
const orders = permutationsOf([0, 1, 2, 3, 4, 5]);

const refundedOf = (world: World, sessions: readonly string[]): string[] => {
  const { refunds, payment_intents: intents } = world.stripe.state();
  return refunds.flatMap(({ payment_intent: intent }) => {
    const session = intents.find(({ id }) => id === intent)?.session ?? '';
    return sessions.includes(session) ? [session] : [];
  });
};

/**
 * An order with four sessions: its own expires, one is paid at once, one is paid late, one is refused late. Delivers
 * their six events in the given order; the shop must end like the model.
 */
const deliverInOrder = async (world: World, order: readonly number[]): Promise<string | undefined> => {
  const { id, sessions } = await placeOrder(world, 3);
  const [expired, paid = '', late = '', refused = ''] = sessions;
  await expireAt(world, expired);
  await payAt(world, paid);
  await payAt(world, late, 'later');
  await settleAt(world, late, 'succeeded');
  await payAt(world, refused, 'later');
  await settleAt(world, refused, 'failed');
  const life = newLife(sessions);
  for (const [session, state] of [
    [expired, 'expired'],
    [paid, 'paid'],
    [late, 'paid'],
    [refused, 'failed'],
  ] as const) {
    life.sessions.set(session, state);
  }
  const events = sessions.flatMap((session) => sessionEvents(world, session));
  if (events.length !== order.length) throw new Error(`${events.length} events instead of ${order.length}`);
  for (const at of order) {
    const event = events[at];
    if (!event) continue;
    await deliver(world, event);
    look(life, event.session);
  }
  return differs(life, (await ordersById(world)).get(id), refundedOf(world, sessions));
};

/** A number of the 720 permutations, evenly chosen. */
export const permute = async (lane: Lane, count: number): Promise<Result> => {
  const chosen = orders.filter((_, index) => index % Math.ceil(orders.length / count) === 0);
  const lost: string[] = [];
  const perWorld = 60;
  for (let from = 0; from < chosen.length; from += perWorld) {
    const batch = chosen.slice(from, from + perWorld);
    const world = await openWorld(lane);
    const found = await inChunks(batch.length, 6, (index) =>
      deliverInOrder(world, batch[index] ?? []),
    ).finally(() => world.close());
    lost.push(...found.filter((one) => one !== undefined));
  }
  return { tried: chosen.length, lost };
};
