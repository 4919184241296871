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

/** The same refund, the same key, unless Stripe has stored an error for it. */
const keyOf = ({ id, tries }: RefundRecord): string => (tries ? `${id}:${tries}` : id);

/** Asks Stripe for a refund; `refused` when Stripe will not make it. Throws when Stripe could not be asked. */
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
 * Goes on with a refund that somebody has asked for before. Stripe's list first: one whose answer was lost is there
 * already, whatever became of its key; asked for with the next key it would be made twice. Throws when Stripe is not
 * there.
 */
export const resumeRefund = async ({ order_id, id }: Waiting, deps: PursueDependencies): Promise<void> => {
  await settleRefunds(order_id, deps);
  const refund = await deps.refunds.find(order_id, id);
  const order = refund?.state === 'requested' ? await deps.orders.find(order_id) : undefined;
  if (refund && order) await pursue(refund, order.payment_intent, deps);
};

/** A request as it stands, and whether this very call has written it. */
export type Requested = { readonly refund: RefundRecord; readonly isNew: boolean };

/**
 * A requested refund is made and settled. What is written down is promised, so trouble with Stripe is no error of the
 * caller's: the sweep goes on.
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
