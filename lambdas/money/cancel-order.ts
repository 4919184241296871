import { ShopError } from '#domain/wire/errors.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { type CloseDependencies, closeSession } from './close-session.ts';

/** True for a refusal because the order was paid meanwhile or its bank has not decided yet. */
const isPaidAfterAll = (error: unknown): boolean =>
  error instanceof ShopError && (error.code === 'already_paid' || error.code === 'payment_pending');

/** Cancels the order if it is still pending. False when it is paid. */
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

/** Makes a pending order unpayable. False when it is paid or may still be paid. */
export const cancelOrder = async (order: OrderRecord, deps: CloseDependencies): Promise<boolean> => {
  try {
    await closeSession(order, deps);
  } catch (error) {
    if (isPaidAfterAll(error)) return false;
    throw error;
  }
  return cancel(order.id, deps);
};
