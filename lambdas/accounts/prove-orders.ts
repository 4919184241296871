import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { reportMails } from '#lambdas/storage/report-mails.ts';
import type { ProvenOrdersStore } from '#lambdas/storage/transactions/prove-order.ts';

export type ProveOrdersDependencies = {
  readonly orders: Pick<OrdersStore, 'findAll' | 'ofUser'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly provenOrders: ProvenOrdersStore;
  readonly now: Date;
};

/** Reports delivered before the address was verified are announced now; until then only the account showed them. */
const proveOrder = async (read: OrderRecord, deps: ProveOrdersDependencies): Promise<void> => {
  await whileMoved(async (round) => {
    const [order] = round === 1 ? [read] : await deps.orders.findAll([read.id]);
    if (!order || order.email_validated) return;
    const parts = order.paid_at ? await deps.parts.ofOrder(order.id) : [];
    await deps.provenOrders.prove(order, reportMails(parts, deps.now), deps.now);
  });
};

/**
 * Marks all orders of an account as having a verified address. Repeating changes nothing. Returns the orders as read.
 */
export const proveOrders = async (
  userId: string,
  deps: ProveOrdersDependencies,
): Promise<readonly OrderRecord[]> => {
  const orders = await deps.orders.ofUser(userId);
  await Promise.all(orders.map((order) => proveOrder(order, deps)));
  return orders;
};
