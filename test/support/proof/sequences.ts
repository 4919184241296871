import fc from 'fast-check';
import { keyFor } from '#test/support/keys.ts';
import {
  arrive,
  type Buyer,
  deliver,
  eventsOf,
  expireAt,
  order,
  payAt,
  payCall,
  settleAt,
  verifyCall,
} from '../faults/acts.ts';
import { runSchedule } from '../faults/background.ts';
import type { Lane } from '../faults/lane.ts';
import { openWorld, type World } from '../faults/world.ts';
import { paymentRequest } from '../purchases.ts';
import type { Result } from './figures.ts';
import { differs, type Life, look, lookAtAll, newLife } from './order-life.ts';
import { ordersById } from './orders.ts';

/** `at` selects the session or the event of a step. */
const steps = [
  'pay',
  'pay later',
  'accept',
  'refuse',
  'expire',
  'deliver',
  'return',
  'reconcile',
  'ask anew',
] as const;
const step = fc.record({ what: fc.constantFrom(...steps), at: fc.nat(20) });
type Step = { readonly what: (typeof steps)[number]; readonly at: number };

/** A refused order whose second page waits for a bank: it is failed and awaited at once. */
const secondBank: readonly Step[] = [
  { what: 'pay later', at: 0 },
  { what: 'refuse', at: 0 },
  { what: 'reconcile', at: 0 },
  { what: 'ask anew', at: 0 },
  { what: 'pay later', at: 1 },
  { what: 'return', at: 1 },
  { what: 'refuse', at: 1 },
  { what: 'reconcile', at: 0 },
];

type Story = { readonly world: World; readonly buyer: Buyer; readonly orderId: string; readonly life: Life };

const chosen = ({ life }: Story, at: number): string => {
  const sessions = [...life.sessions.keys()];
  return sessions[at % sessions.length] ?? '';
};

const move = async (
  { life }: Story,
  session: string,
  from: string,
  to: 'paid' | 'processing' | 'failed' | 'expired',
  act: () => Promise<unknown>,
): Promise<undefined> => {
  if (life.sessions.get(session) !== from) return;
  await act();
  life.sessions.set(session, to);
};

/** The customer requests another page: an open session is closed, a paid or pending one forbids it. */
const askAnew = async ({ world, buyer, orderId, life }: Story): Promise<string | undefined> => {
  const request = paymentRequest(buyer, [keyFor.numbers], { orderId });
  const { status, json } = await world.call('createPayment', payCall(buyer, request));
  const state = life.sessions.get(life.current);
  if (life.status === 'paid' || state === 'paid' || state === 'processing') {
    if (state === 'paid') look(life, life.current);
    return status === 409 ? undefined : `asking anew answered ${status} instead of 409`;
  }
  if (status !== 200) return `asking anew answered ${status}`;
  if (state === 'open') life.sessions.set(life.current, 'expired');
  life.bank = undefined;
  life.current = /cs_[A-Za-z0-9_]+/.exec(String(json.url))?.[0] ?? '';
  life.sessions.set(life.current, 'open');
  return undefined;
};

const acts: Record<Step['what'], (story: Story, at: number) => Promise<string | undefined>> = {
  pay: (story, at) => {
    const session = chosen(story, at);
    return move(story, session, 'open', 'paid', () => payAt(story.world, session));
  },
  'pay later': (story, at) => {
    const session = chosen(story, at);
    return move(story, session, 'open', 'processing', () => payAt(story.world, session, 'later'));
  },
  accept: (story, at) => {
    const session = chosen(story, at);
    return move(story, session, 'processing', 'paid', () => settleAt(story.world, session, 'succeeded'));
  },
  refuse: (story, at) => {
    const session = chosen(story, at);
    return move(story, session, 'processing', 'failed', () => settleAt(story.world, session, 'failed'));
  },
  expire: (story, at) => {
    const session = chosen(story, at);
    return move(story, session, 'open', 'expired', () => expireAt(story.world, session));
  },
  deliver: async ({ world, life }, at) => {
    const events = eventsOf(world).filter(({ type }) => type.startsWith('checkout.'));
    const event = events[at % Math.max(1, events.length)];
    if (!event) return undefined;
    const seen = (await world.resources.rows('Ledger')).some(({ id }) => id === event.id);
    const { status } = await deliver(world, event);
    if (!seen) look(life, event.session);
    return status === 200 ? undefined : `a webhook was answered ${status}`;
  },
  return: async (story, at) => {
    const session = chosen(story, at);
    await story.world.call('verifyPayment', verifyCall(session, 'a claim of nobody'));
    look(story.life, session);
    return undefined;
  },
  reconcile: async ({ world, life }) => {
    await runSchedule(world, 'reconcile', 11);
    lookAtAll(life);
    return undefined;
  },
  'ask anew': (story) => askAnew(story),
};

const refundsIn = (world: World): string[] => {
  const { refunds, payment_intents: intents } = world.stripe.state();
  return refunds.map(({ payment_intent: intent }) => intents.find(({ id }) => id === intent)?.session ?? '');
};

/** Runs the steps; returns the first difference between shop and model. */
const live = async (world: World, sequence: readonly Step[]): Promise<string | undefined> => {
  const buyer = await arrive(world);
  const { order_id: orderId, sessionId } = await order(world, buyer);
  const story = { world, buyer, orderId, life: newLife([sessionId]) };
  for (const { what, at } of sequence) {
    const wrong = await acts[what](story, at);
    const found = wrong ?? differs(story.life, (await ordersById(world)).get(orderId), refundsIn(world));
    if (found) return `${JSON.stringify(sequence)} at «${what}»: ${found}`;
  }
  return undefined;
};

/** Random lives of an order, compared with the model after each step. */
export const liveRandomly = async (lane: Lane, count: number): Promise<Result> => {
  const lost: string[] = [];
  const random = fc.sample(fc.array(step, { minLength: 4, maxLength: 14 }), count - 1);
  for (const sequence of [secondBank, ...random]) {
    const world = await openWorld(lane);
    const wrong = await live(world, sequence).finally(() => world.close());
    if (wrong) lost.push(wrong);
  }
  return { tried: count, lost };
};
