import Stripe from 'stripe';

/** A refund or dispute of an earlier payment: the payment, where Stripe names it, and what happened. */
export type MoneyEvent = {
  readonly about: 'refund' | 'dispute';
  readonly paymentIntent: string | undefined;
};

/** The parts of an event that the shop uses: its id and its object. Everything else is read from Stripe again. */
export type StripeEvent = {
  readonly id: string;
  readonly sessionId: string | undefined;
  readonly money: MoneyEvent | undefined;
  readonly createdAt: Date;
};

const isAbout = (type: string): MoneyEvent['about'] | undefined => {
  if (type.startsWith('charge.dispute.')) return 'dispute';
  return /^(refund\.|charge\.refund)/.test(type) ? 'refund' : undefined;
};

const sessionIdOf = (event: Stripe.Event): string | undefined =>
  event.data.object.object === 'checkout.session' ? event.data.object.id : undefined;

const moneyOf = (event: Stripe.Event): MoneyEvent | undefined => {
  const about = isAbout(event.type);
  const { object } = event.data;
  if (!about) return undefined;
  const intent = 'payment_intent' in object ? object.payment_intent : undefined;
  return { about, paymentIntent: (typeof intent === 'object' ? intent?.id : intent) ?? undefined };
};

const verified = (rawBody: string, signature: string, secret: string): Stripe.Event[] => {
  try {
    return [Stripe.webhooks.constructEvent(rawBody, signature, secret)];
  } catch {
    // During a rotation both secrets are valid, so the other one may have signed it.
    return [];
  }
};

/** What Stripe tells of the money of earlier payments. */
export const moneyTypes = [
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
] as const;

export const shopEvent = (event: Stripe.Event): StripeEvent => ({
  id: event.id,
  sessionId: sessionIdOf(event),
  money: moneyOf(event),
  createdAt: new Date(event.created * 1000),
});

/** The event of a signed webhook; undefined when no secret has signed it, or too long ago (Stripe's 5 minutes). */
export const readEvent = (
  rawBody: string,
  signature: string,
  secrets: readonly string[],
): StripeEvent | undefined => {
  const [event] = secrets.flatMap((secret) => verified(rawBody, signature, secret));
  return event && shopEvent(event);
};
