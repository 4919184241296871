import { ShopError } from '#domain/wire/errors.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { type CloseDependencies, closeSession } from './close-session.ts';

/** Paid by now, or its bank still decides. */
const isPaidAfterAll = (error: unknown): boolean =>
  error instanceof ShopError && (error.code === 'already_paid' || error.code === 'payment_pending');

/** Pending no longer, whatever moved it. */
const cancel = (id: string, deps: CloseDependencies): Promise<boolean> =>
  whileMoved(async () => {
    const order = await deps.orders.find(id);
    if (order?.status !== 'pending') return order?.paid_at === undefined;
    const { awaiting: _, ...rest } = order;
    const after = { ...rest, status: 'cancelled' as const, version: order.version + 1 };
    const change = { before: order, after, parts: [], mails: [], eventId: undefined };
    await deps.settlements.commit(change, deps.now);
    return true;
  });

/** Nobody can pay a pending order any more. False when it is paid, or may still be. */
export const cancelOrder = async (order: OrderRecord, deps: CloseDependencies): Promise<boolean> => {
  try {
    await closeSession(order, deps);
  } catch (error) {
    if (isPaidAfterAll(error)) return false;
    throw error;
  }
  return cancel(order.id, deps);
};
