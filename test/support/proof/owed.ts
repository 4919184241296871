import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { catalogue } from '#domain/catalogue.ts';
import { refundRecordSchema } from '#lambdas/storage/order-record.ts';
import { keyFor } from '#test/support/keys.ts';
import { deliver, deliverAll, eventsOf } from '../faults/acts.ts';
import { runSchedule } from '../faults/background.ts';
import type { Lane } from '../faults/lane.ts';
import {
  appointAdministrator,
  disputeAt,
  endDisputeAt,
  payOwedCall,
  refundCall,
  withdrawCall,
} from '../faults/refund-acts.ts';
import { paidPair } from '../faults/refund-flows.ts';
import { openWorld, type World } from '../faults/world.ts';
import { tell } from '../stripe/client.ts';
import type { Result } from './figures.ts';
import { deliverAtOnce, ordersById } from './orders.ts';

type Story = Awaited<ReturnType<typeof paidPair>> & { readonly world: World };

const { price } = catalogue[keyFor.numbers];

const rowsOf = async ({ world }: Story) =>
  z.array(refundRecordSchema).parse(await world.resources.rows('Refunds'));
const issuesOf = async ({ world }: Story) =>
  (await world.resources.rows('Issues')).filter(({ kind }) => kind === 'owed').length;

const withdraw = ({ world, buyer, order_id }: Story) =>
  world.call('withdraw', withdrawCall(buyer, order_id, [keyFor.numbers]));

/** Stripe makes a refund and answers with an error, loses an answer, or is unreachable. */
const disturb = ({ stripe }: World): void => {
  for (const when of ['after', 'lost', 'before', 'cut'] as const)
    stripe.knobs.addFailure({ method: 'POST', path: '/v1/refunds', body: 'refund_id', times: 1, when });
};

/** Delivers everything again, five times at once, and sweeps: what is paid stays paid once. */
const calm = async ({ world }: Story): Promise<void> => {
  world.stripe.knobs.reset();
  for (let sweep = 0; sweep < 2; sweep += 1) {
    await deliverAll(world);
    await runSchedule(world, 'sweepRefunds', 3);
  }
  for (const event of eventsOf(world).slice(-4)) await deliverAtOnce(world, event);
};

/** While it is owed: an issue, no second refund, and everything that is owed is reserved. */
const whileOwed = async (story: Story): Promise<string[]> => {
  const { world, order_id: id } = story;
  const second = await world.call('refundOrder', refundCall(id, catalogue[keyFor.western].price + 100));
  const order = (await ordersById(world)).get(id);
  const claims: readonly (readonly [string, boolean])[] = [
    ['an issue stands', (await issuesOf(story)) === 1],
    ['no second refund', second.status === 409],
    ['the customer reads it', order?.refund_owed?.amount === price],
    ['it stays reserved', order?.refund_reserved === price],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
};

/** Afterwards: one row, paid once by Stripe or otherwise, one credit note's mail, nothing left to handle. */
const onceOver = async (story: Story): Promise<string[]> => {
  const { world, order_id: id } = story;
  const rows = await rowsOf(story);
  const order = (await ordersById(world)).get(id);
  const made = world.stripe.state().refunds.filter(({ status }) => status === 'succeeded').length;
  const otherwise = rows.filter(({ paid }) => paid).length;
  const mails = (await world.resources.rows('Outbox')).map(({ id: name }) => String(name).split(':')[0]);
  const claims: readonly (readonly [string, boolean])[] = [
    ['one row that succeeded', rows.map(({ state }) => state).join() === 'succeeded'],
    ['paid once', made + otherwise === 1],
    ['the order knows', order?.refunded_amount === price && order.refund_reserved === price],
    ['nothing is owed', order?.refund_owed === undefined && (await issuesOf(story)) === 0],
    ['one credit note', mails.filter((kind) => kind === 'refund').length === 1],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
};

/** Withdrawn during a dispute, which is then won. */
const contested = async (story: Story): Promise<string[]> => {
  const { world, sessionId } = story;
  await disputeAt(world, sessionId);
  await deliverAll(world);
  await withdraw(story);
  const faults = await whileOwed(story);
  await endDisputeAt(world, sessionId, 'won');
  disturb(world);
  await Promise.allSettled([...eventsOf(world)].map((event) => deliver(world, event)));
  await calm(story);
  return [...faults, ...(await onceOver(story))];
};

/** Paid back, sent back by the bank, then both buttons pressed at once, several times. */
const returned = async (story: Story): Promise<string[]> => {
  const { world, order_id: id } = story;
  await withdraw(story);
  await deliverAll(world);
  const [row] = await rowsOf(story);
  await tell(world.stripe, `_return/${row?.stripe_id ?? ''}`);
  await deliverAll(world);
  const faults = await whileOwed(story);
  disturb(world);
  const press = (how: 'again' | 'otherwise') => world.call('payOwed', payOwedCall(id, row?.id ?? '', how));
  const strange = payOwedCall(randomUUID(), row?.id ?? '', 'otherwise');
  const presses = [press('again'), press('otherwise'), press('again'), press('otherwise')];
  await Promise.allSettled([...presses, world.call('payOwed', strange)]);
  await calm(story);
  return [...faults, ...(await onceOver(story))];
};

/** A refund that failed is owed until it is paid, once. */
export const payWhatIsOwed = async (lane: Lane, count: number): Promise<Result> => {
  const lost: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const world = await openWorld(lane);
    try {
      await appointAdministrator(world);
      const story = { world, ...(await paidPair(world)) };
      lost.push(...(await (index % 2 === 0 ? contested : returned)(story)));
    } finally {
      await world.close();
    }
  }
  return { tried: count, lost };
};
