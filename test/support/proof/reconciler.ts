import { payAt } from '../faults/acts.ts';
import { scheduleEvent } from '../faults/events.ts';
import type { Lane } from '../faults/lane.ts';
import { openWorld } from '../faults/world.ts';
import { inChunks } from './chunks.ts';
import type { Result } from './figures.ts';
import { ordersById, placeOrder } from './orders.ts';

const minute = 60_000;

/** Paid orders without an event: a minute before they are due none is checked, a minute after it all are paid. */
export const findUnheard = async (lane: Lane, count: number): Promise<Result> => {
  const world = await openWorld(lane);
  try {
    const first = Date.now();
    const placed = await inChunks(count, 10, async () => {
      const order = await placeOrder(world);
      await payAt(world, order.sessions[0]);
      return order;
    });
    await world.invoke('reconcile', scheduleEvent(new Date(Date.now() + 11 * minute)));
    const orders = await ordersById(world);
    const latest = Math.max(...[...orders.values()].map(({ created_at: at }) => Date.parse(at)));
    const isInTime = Date.now() - latest < minute && latest >= first;
    const lost = placed.filter(({ id }) => orders.get(id)?.status !== 'paid').map(({ id }) => id);
    return { tried: count, lost: isInTime ? lost : [...lost, 'the run took longer than a minute'] };
  } finally {
    await world.close();
  }
};
