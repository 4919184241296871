import { addHours } from '#domain/dates.ts';
import type { PaymentSession, Payments } from '#lambdas/gateways/stripe.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { OrderMoved } from '#lambdas/storage/order-moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import { type SettleDependencies, settle } from './settle.ts';

export type ReconcileDependencies = Omit<SettleDependencies, 'payments' | 'orders'> & {
  readonly orders: Pick<OrdersStore, 'find' | 'replace' | 'awaitingPayment'>;
  readonly payments: Pick<Payments, 'readSession' | 'sessionsSince' | 'refundDuplicate'>;
};

/** A pending order is asked about from then on: webhook and return page had their chance. */
const patienceMinutes = 10;
/** Stripe's sessions live 24 h; two more leave room for a late run. */
const sessionHours = 26;

/** An order that never got a session and can no longer get one leaves the list of those that wait. */
const cancelStale = async (order: OrderRecord, deps: ReconcileDependencies): Promise<void> => {
  if (order.created_at > addHours(deps.now, -sessionHours).toISOString()) return;
  const { awaiting: _, ...rest } = order;
  await deps.settlements.commit(
    {
      before: order,
      after: { ...rest, status: 'cancelled', version: order.version + 1 },
      parts: [],
      mails: [],
      eventId: undefined,
    },
    deps.now,
  );
};

const askAbout = async (id: string, deps: ReconcileDependencies): Promise<void> => {
  const order = await deps.orders.find(id);
  if (order?.status !== 'pending') return;
  const sessionId = order.payment.session_id;
  const session = sessionId ? await deps.payments.readSession(sessionId) : undefined;
  if (session) await settle(session, deps);
  else await cancelStale(order, deps);
};

/** A paid session whose order does not know it: its webhook and its return page were both lost. */
const settlePaid = async (session: PaymentSession, deps: ReconcileDependencies): Promise<void> => {
  if (session.isPaid && session.orderId) await settle(session, deps);
};

/** One order's trouble does not keep the others waiting; the count makes the run fail, so that it is seen. */
const each = async <Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<number> => {
  let failed = 0;
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      if (error instanceof OrderMoved) continue;
      failed += 1;
      log.error('reconcile_failed', errorFacts(error));
    }
  }
  return failed;
};

/** Asks Stripe about every order pending for 10 minutes, and about every paid session of the last day. */
export const reconcile = async (deps: ReconcileDependencies): Promise<{ asked: number; failed: number }> => {
  const before = new Date(deps.now.getTime() - patienceMinutes * 60_000);
  const ids = await deps.orders.awaitingPayment(before);
  const failedOrders = await each(ids, (id) => askAbout(id, deps));
  const sessions = await deps.payments.sessionsSince(addHours(deps.now, -sessionHours));
  const failedSessions = await each(sessions, (session) => settlePaid(session, deps));
  return { asked: ids.length, failed: failedOrders + failedSessions };
};
