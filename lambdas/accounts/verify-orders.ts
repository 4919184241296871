import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { reportMails } from '#lambdas/storage/report-mails.ts';
import type { VerifiedOrdersStore } from '#lambdas/storage/transactions/verify-order.ts';

export type VerifyOrdersDependencies = {
  readonly orders: Pick<OrdersStore, 'findAll' | 'ofUser'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly verifiedOrders: VerifiedOrdersStore;
  readonly now: Date;
};

/** Reports delivered before the address was verified are announced now; until then only the account showed them. */
const verifyOrder = async (read: OrderRecord, deps: VerifyOrdersDependencies): Promise<void> => {
  await whileMoved(async (round) => {
    const [order] = round === 1 ? [read] : await deps.orders.findAll([read.id]);
    if (!order || order.email_validated) return;
    const parts = order.paid_at ? await deps.parts.ofOrder(order.id) : [];
    await deps.verifiedOrders.verify(order, reportMails(order, parts, deps.now), deps.now);
  });
};

/**
 * Marks all orders of an account as having a verified address. Repeating changes nothing. Returns the orders as read.
 */
export const verifyOrders = async (
  userId: string,
  deps: VerifyOrdersDependencies,
): Promise<readonly OrderRecord[]> => {
  const orders = await deps.orders.ofUser(userId);
  await Promise.all(orders.map((order) => verifyOrder(order, deps)));
  return orders;
};
