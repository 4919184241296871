import { deliver, eventsOf, expireAt, payAt, settleAt } from '../faults/acts.ts';
import type { Lane } from '../faults/lane.ts';
import { disputeAt, endDisputeAt, refundByHand } from '../faults/refund-acts.ts';
import { openWorld, type World } from '../faults/world.ts';
import type { Result } from './figures.ts';
import { deliverAtOnce, everything, type Placed, placeOrder } from './orders.ts';

/** Different ends of an order's sessions, so that a round has events of every kind. */
const lives: readonly ((world: World, placed: Placed) => Promise<unknown>)[] = [
  async (world, { sessions: [first] }) => {
    await payAt(world, first);
    await refundByHand(world, first, 300);
    await disputeAt(world, first);
    await endDisputeAt(world, first, 'lost');
  },
  (world, { sessions: [first] }) => payAt(world, first),
  (world, { sessions: [first] }) => expireAt(world, first),
  async (world, { sessions: [first] }) => {
    await payAt(world, first, 'refused');
    await payAt(world, first);
  },
  async (world, { sessions: [first] }) => {
    await payAt(world, first, 'later');
    await settleAt(world, first, 'succeeded');
  },
  async (world, { sessions: [first] }) => {
    await payAt(world, first, 'later');
    await settleAt(world, first, 'failed');
  },
  async (world, { sessions: [first, second = ''] }) => {
    await payAt(world, first);
    await payAt(world, second);
  },
];

const repeats = 5;
const livesPerRound = 24;

/**
 * Repeats all events of a round, five in sequence and five at once. Returns those that changed something or were
 * refused.
 */
const repeatAll = async (world: World, budget: number): Promise<Result> => {
  const lost: string[] = [];
  let tried = 0;
  const before = await everything(world);
  for (const event of [...eventsOf(world)]) {
    if (tried >= budget) break;
    const statuses: number[] = [];
    for (let time = 0; time < repeats; time += 1) statuses.push((await deliver(world, event)).status);
    statuses.push(...(await deliverAtOnce(world, event, repeats)));
    tried += statuses.length;
    if (statuses.some((status) => status !== 200)) lost.push(`${event.type}: ${statuses.join(' ')}`);
  }
  const after = await everything(world);
  if (after !== before) lost.push(`the repetitions changed\n${before}\nto\n${after}`);
  return { tried, lost };
};

const round = async (lane: Lane, budget: number): Promise<Result> => {
  const world = await openWorld(lane);
  try {
    for (let index = 0; index < Math.min(livesPerRound, budget); index += 1) {
      await lives[index % lives.length]?.(world, await placeOrder(world, 1));
    }
    for (const event of [...eventsOf(world)]) await deliver(world, event);
    // Refunds of duplicates cause further events.
    for (const event of [...eventsOf(world)]) await deliver(world, event);
    return await repeatAll(world, budget);
  } finally {
    await world.close();
  }
};

/** Repeats deliveries of events of every kind: no row, refund or mail may change. */
export const repeatDeliveries = async (lane: Lane, count: number): Promise<Result> => {
  const lost: string[] = [];
  let tried = 0;
  while (tried < count) {
    const result = await round(lane, count - tried);
    tried += result.tried;
    lost.push(...result.lost);
  }
  return { tried, lost };
};
