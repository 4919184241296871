import { deliver, eventsOf, payAt } from '../faults/acts.ts';
import { runSchedule } from '../faults/background.ts';
import type { Lane } from '../faults/lane.ts';
import { disputeAt, refundByHand } from '../faults/refund-acts.ts';
import { openWorld, type World } from '../faults/world.ts';
import type { Result } from './figures.ts';
import { ordersById, type Placed, placeOrder, sessionEvents } from './orders.ts';

/** What `placeOrder` stores. */
const price = 900;

const isBack = async (world: World, { id }: Placed): Promise<boolean> => {
  const order = (await ordersById(world)).get(id);
  const parts = (await world.resources.rows('Parts')).filter((row) => row.order_id === id);
  return order?.refunded_amount === price && parts.every((part) => part.queue === undefined);
};

const moneyEvents = (world: World) => eventsOf(world).filter(({ type }) => !type.startsWith('checkout.'));

/** The refund is told before its payment. */
const early = async (world: World): Promise<string[]> => {
  const order = await placeOrder(world);
  await payAt(world, order.sessions[0]);
  await refundByHand(world, order.sessions[0], price);
  for (const event of moneyEvents(world)) await deliver(world, event);
  for (const event of sessionEvents(world, order.sessions[0])) await deliver(world, event);
  return (await isBack(world, order)) ? [] : [`${order.id}: told early, not settled`];
};

/** Neither refund nor dispute is ever told: the next run of the reconciler finds both. */
const lost = async (world: World): Promise<string[]> => {
  const [refunded, disputed] = [await placeOrder(world), await placeOrder(world)];
  for (const { sessions } of [refunded, disputed]) {
    await payAt(world, sessions[0]);
    for (const event of sessionEvents(world, sessions[0])) await deliver(world, event);
  }
  await refundByHand(world, refunded.sessions[0], price);
  await disputeAt(world, disputed.sessions[0]);
  await runSchedule(world, 'reconcile');
  const dispute = (await ordersById(world)).get(disputed.id)?.dispute;
  return [
    ...((await isBack(world, refunded)) ? [] : [`${refunded.id}: the refund was not found`]),
    ...(dispute?.status === 'needs_response' ? [] : [`${disputed.id}: the dispute was not found`]),
  ];
};

export const hearLateMoney = async (lane: Lane, count: number): Promise<Result> => {
  const missing: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const world = await openWorld(lane);
    try {
      missing.push(...(await (index % 2 === 0 ? early : lost)(world)));
    } finally {
      await world.close();
    }
  }
  return { tried: count, lost: missing };
};
