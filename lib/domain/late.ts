/** Late parts and orders: their due date is missed. */
import { isWithdrawn, type Order } from './order.ts';

/** True from the first millisecond after a due date. */
export const isMissed = (dueAt: string, now: Date): boolean => now.getTime() > Date.parse(dueAt);

/**
 * True when an order is late (code de la consommation L216-6): its first due date is missed, even if the customer has
 * been given a new one. The contract may then be ended after the days of withdrawal, too.
 */
export const isLate = (
  order: Pick<Order, 'status' | 'due_at' | 'apologised_at' | 'services' | 'withdrawn_services'>,
  now: Date,
): boolean => {
  const { status, due_at: dueAt, apologised_at: apologisedAt } = order;
  const isBroken = apologisedAt !== undefined || (dueAt !== undefined && isMissed(dueAt, now));
  return status === 'paid' && !isWithdrawn(order) && isBroken;
};
