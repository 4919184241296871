import Stripe from 'stripe';
import { StripeRefused } from './payment-errors.ts';
import { isMissing, stripeClient, wrap } from './stripe-client.ts';
import { moneyTypes, type StripeEvent, shopEvent } from './stripe-events.ts';

/** A refund as Stripe knows it: cents, instants in UTC. */
export type StripeRefund = {
  readonly id: string;
  /** Our own id; undefined for a refund made in Stripe's dashboard. */
  readonly refundId: string | undefined;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly createdAt: Date;
};

/** A dispute as Stripe knows it: cents, instants in UTC. */
export type StripeDispute = {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly reason: string;
  readonly openedAt: Date;
  /** The last instant for evidence; undefined when there is nothing to answer. */
  readonly respondBy: Date | undefined;
  readonly isTest: boolean;
};

export type RefundRequest = {
  readonly paymentIntent: string;
  readonly amount: number;
  readonly orderId: string;
  readonly refundId: string;
};

const statusOf = (status: string | null): StripeRefund['status'] => {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};

const at = (seconds: number): Date => new Date(seconds * 1000);

const toRefund = (refund: Stripe.Refund): StripeRefund => ({
  id: refund.id,
  refundId: refund.metadata?.refund_id,
  amount: refund.amount,
  status: statusOf(refund.status),
  createdAt: at(refund.created),
});

const toDispute = (dispute: Stripe.Dispute): StripeDispute => {
  const { id, status, amount, reason, created, livemode, evidence_details } = dispute;
  const { due_by: dueBy } = evidence_details;
  return {
    id,
    status,
    amount,
    reason,
    openedAt: at(created),
    isTest: !livemode,
    respondBy: dueBy === null ? undefined : at(dueBy),
  };
};

/** Stripe refused the refund: the money is already refunded, or the bank has taken it in a dispute. */
const refused = (error: unknown): never => {
  const isRefusal = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400;
  if (isRefusal) throw new StripeRefused(error.code ?? error.type);
  return wrap(error);
};

/** Stripe's refunds and disputes; `api` is the origin of a stand-in, undefined for Stripe itself. */
export const createStripeRefunds = (key: string, api: string | undefined) => {
  const stripe = stripeClient(key, api);

  /** The same key gives the same refund. Throws StripeRefused, StripeStoredFailure, StripeUnavailable. */
  const create = async (request: RefundRequest, idempotencyKey: string): Promise<void> => {
    const metadata = { order_id: request.orderId, refund_id: request.refundId };
    const { paymentIntent: payment_intent, amount } = request;
    await stripe.refunds
      .create({ payment_intent, amount, reason: 'requested_by_customer', metadata }, { idempotencyKey })
      .catch(refused);
  };

  /** All refunds of a payment, newest first, those of Stripe's dashboard too. */
  const ofPayment = async (paymentIntent: string): Promise<StripeRefund[]> => {
    const list = stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
    const { data } = await list.catch(wrap);
    return data.map(toRefund);
  };

  /** The disputes of a payment, newest first. */
  const disputesOf = async (paymentIntent: string): Promise<StripeDispute[]> => {
    const list = stripe.disputes.list({ payment_intent: paymentIntent, limit: 10 });
    const { data } = await list.catch(wrap);
    return data.map(toDispute);
  };

  /** The order that a payment was made for, by its own metadata; undefined when Stripe does not know the payment. */
  const orderOf = async (paymentIntent: string): Promise<string | undefined> => {
    try {
      return (await stripe.paymentIntents.retrieve(paymentIntent)).metadata.order_id;
    } catch (error) {
      return isMissing(error) ? undefined : wrap(error);
    }
  };

  /** What Stripe has told of refunds and disputes since an instant, newest first. */
  const moneyEvents = async (since: Date): Promise<StripeEvent[]> => {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const found: StripeEvent[] = [];
    try {
      for await (const event of stripe.events.list({ types: [...moneyTypes], created, limit: 100 }))
        found.push(shopEvent(event));
    } catch (error) {
      return wrap(error);
    }
    return found;
  };

  return { create, ofPayment, disputesOf, orderOf, moneyEvents };
};
export type StripeRefunds = ReturnType<typeof createStripeRefunds>;
