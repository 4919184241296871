import { randomBytes, randomInt } from 'node:crypto';
import Stripe from 'stripe';
import { deliver, expireAt, webhookCall } from '../faults/acts.ts';
import type { Lane } from '../faults/lane.ts';
import { openWorld, type World } from '../faults/world.ts';
import type { EventRecord } from '../stripe/records.ts';
import { inChunks } from './chunks.ts';
import type { Result } from './figures.ts';
import { everything, ordersById, placeOrder, sessionEvents } from './orders.ts';

type Genuine = { readonly payload: string; readonly other: string; readonly secret: string };
type Forged = { readonly payload: string; readonly signature: string };

const seconds = () => Math.floor(Date.now() / 1000);
const sign = (payload: string, secret: string, timestamp = seconds()): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** Changes the character at one position. */
const altered = (text: string, at: number): string => {
  const other = text.charAt(at) === '0' ? '1' : '0';
  return text.slice(0, at) + other + text.slice(at + 1);
};
const anywhereIn = (text: string) => randomInt(text.length);
/** Older than the five minutes that Stripe allows, up to a month. */
const longAgo = () => seconds() - randomInt(301, 30 * 86_400);

type Forgery = (genuine: Genuine) => Forged;
const forgeries: readonly Forgery[] = [
  ({ payload }) => ({ payload, signature: `t=${seconds()},v1=${hex(32)}` }),
  ({ payload }) => ({ payload, signature: sign(payload, `whsec_${hex(16)}`) }),
  ({ payload, secret }) => ({ payload, signature: sign(payload, altered(secret, anywhereIn(secret))) }),
  ({ payload, secret }) => ({ payload, signature: sign(payload, secret, longAgo()) }),
  ({ payload, secret }) => ({
    payload,
    signature: sign(payload, secret, longAgo()).replace(/^t=\d+/, `t=${seconds()}`),
  }),
  ({ payload, secret }) => ({
    payload: altered(payload, anywhereIn(payload)),
    signature: sign(payload, secret),
  }),
  ({ payload, secret }) => ({
    payload: `${payload}${' '.repeat(randomInt(1, 9))}`,
    signature: sign(payload, secret),
  }),
  ({ payload, other, secret }) => ({ payload, signature: sign(other, secret) }),
  ({ payload, secret }) => {
    const signature = sign(payload, secret);
    return { payload, signature: altered(signature, signature.length - randomInt(1, 65)) };
  },
  ({ payload, secret }) => {
    const signature = sign(payload, secret);
    return { payload, signature: signature.slice(0, -randomInt(1, 64)) };
  },
  ({ payload, secret }) => ({ payload, signature: sign(payload, secret).replace('v1=', 'v0=') }),
  ({ payload, secret }) => ({ payload, signature: sign(payload, secret).replace(/^t=\d+,/, '') }),
  ({ payload }) => ({ payload, signature: ['', 'v1', 't=,v1=', `t=${seconds()},v1=`][randomInt(4)] ?? '' }),
  ({ payload }) => ({ payload, signature: sign(payload, '') }),
];

const genuineEvents = async (world: World, count: number): Promise<EventRecord[]> => {
  const events: EventRecord[] = [];
  for (let index = 0; index < count; index += 1) {
    const { sessions } = await placeOrder(world);
    await expireAt(world, sessions[0]);
    events.push(...sessionEvents(world, sessions[0]));
  }
  return events;
};

/**
 * Forged deliveries of genuine events: each is refused without a write. Then the genuine events are accepted, so that
 * the signature was the only reason.
 */
export const forgeSignatures = async (lane: Lane, count: number): Promise<Result> => {
  const world = await openWorld(lane);
  try {
    const events = await genuineEvents(world, 7);
    const before = await everything(world);
    const lost: string[] = [];
    await inChunks(count, 10, async (index) => {
      const payload = events[index % events.length]?.payload ?? '';
      const other = events[(index + 1) % events.length]?.payload ?? '';
      const forged = forgeries[index % forgeries.length]?.({ payload, other, secret: world.webhookSecret });
      const { status } = await world.call(
        'webhook',
        webhookCall(forged?.payload ?? '', forged?.signature ?? ''),
      );
      if (status !== 403) lost.push(`answered ${status} to ${forged?.signature}`);
    });
    if ((await everything(world)) !== before) lost.push('something was written');
    for (const event of events) await deliver(world, event);
    const orders = [...(await ordersById(world)).values()];
    if (orders.some(({ status }) => status !== 'cancelled')) lost.push('a genuine event was refused');
    return { tried: count, lost };
  } finally {
    await world.close();
  }
};
