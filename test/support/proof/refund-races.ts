import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { totalOf } from '#domain/catalogue.ts';
import { type RefundRecord, refundRecordSchema } from '#lambdas/storage/order-record.ts';
import { keyFor } from '#test/support/keys.ts';
import { deliver, deliverAll, eventsOf } from '../faults/acts.ts';
import { runSchedule } from '../faults/background.ts';
import type { Lane } from '../faults/lane.ts';
import { appointAdministrator, refundByHand, refundCall, withdrawCall } from '../faults/refund-acts.ts';
import { paidPair } from '../faults/refund-flows.ts';
import { openWorld, type World } from '../faults/world.ts';
import type { Result } from './figures.ts';
import { ordersById } from './orders.ts';

/** Parallel attempts on one order. */
const atOnce = 50;

type Story = Awaited<ReturnType<typeof paidPair>> & { readonly world: World; readonly click: string };

/** The actions that request or report a refund. */
const acts: readonly ((story: Story) => Promise<unknown>)[] = [
  ({ world, order_id: id }) => world.call('refundOrder', refundCall(id, 700)),
  ({ world, order_id: id, buyer, click }) =>
    world.call('withdraw', withdrawCall(buyer, id, [keyFor.numbers], click)),
  ({ world, order_id: id, buyer }) => world.call('withdraw', withdrawCall(buyer, id, [keyFor.numbers])),
  ({ world, sessionId }) => refundByHand(world, sessionId, 300),
  ({ world }) => Promise.all(eventsOf(world).map((event) => deliver(world, event))),
  ({ world, order_id: id }) =>
    world.call('refundOrder', refundCall(id, totalOf([keyFor.western, keyFor.numbers]))),
  ({ world }) => runSchedule(world, 'sweepRefunds', 3),
];

/** Stripe makes refunds and answers with errors, loses answers, or is unreachable. */
const disturb = ({ stripe }: World): void => {
  for (const when of ['after', 'lost', 'before', 'cut'] as const)
    stripe.knobs.addFailure({ method: 'POST', path: '/v1/refunds', body: 'refund_id', times: 1, when });
};

const sumOf = (refunds: readonly { readonly amount: number }[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Rows that Stripe does not know, refunds without a row, and wrong sums. */
const faultsIn = async (world: World, orderId: string): Promise<string[]> => {
  const rows = z.array(refundRecordSchema).parse(await world.resources.rows('Refunds'));
  const { refunds } = world.stripe.state();
  const order = (await ordersById(world)).get(orderId);
  const made = new Map(refunds.map((refund) => [refund.id, refund.amount]));
  const isTrue = ({ state, stripe_id: id = '', amount }: RefundRecord) =>
    state === 'succeeded' ? made.get(id) === amount : state === 'failed' && id === '';
  const mails = (await world.resources.rows('Outbox')).map(({ id }) => String(id).split(':')[0]);
  const told = (kind: string) => mails.filter((one) => one === kind).length;
  const succeeded = rows.filter(({ state }) => state === 'succeeded');
  const withdrawals = rows.filter(({ origin }) => origin === 'withdrawal').length;
  const back = sumOf(refunds);
  const claims: readonly (readonly [string, boolean])[] = [
    ['every row is as Stripe says', rows.every(isTrue)],
    ['every refund has one row', succeeded.length === refunds.length],
    ['no more than was paid', back > 0 && back <= (order?.amount ?? 0)],
    ['the order knows', order?.refunded_amount === back && order.refund_reserved === back],
    ['one withdrawal at most', withdrawals <= 1 && told('withdrawal') === withdrawals],
    ['one mail for each', told('refund') === refunds.length],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
};

const race = async (lane: Lane): Promise<string[]> => {
  const world = await openWorld(lane);
  try {
    await appointAdministrator(world);
    const story = { world, ...(await paidPair(world)), click: randomUUID() };
    disturb(world);
    const attempts = Array.from({ length: atOnce }, (_, index) => acts[index % acts.length]?.(story));
    await Promise.allSettled(attempts);
    world.stripe.knobs.reset();
    // Completes the rest, and a refund that fits only after the first sweep.
    for (let sweep = 0; sweep < 2; sweep += 1) {
      await runSchedule(world, 'sweepRefunds', 3);
      await deliverAll(world);
    }
    return await faultsIn(world, story.order_id);
  } finally {
    await world.close();
  }
};

/** Fifty parallel attempts to refund one order: every refund has its row, and the sum never exceeds the payment. */
export const raceRefunds = async (lane: Lane, count: number): Promise<Result> => {
  const lost: string[] = [];
  for (let tried = 0; tried < count; tried += atOnce) lost.push(...(await race(lane)));
  return { tried: count, lost };
};
