import { merchant } from '#domain/merchant.ts';
import { orderNumber } from '#domain/order.ts';
import { linesOf } from '#domain/sold.ts';
import { paymentTexts } from '#domain/texts/payment.ts';
import type { SessionParams } from '#lambdas/gateways/stripe.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';

/**
 * The same order, attempt and try give the same session. A new try follows an error that Stripe has stored for the key.
 */
export const idempotencyKeyOf = (order: OrderRecord): string =>
  `${order.id}:${order.payment.attempt}:${order.payment.try}`;

/** Every parameter derives from the stored order: Stripe refuses a repeated key with other parameters. */
export const sessionParamsOf = (order: OrderRecord, siteUrl: string): SessionParams => ({
  mode: 'payment',
  // The prices are in the shop's currency: Stripe must not convert them, so that amounts stay comparable.
  adaptive_pricing: { enabled: false },
  locale: 'fr',
  allowed_payment_method_types: merchant.paymentMeans.map((means) => means.stripe),
  line_items: linesOf(order).map(({ name, price }) => ({
    quantity: 1,
    price_data: {
      currency: order.currency,
      unit_amount: price,
      product_data: { name, description: paymentTexts.lineDescription },
    },
  })),
  customer_email: order.customer_info.email,
  client_reference_id: order.id,
  metadata: { order_id: order.id, attempt: order.payment.attempt, try: String(order.payment.try) },
  payment_intent_data: {
    metadata: { order_id: order.id },
    description: `${paymentTexts.orderLabel} ${orderNumber(order.id)}`,
  },
  success_url: `${siteUrl}/compte?payment=success&session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${siteUrl}/checkout?restore_order=${order.id}`,
});
