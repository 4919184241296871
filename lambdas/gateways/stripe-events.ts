import Stripe from 'stripe';

/** Money of a payment that was received before: which payment, where Stripe names one, and what has happened to it. */
export type MoneyEvent = {
  readonly about: 'refund' | 'dispute';
  readonly paymentIntent: string | undefined;
};

/** What the shop needs of an event: its id, and what it is about. Everything else is read freshly. */
export type StripeEvent = {
  readonly id: string;
  readonly sessionId: string | undefined;
  readonly money: MoneyEvent | undefined;
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
    // The other secret may have signed it: during a rotation both are good.
    return [];
  }
};

/** The event of a signed webhook; undefined when no secret has signed it, or too long ago (Stripe's 5 minutes). */
export const readEvent = (
  rawBody: string,
  signature: string,
  secrets: readonly string[],
): StripeEvent | undefined => {
  const [event] = secrets.flatMap((secret) => verified(rawBody, signature, secret));
  return event && { id: event.id, sessionId: sessionIdOf(event), money: moneyOf(event) };
};
