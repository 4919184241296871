import type { Paper } from '#domain/papers.ts';
import type { OrderRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import type { Credit } from '#lib/papers/credit-note-paper.ts';
import type { BilledOrder } from '#lib/papers/invoice-paper.ts';

/** The facts of a paid order that its papers print. Throws when the order is not paid. */
export const billedOrder = (order: OrderRecord): BilledOrder => {
  const { paid_at, due_at, withdrawal_until, guarantee_until, customer_info: customer } = order;
  if (!paid_at || !due_at || !withdrawal_until) throw new Error('an order that is not paid has no invoice');
  return {
    id: order.id,
    services: order.services,
    amount: order.amount,
    customer: { name: `${customer.firstName} ${customer.lastName}`, email: customer.email },
    createdAt: new Date(order.created_at),
    paidAt: new Date(paid_at),
    paidWith: order.paid_with,
    dueAt: new Date(due_at),
    withdrawalUntil: new Date(withdrawal_until),
    guaranteeUntil: guarantee_until === undefined ? undefined : new Date(guarantee_until),
  };
};

/**
 * The facts of a refund that its credit note prints. The reason that an administrator wrote is left out: it is
 * internal.
 */
export const creditOf = (order: OrderRecord, refund: RefundRecord, invoice: Paper): Credit => ({
  amount: refund.amount,
  services: refund.services ?? order.services,
  refundedAt: new Date(refund.settled_at ?? refund.requested_at),
  withdrawnAt: refund.origin === 'withdrawal' ? new Date(refund.requested_at) : undefined,
  invoice,
});
