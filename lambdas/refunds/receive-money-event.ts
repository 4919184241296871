import type { StripeEvent } from '#lambdas/gateways/stripe-events.ts';
import type { StripeRefunds } from '#lambdas/gateways/stripe-refunds.ts';
import type { SettlementsStore } from '#lambdas/storage/settlements-store.ts';
import { type SettleDisputeDependencies, settleDispute } from './settle-dispute.ts';
import { type SettleRefundsDependencies, settleRefunds } from './settle-refunds.ts';

type Dependencies = SettleRefundsDependencies &
  SettleDisputeDependencies & {
    readonly settlements: Pick<SettlementsStore, 'hasEvent' | 'recordEvent'>;
    readonly stripe: Pick<StripeRefunds, 'ofPayment' | 'disputesOf' | 'orderOf'>;
  };

/**
 * A refund or a dispute of a payment: the event only says that something happened, everything is read freshly. A
 * payment that is not its order's own (one that was paid twice, and went back by itself) changes nothing.
 */
export const receiveMoneyEvent = async (
  { id, money }: Pick<StripeEvent, 'id' | 'money'>,
  deps: Dependencies,
): Promise<void> => {
  if (!money || (await deps.settlements.hasEvent(id))) return;
  const orderId = await deps.stripe.orderOf(money.paymentIntent);
  const order = orderId ? await deps.orders.find(orderId) : undefined;
  if (order?.payment_intent !== money.paymentIntent) return;
  if (money.about === 'refund') await settleRefunds(order.id, deps);
  else await settleDispute(order.id, deps);
  await deps.settlements.recordEvent(id, deps.now);
};
