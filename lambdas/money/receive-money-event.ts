import type { Payments } from '#lambdas/gateways/stripe.ts';
import type { StripeEvent } from '#lambdas/gateways/stripe-events.ts';
import type { StripeRefunds } from '#lambdas/gateways/stripe-refunds.ts';
import { log } from '#lambdas/platform/log.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { type SettleDependencies, settle } from './settle.ts';
import { type SettleDisputeDependencies, settleDispute } from './settle-dispute.ts';
import { type SettleRefundsDependencies, settleRefunds } from './settle-refunds.ts';

export type MoneyEventDependencies = SettleDependencies &
  SettleRefundsDependencies &
  SettleDisputeDependencies & {
    readonly payments: Pick<Payments, 'sessionOf'>;
    readonly stripe: Pick<StripeRefunds, 'ofPayment' | 'disputesOf' | 'orderOf'>;
  };

/** The order of a payment. Its payment is settled first when the news of it has not arrived yet. */
const orderOf = async (
  paymentIntent: string,
  deps: MoneyEventDependencies,
): Promise<OrderRecord | undefined> => {
  const id = await deps.stripe.orderOf(paymentIntent);
  const order = id ? await deps.orders.find(id) : undefined;
  if (!order || order.paid_at) return order;
  const session = await deps.payments.sessionOf(paymentIntent);
  return (session && (await settle(session, deps))) ?? order;
};

/** A payment that the shop did not keep has no row: when its refund comes back from the bank, only the alarm says so. */
const ringReturned = async (
  order: string,
  paymentIntent: string | undefined,
  { stripe }: Pick<MoneyEventDependencies, 'stripe'>,
): Promise<void> => {
  const [newest] = paymentIntent ? await stripe.ofPayment(paymentIntent) : [];
  if (newest?.status === 'failed')
    log.alarm('refund_failed', { order, refund: newest.id, origin: 'duplicate' });
};

/**
 * Handles a refund or a dispute of a payment. The event only says that something happened; the facts are read from
 * Stripe. An event of an unknown payment raises an alarm. So do a dispute of a duplicate payment and a refund of it that
 * came back; every other one changes nothing. An event of an order that is not paid is not recorded, so that the reconciler finds
 * it again. Returns normally in all cases, so that Stripe does not send the event again.
 */
export const receiveMoneyEvent = async (
  { id, money }: Pick<StripeEvent, 'id' | 'money'>,
  deps: MoneyEventDependencies,
): Promise<void> => {
  if (!money || (await deps.settlements.hasEvent(id))) return;
  const { about, paymentIntent } = money;
  const order = paymentIntent ? await orderOf(paymentIntent, deps) : undefined;
  if (order && !order.paid_at) {
    log.warn('money_before_payment', { order: order.id, stripe_event: id, about });
    return;
  }
  if (order?.payment_intent && order.payment_intent === paymentIntent)
    await (about === 'refund' ? settleRefunds : settleDispute)(order.id, deps);
  else if (!order || about === 'dispute') log.alarm('money_without_order', { stripe_event: id, about });
  else await ringReturned(order.id, paymentIntent, deps);
  await deps.settlements.recordEvent(id, deps.now);
};
