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
 * A refund or a dispute of a payment: the event only says that something happened, everything is read freshly. One of a
 * payment that the shop does not know rings, and so does a dispute of one that is not its order's own; the refund of such
 * a one (paid twice, and gone back by itself) changes nothing. All of them are acted on: Stripe need not send them again.
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
