import fc from 'fast-check';
import { catalogue } from '#domain/catalogue.ts';
import { keyFor } from '#test/support/keys.ts';
import { arrive, deliverAll, insist, payAt, payCall } from '../faults/acts.ts';
import { runSchedule } from '../faults/background.ts';
import type { Lane } from '../faults/lane.ts';
import { openWorld, type World } from '../faults/world.ts';
import { paymentRequest } from '../purchases.ts';
import type { Result } from './figures.ts';
import { keptFor, ordersById } from './orders.ts';

/** Faults of Stripe while a customer clicks. */
const troubles = ['down', 'slow', 'before', 'after', 'lost', 'three clicks', 'another attempt'] as const;
type Trouble = (typeof troubles)[number];

/** Longer than the 2.8 s that the shop waits: its repetition meets its own first call (idempotency conflict). */
const slowMs = 3000;
const sessionsPath = '/v1/checkout/sessions';

const trouble = (world: World, what: Trouble): void => {
  const { knobs } = world.stripe;
  knobs.reset();
  if (what === 'down') knobs.set({ api: { down: true } });
  if (what === 'slow') knobs.set({ api: { delay: slowMs } });
  if (what === 'three clicks') knobs.set({ api: { delay: 60 } });
  if (what === 'before' || what === 'after' || what === 'lost') {
    knobs.addFailure({ method: 'POST', path: sessionsPath, times: 1, when: what });
  }
};

/** Never a payable session without its order, never two open ones. */
const check = async (world: World, lost: string[], when: string): Promise<void> => {
  const orders = await ordersById(world);
  const payable = world.stripe.sessions().filter(({ status }) => status !== 'expired');
  if (payable.some(({ metadata }) => !orders.has(metadata?.order_id ?? ''))) lost.push(`${when}: no order`);
  if (payable.length > 1) lost.push(`${when}: ${payable.length} pages are open`);
};

const run = async (world: World, sequence: readonly Trouble[]): Promise<string[]> => {
  const lost: string[] = [];
  const buyer = await arrive(world);
  let request = paymentRequest(buyer);
  let orderId: string | undefined;
  for (const what of sequence) {
    trouble(world, what);
    if (what === 'another attempt' && orderId) request = paymentRequest(buyer, [keyFor.numbers], { orderId });
    const clicks = what === 'three clicks' ? 3 : 1;
    await Promise.all(
      Array.from({ length: clicks }, () => world.call('createPayment', payCall(buyer, request))),
    );
    orderId = [...(await ordersById(world)).keys()][0];
  }
  world.stripe.knobs.reset();
  const { status } = await insist(world, 'createPayment', payCall(buyer, request));
  await check(world, lost, `after ${sequence.join(', ')}`);
  const open = world.stripe.sessions().find((session) => session.status === 'open');
  if (status !== 200 || !open || !(await payAt(world, open.id)))
    lost.push(`${sequence}: cannot be paid (${status})`);
  await deliverAll(world);
  await runSchedule(world, 'reconcile', 11);
  const [paid, ...others] = [...(await ordersById(world)).values()];
  const kept = keptFor(
    world,
    world.stripe.sessions().map(({ id }) => id),
  );
  if (paid?.status !== 'paid' || others.length > 0 || kept !== catalogue[keyFor.numbers].price)
    lost.push(`${sequence}: ${paid?.status}, ${kept} kept`);
  return lost;
};

/** Sequences of Stripe's faults, each followed by a payment: one order, one charge. */
export const outliveTroubles = async (lane: Lane, count: number): Promise<Result> => {
  const lost: string[] = [];
  const sequences = fc.array(fc.constantFrom(...troubles), { minLength: 1, maxLength: 4 });
  for (const sequence of fc.sample(sequences, count)) {
    const world = await openWorld(lane);
    lost.push(...(await run(world, sequence).finally(() => world.close())));
  }
  return { tried: count, lost };
};
