import type * as z from 'zod/mini';
import { refundableOf } from '#domain/refunds.ts';
import { withdrawalTexts } from '#domain/texts/withdrawal.ts';
import { readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { refundOrder as wire } from '#domain/wire/refunds.ts';
import { newRefund } from '#lambdas/money/refund-row.ts';
import { log } from '#lambdas/platform/log.ts';
import { uuidOf } from '#lambdas/platform/tokens.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { RefundRequestsStore } from '#lambdas/storage/transactions/refund.ts';
import { type PursueDependencies, pursueQuietly, type Requested } from './pursue-refund.ts';

export type RefundOrderDependencies = PursueDependencies & {
  readonly refundRequests: Pick<RefundRequestsStore, 'reserve' | 'countTry'>;
};
type Wanted = z.infer<typeof wire.body>;

/** Throws ShopError not_found. */
export const paidOrder = async (
  id: string | undefined,
  deps: Pick<RefundOrderDependencies, 'orders'>,
): Promise<OrderRecord> => {
  const known = readOrder.id.safeParse(id);
  const order = known.success ? await deps.orders.find(known.data) : undefined;
  if (!order?.paid_at) throw new ShopError('not_found');
  return order;
};

/** Reserves the amount once per attempt. Throws ShopError refund_too_large with the amount that is left. */
const request = async (
  me: Member,
  order: OrderRecord,
  { amount, reason, attempt }: Wanted,
  deps: RefundOrderDependencies,
): Promise<Requested> => {
  const refund = newRefund(order, {
    id: uuidOf('refund', order.id, attempt),
    amount,
    origin: 'administrator',
    reason,
    by: { id: me.id, name: me.name },
    requested_at: deps.now.toISOString(),
    awaiting: 'stripe',
  });
  if (await deps.refundRequests.reserve(order, refund)) {
    log.info('refund_requested', { order: order.id, refund: refund.id, by: me.id });
    return { refund, isNew: true };
  }
  const known = await deps.refunds.find(order.id, refund.id);
  if (known) return { refund: known, isNew: false };
  const fresh = await paidOrder(order.id, deps);
  const { tooLarge, owed } = withdrawalTexts;
  const { refund_owed: debt } = fresh;
  throw new ShopError('refund_too_large', debt ? owed(debt.amount) : tooLarge(refundableOf(fresh)));
};

/** An administrator refunds an order in full or in part. Throws ShopError forbidden, not_found, refund_too_large. */
export const refundOrder = async (
  me: Member,
  id: string | undefined,
  wanted: Wanted,
  deps: RefundOrderDependencies,
): Promise<z.infer<typeof wire.answer>> => {
  assertAdministrator(me);
  const order = await paidOrder(id, deps);
  const requested = await request(me, order, wanted, deps);
  await pursueQuietly(requested, order.payment_intent, deps);
  const refund = (await deps.refunds.find(order.id, requested.refund.id)) ?? requested.refund;
  return { refund, refundable: refundableOf(await paidOrder(order.id, deps)) };
};

export const route = routeOf(wire, {
  id: 'RefundOrder',
  who: 'staff',
  loss: 'Administrators cannot refund: only Stripe’s own dashboard still does.',
  uses: { refunds: ['GetItem'] },
  may: ['settle refunds'],
  // Stripe may need its three tries twice before the answer.
  seconds: 25,
  traced: true,
  stores: ['orders', 'parts', 'refunds', 'refundRequests', 'refundSettlements'],
  gateways: ['stripeRefunds'],
  run: ({ stripeRefunds, ...call }) =>
    refundOrder(call.me, call.params.id, call.body, { ...call, stripe: stripeRefunds }),
});
