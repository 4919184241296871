/** Stripe's side in tests: the API with the shop's own key, and faults for one customer only. */
import Stripe from 'stripe';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { secretOf } from './deployed.ts';
import { control } from './purchases.ts';
import type { Failure } from './stripe/knobs.ts';

/** The official client, talking to the stand-in. */
export const stripe = async (): Promise<Stripe> => {
  const { hostname, port } = new URL(inject('shop').payments);
  return new Stripe(await secretOf('stripeKey'), { host: hostname, port, protocol: 'http' });
};

export const sessionAt = async (id: string): Promise<Stripe.Checkout.Session> =>
  (await stripe()).checkout.sessions.retrieve(id, { expand: ['payment_intent', 'line_items'] });

/** All sessions of a customer's address in the last hour, oldest first. */
export const sessionsFor = async (email: string): Promise<Stripe.Checkout.Session[]> => {
  const found: Stripe.Checkout.Session[] = [];
  const created = { gte: Math.floor(Date.now() / 1000) - 3600 };
  const all = (await stripe()).checkout.sessions.list({ limit: 100, created });
  for await (const session of all) if (session.customer_email === email) found.unshift(session);
  return found;
};

/** Refunds of the payment of a session. */
export const refundsOf = async (sessionId: string): Promise<Stripe.Refund[]> => {
  const { payment_intent: intent } = await sessionAt(sessionId);
  if (intent === null || typeof intent === 'string') throw new Error(`session ${sessionId} has no payment`);
  return (await (await stripe()).refunds.list({ payment_intent: intent.id })).data;
};

const event = z.object({ id: z.string(), type: z.string(), delivery: z.string() });
type StripeEvent = z.infer<typeof event>;

/** Stripe's events about a session, oldest first. */
const eventsOf = async (sessionId: string): Promise<StripeEvent[]> => {
  const answer = await fetch(`${inject('shop').payments}/_events?session=${sessionId}`);
  return z.array(event).parse(await answer.json());
};

/** The only event of that type about a session. */
export const eventOf = async (sessionId: string, type: string): Promise<StripeEvent> => {
  const found = (await eventsOf(sessionId)).find((one) => one.type === type);
  if (!found) throw new Error(`no event ${type} of ${sessionId}`);
  return found;
};

/** Sends an event (again) now; returns the status of the shop's answer. */
export const deliverEvent = async (id: string): Promise<number> =>
  z.object({ status: z.int() }).parse(await control(`/_deliver/${id}`, {})).status;

/** From now on Stripe sends no event about this customer's payments. */
export const loseEventsOf = (email: string) => control('/_drop', { email });

/** The next creations of a session for this customer fail. */
export const failSessionsOf = (email: string, when: Failure['when'], times = 1) =>
  control('/_fail', { method: 'POST', path: '/v1/checkout/sessions', body: email, times, when });

/** Changes the amount of an open session, in cents. */
export const changeAmountAt = (sessionId: string, amount: number) =>
  control(`/_amount/${sessionId}`, { amount });

/** The next refunds of this order's payment fail. */
export const failRefundsOf = (orderId: string, when: Failure['when'], times = 1) =>
  control('/_fail', { method: 'POST', path: '/v1/refunds', body: orderId, times, when });

/** The card holder disputes the payment of a session, and the bank decides. */
export const disputeAt = (sessionId: string, reason: string) => control(`/_dispute/${sessionId}`, { reason });
export const endDisputeAt = (sessionId: string, outcome: 'won' | 'lost') =>
  control(`/_dispute_end/${sessionId}`, { outcome });

/** The customer's bank sends a refund back, as a closed account does. */
export const returnRefundAt = (stripeId: string) => control(`/_return/${stripeId}`, {});

/** Makes a refund like Stripe's dashboard. */
export const refundByHand = async (paymentIntent: string, amount: number): Promise<string> =>
  (await (await stripe()).refunds.create({ payment_intent: paymentIntent, amount })).id;

/** The refunds of a payment, oldest first. */
export const refundsOfPayment = async (paymentIntent: string): Promise<Stripe.Refund[]> =>
  (await (await stripe()).refunds.list({ payment_intent: paymentIntent, limit: 100 })).data.reverse();
