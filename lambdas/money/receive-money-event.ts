import type { StripeEvent } from '#lambdas/gateways/stripe-events.ts';
import type { StripeRefunds } from '#lambdas/gateways/stripe-refunds.ts';
import { log } from '#lambdas/platform/log.ts';
import type { SettlementsStore } from '#lambdas/storage/transactions/settle.ts';
import { type SettleDisputeDependencies, settleDispute } from './settle-dispute.ts';
import { type SettleRefundsDependencies, settleRefunds } from './settle-refunds.ts';

type Dependencies = SettleRefundsDependencies &
  SettleDisputeDependencies & {
    readonly settlements: Pick<SettlementsStore, 'hasEvent' | 'recordEvent'>;
    readonly stripe: Pick<StripeRefunds, 'ofPayment' | 'disputesOf' | 'orderOf'>;
  };

/**
 * Handles a refund or a dispute of a payment. The event only says that something happened; the facts are read from
 * Stripe. An event of an unknown payment raises an alarm. So does a dispute of a duplicate payment; the refund of a
 * duplicate payment changes nothing. Returns normally in all cases, so that Stripe does not send the event again.
 */
export const receiveMoneyEvent = async (
  { id, money }: Pick<StripeEvent, 'id' | 'money'>,
  deps: Dependencies,
): Promise<void> => {
  if (!money || (await deps.settlements.hasEvent(id))) return;
  const { about, paymentIntent } = money;
  const orderId = paymentIntent && (await deps.stripe.orderOf(paymentIntent));
  const order = orderId ? await deps.orders.find(orderId) : undefined;
  const isOwn = order && order.payment_intent === paymentIntent;
  if (isOwn) await (about === 'refund' ? settleRefunds : settleDispute)(order.id, deps);
  else if (!order || about === 'dispute') log.alarm('money_without_order', { stripe_event: id, about });
  await deps.settlements.recordEvent(id, deps.now);
};
