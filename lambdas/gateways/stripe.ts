import Stripe from 'stripe';
import type { PaymentMeans } from '#domain/payment-means.ts';
import { isMissing, stripeClient, wrap } from './stripe-client.ts';

/** The means of payment in a charge; undefined when the charge was not requested or has not succeeded. */
const meansOf = (charge: string | Stripe.Charge | null | undefined): PaymentMeans | undefined => {
  const details = typeof charge === 'object' ? charge?.payment_method_details : undefined;
  if (!details) return undefined;
  const { type, card, sepa_debit: debit } = details;
  return {
    type,
    brand: card?.brand ?? undefined,
    last4: card?.last4 ?? debit?.last4 ?? undefined,
    wallet: card?.wallet?.type,
  };
};

/** Stripe's session as the shop needs it: amount in cents. */
export type PaymentSession = {
  readonly id: string;
  readonly orderId: string | undefined;
  /** The number of the order's try that created the session. The try number never decreases. */
  readonly madeByTry: string | undefined;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  /** For a complete, unpaid session: true while the bank is still deciding, false after the payment has failed. */
  readonly isProcessing: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly paymentIntent: string | undefined;
  /** The means of payment, where the call asked for it. */
  readonly means?: PaymentMeans | undefined;
  readonly url: string | undefined;
  readonly createdAt: Date;
};

export type SessionParams = Stripe.Checkout.SessionCreateParams;

const isStatus = (status: string | null): status is PaymentSession['status'] =>
  status === 'open' || status === 'complete' || status === 'expired';

const toPaymentSession = (session: Stripe.Checkout.Session): PaymentSession => {
  const intent = session.payment_intent;
  const intentStatus = typeof intent === 'object' ? intent?.status : undefined;
  return {
    id: session.id,
    orderId: session.metadata?.order_id,
    madeByTry: session.metadata?.try,
    status: isStatus(session.status) ? session.status : 'open',
    isPaid: session.payment_status === 'paid',
    isProcessing: intentStatus === undefined || intentStatus === 'processing',
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    means: typeof intent === 'object' ? meansOf(intent?.latest_charge) : undefined,
    paymentIntent: (typeof intent === 'string' ? intent : intent?.id) ?? undefined,
    url: session.url ?? undefined,
    createdAt: new Date(session.created * 1000),
  };
};

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** A list is read page after page, so periods of it are read in parallel, which is several times faster. */
const spans = 4;

/** The periods from `since` on; the last one has no end. */
const spansOf = (since: number, now: number): Stripe.RangeQueryParam[] => {
  const starts = Array.from({ length: spans }, (_, span) =>
    Math.floor(since + (span * (now - since)) / spans),
  );
  return starts.map((gte, span) => ({ gte, ...(starts[span + 1] && { lt: starts[span + 1] }) }));
};

/** The official client; `api` is the origin of a stand-in, undefined for Stripe itself. */
export const createPayments = (key: string, api: string | undefined) => {
  const stripe = stripeClient(key, api);

  const createSession = async (params: SessionParams, idempotencyKey: string): Promise<PaymentSession> =>
    toPaymentSession(await stripe.checkout.sessions.create(params, { idempotencyKey }).catch(wrap));

  /** Reads the session with the state of its payment; undefined when Stripe does not know it. */
  const readSession = async (id: string): Promise<PaymentSession | undefined> => {
    try {
      const expand = ['payment_intent.latest_charge'];
      return toPaymentSession(await stripe.checkout.sessions.retrieve(id, { expand }));
    } catch (error) {
      return isMissing(error) ? undefined : wrap(error);
    }
  };

  const listSessions = async (wanted: Stripe.Checkout.SessionListParams): Promise<PaymentSession[]> => {
    const found: PaymentSession[] = [];
    for await (const session of stripe.checkout.sessions.list({ ...wanted, limit: 100 })) {
      found.push(toPaymentSession(session));
    }
    return found;
  };

  /** The session of a payment, with its state; undefined when there is none. */
  const sessionOf = async (paymentIntent: string): Promise<PaymentSession | undefined> => {
    const expand = ['data.payment_intent.latest_charge'];
    const [found] = await listSessions({ payment_intent: paymentIntent, expand }).catch(wrap);
    return found;
  };

  /** Expires an open session; false when it is already complete or expired. */
  const expireSession = async (id: string): Promise<boolean> => {
    try {
      await stripe.checkout.sessions.expire(id);
      return true;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
      return wrap(error);
    }
  };

  /** All sessions made since an instant, newest first. */
  const sessionsSince = (since: Date): Promise<PaymentSession[]> =>
    listSessions({ created: { gte: seconds(since) } }).catch(wrap);

  /** Sessions made since an instant that are complete, with their payment, or expired. */
  const endedSessions = async (since: Date, now: Date): Promise<PaymentSession[]> => {
    const lists = spansOf(seconds(since), seconds(now)).flatMap((created) => [
      listSessions({ created, status: 'complete', expand: ['data.payment_intent.latest_charge'] }),
      listSessions({ created, status: 'expired' }),
    ]);
    return (await Promise.all(lists).catch(wrap)).flat();
  };

  /** Refunds a payment in full; repeating it for the same session returns the same refund. */
  const refundDuplicate = async (paymentIntent: string, sessionId: string): Promise<string> => {
    const refund = await stripe.refunds
      .create(
        { payment_intent: paymentIntent, reason: 'duplicate', metadata: { session_id: sessionId } },
        { idempotencyKey: `duplicate:${sessionId}` },
      )
      .catch(wrap);
    return refund.id;
  };

  return {
    createSession,
    readSession,
    sessionOf,
    expireSession,
    sessionsSince,
    endedSessions,
    refundDuplicate,
  };
};
export type Payments = ReturnType<typeof createPayments>;
