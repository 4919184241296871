import { StripeRefused, StripeStoredFailure } from '#lambdas/gateways/payment-errors.ts';
import type { StripeRefunds } from '#lambdas/gateways/stripe-refunds.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { RefundRecord } from '#lambdas/storage/order-record.ts';
import type { RefundRequestsStore } from '#lambdas/storage/refund-requests-store.ts';
import { type SettleRefundsDependencies, settleRefunds } from './settle-refunds.ts';

export type PursueDependencies = SettleRefundsDependencies & {
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

/** A requested refund is made and settled. Throws when Stripe is not there: then the sweep goes on. */
export const pursueRefund = async (
  refund: RefundRecord,
  paymentIntent: string | undefined,
  deps: PursueDependencies,
): Promise<void> => {
  if (!paymentIntent || refund.state !== 'requested') return;
  const outcome = await ask(refund, paymentIntent, deps);
  await settleRefunds(refund.order_id, deps, outcome === 'refused' ? refund.id : undefined);
};

/** The same within an answer: what is written down is promised, so trouble with Stripe is no error of the caller's. */
export const pursueQuietly = async (...given: Parameters<typeof pursueRefund>): Promise<void> => {
  try {
    await pursueRefund(...given);
  } catch (error) {
    log.warn('refund_postponed', { order: given[0].order_id, refund: given[0].id, ...errorFacts(error) });
  }
};
