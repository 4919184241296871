import Stripe from 'stripe';
import { StripeStoredFailure, StripeUnavailable } from './payment-errors.ts';

/** Three tries end within the 10 s that the browser waits (§7). */
const timeoutMs = 2800;

/** Stripe's session as the shop needs it: amount in cents. */
export type PaymentSession = {
  readonly id: string;
  readonly orderId: string | undefined;
  /** The order's try that made it: tries only rise, whatever the attempt. */
  readonly madeByTry: string | undefined;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  /** Complete and unpaid: «processing» still decides itself; false means that the payment has failed. */
  readonly isProcessing: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly paymentIntent: string | undefined;
  readonly url: string | undefined;
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
    paymentIntent: (typeof intent === 'string' ? intent : intent?.id) ?? undefined,
    url: session.url ?? undefined,
  };
};

const wrap = (error: unknown): never => {
  const isStored = error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
  if (isStored) throw new StripeStoredFailure();
  if (error instanceof Stripe.errors.StripeError) throw new StripeUnavailable(error.code ?? error.type);
  throw error;
};

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;

const hostOptions = (api: string | undefined) => {
  if (!api) return {};
  const url = new URL(api);
  const protocol: 'http' | 'https' = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: Number(url.port || (protocol === 'http' ? 80 : 443)), protocol };
};

/** The official client; `api` is the origin of a stand-in, undefined for Stripe itself. */
export const createPayments = (key: string, api: string | undefined) => {
  const stripe = new Stripe(key, {
    ...hostOptions(api),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });

  const createSession = async (params: SessionParams, idempotencyKey: string): Promise<PaymentSession> =>
    toPaymentSession(await stripe.checkout.sessions.create(params, { idempotencyKey }).catch(wrap));

  /** Freshly read, with the state of its payment; undefined when Stripe does not know it. */
  const readSession = async (id: string): Promise<PaymentSession | undefined> => {
    try {
      return toPaymentSession(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }));
    } catch (error) {
      return isMissing(error) ? undefined : wrap(error);
    }
  };

  /** Expires an open session; false when Stripe refuses because it is complete or expired by now. */
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
  const sessionsSince = async (since: Date): Promise<PaymentSession[]> => {
    const found: PaymentSession[] = [];
    const created = { gte: Math.floor(since.getTime() / 1000) };
    for await (const session of stripe.checkout.sessions.list({ created, limit: 100 })) {
      found.push(toPaymentSession(session));
    }
    return found;
  };

  /** Refunds a payment whole; the same session gives the same refund. */
  const refundDuplicate = async (paymentIntent: string, sessionId: string): Promise<string> => {
    const refund = await stripe.refunds
      .create(
        { payment_intent: paymentIntent, reason: 'duplicate', metadata: { session_id: sessionId } },
        { idempotencyKey: `duplicate:${sessionId}` },
      )
      .catch(wrap);
    return refund.id;
  };

  return { createSession, readSession, expireSession, sessionsSince, refundDuplicate };
};
export type Payments = ReturnType<typeof createPayments>;

const sessionIdOf = (event: Stripe.Event): string | undefined =>
  event.data.object.object === 'checkout.session' ? event.data.object.id : undefined;

/** The event of a signed webhook; undefined when no secret has signed it, or too long ago (Stripe's 5 minutes). */
export const readEvent = (rawBody: string, signature: string, secrets: readonly string[]) => {
  for (const secret of secrets) {
    try {
      const event = Stripe.webhooks.constructEvent(rawBody, signature, secret);
      return { id: event.id, sessionId: sessionIdOf(event) };
    } catch {
      // The other secret may have signed it: during a rotation both are good.
    }
  }
  return undefined;
};
