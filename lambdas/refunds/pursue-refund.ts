import { StripeRefused, StripeStoredFailure } from '#lambdas/gateways/payment-errors.ts';
import type { StripeRefunds } from '#lambdas/gateways/stripe-refunds.ts';
import { type SettleRefundsDependencies, settleRefunds } from '#lambdas/money/settle-refunds.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { RefundRecord } from '#lambdas/storage/order-record.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';
import type { RefundRequestsStore } from '#lambdas/storage/transactions/refund.ts';

export type PursueDependencies = SettleRefundsDependencies & {
  readonly refunds: Pick<RefundsStore, 'find' | 'ofOrder'>;
  readonly refundRequests: Pick<RefundRequestsStore, 'countTry'>;
  readonly stripe: Pick<StripeRefunds, 'ofPayment' | 'create'>;
};

/** The same refund has the same key, unless Stripe has stored an error for it. */
const keyOf = ({ id, tries }: RefundRecord): string => (tries ? `${id}:${tries}` : id);

/** Requests a refund from Stripe; `refused` when Stripe refuses it. Throws when Stripe could not be reached. */
const ask = async (
  refund: RefundRecord,
  paymentIntent: string,
  deps: PursueDependencies,
): Promise<'asked' | 'refused'> => {
  const { order_id: orderId, id: refundId, amount } = refund;
  try {
    await deps.stripe.create({ paymentIntent, amount, orderId, refundId }, keyOf(refund));
    return 'asked';
  } catch (error) {
    if (error instanceof StripeStoredFailure) await deps.refundRequests.countTry(refund);
    if (!(error instanceof StripeRefused)) throw error;
    log.warn('refund_refused', { order: orderId, refund: refundId, code: error.message });
    return 'refused';
  }
};

const pursue = async (
  refund: RefundRecord,
  paymentIntent: string | undefined,
  deps: PursueDependencies,
): Promise<void> => {
  if (!paymentIntent || refund.state !== 'requested') return;
  const outcome = await ask(refund, paymentIntent, deps);
  await settleRefunds(refund.order_id, deps, outcome === 'refused' ? refund.id : undefined);
};

type Waiting = Pick<RefundRecord, 'order_id' | 'id'>;

/**
 * Continues a refund that was requested before. Stripe's list is read first: a refund whose answer was lost is already
 * in it, and a request with the next key would pay it twice. Throws when Stripe could not be reached.
 */
export const resumeRefund = async ({ order_id, id }: Waiting, deps: PursueDependencies): Promise<void> => {
  await settleRefunds(order_id, deps);
  const refund = await deps.refunds.find(order_id, id);
  const order = refund?.state === 'requested' ? await deps.orders.find(order_id) : undefined;
  if (refund && order) await pursue(refund, order.payment_intent, deps);
};

/** A stored request; `isNew` when this call has written it. */
export type Requested = { readonly refund: RefundRecord; readonly isNew: boolean };

/**
 * Makes and settles a requested refund. The request is stored and therefore promised, so a failure of Stripe is not an
 * error of the caller: the sweep continues it.
 */
export const pursueQuietly = async (
  { refund, isNew }: Requested,
  paymentIntent: string | undefined,
  deps: PursueDependencies,
): Promise<void> => {
  if (refund.state !== 'requested') return;
  try {
    await (isNew ? pursue(refund, paymentIntent, deps) : resumeRefund(refund, deps));
  } catch (error) {
    log.warn('refund_postponed', { order: refund.order_id, refund: refund.id, ...errorFacts(error) });
  }
};
