/** Late parts and orders: their due date is missed. */
import { isWithdrawn, type Order } from './order.ts';

/** True from the first millisecond after a due date. */
export const isMissed = (dueAt: string, now: Date): boolean => now.getTime() > Date.parse(dueAt);

type Part = Pick<Order['parts'][number], 'state' | 'asked_at' | 'withdrawn_at' | 'refunded_at'>;
type Promised = Pick<Order, 'status' | 'due_at' | 'apologised_at' | 'services' | 'withdrawn_services'> & {
  readonly parts: readonly Part[];
};

/** True while the clocks of all parts that are still to be written stand, because their experts wait for an answer. */
export const isStopped = (parts: readonly Part[]): boolean => {
  const open = parts.filter((part) => part.state !== 'delivered' && !part.withdrawn_at && !part.refunded_at);
  return open.length > 0 && open.every((part) => part.asked_at !== undefined);
};

/**
 * True when an order is late (code de la consommation L216-6): its first due date is missed, even if the customer has
 * been given a new one. The contract may then be ended after the days of withdrawal, too.
 */
export const isLate = (order: Promised, now: Date): boolean => {
  const { status, due_at: dueAt, apologised_at: apologisedAt } = order;
  const isBroken = dueAt !== undefined && isMissed(dueAt, now) && !isStopped(order.parts);
  return status === 'paid' && !isWithdrawn(order) && (apologisedAt !== undefined || isBroken);
};
