import { addHours } from '#domain/dates.ts';
import { inLanes } from '#domain/lanes.ts';
import { isPayable } from '#domain/order.ts';
import type { PaymentSession, Payments } from '#lambdas/gateways/stripe.ts';
import type { StripeEvent } from '#lambdas/gateways/stripe-events.ts';
import { judge, type SettleDependencies, settle } from '#lambdas/money/settle.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { AwaitingOrder, OrdersStore } from '#lambdas/storage/orders.ts';
import { RowUnreadable } from '#lambdas/storage/readable.ts';
import { ringOrphan } from './orphans.ts';
import { isTurn } from './turns.ts';

export type ReconcileDependencies = Omit<SettleDependencies, 'payments' | 'orders'> & {
  readonly orders: Pick<OrdersStore, 'find' | 'findAll' | 'replace' | 'awaitingPayment'>;
  readonly payments: Pick<Payments, 'readSession' | 'endedSessions' | 'refundDuplicate'>;
  /** Refunds and disputes, as Stripe has told them. */
  readonly money: {
    readonly since: (instant: Date) => Promise<readonly StripeEvent[]>;
    readonly receive: (event: StripeEvent) => Promise<void>;
  };
  /** True while there is time for one more order in this run. */
  readonly hasTime: () => boolean;
};

/** A pending order is checked from this age on; before, webhook and return page settle it. */
const patienceMinutes = 10;
/** Stripe's sessions live 24 h; two more hours allow for a late run. */
const sessionHours = 26;
/** Sessions and events of this time are checked in every sweep, earlier ones once an hour. */
const freshHours = 2;

/** Cancels an order that never got a session and can no longer get one. */
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
  if (!order || !isPayable(order)) return;
  const sessionId = order.payment.session_id;
  const session = sessionId ? await deps.payments.readSession(sessionId) : undefined;
  if (session) await settle(session, deps);
  else await cancelStale(order, deps);
};

const settlePaid = async (session: PaymentSession, deps: ReconcileDependencies): Promise<void> => {
  if (!(await settle(session, deps))) await ringOrphan(session, deps);
};

/**
 * True when an order whose session is no longer listed is due: in each sweep at first, then hourly, after three days
 * daily.
 */
const isDue = ({ id, created_at }: AwaitingOrder, now: Date): boolean => {
  const hours = (now.getTime() - Date.parse(created_at)) / 3_600_000;
  if (hours < 24) return false;
  if (hours < sessionHours + 2) return true;
  return isTurn(id, hours < 72 ? 60 : 24 * 60, now);
};

/**
 * Orders with a paid session that still changes them: webhook and return page were lost, or the order is paid twice.
 */
const unheardOf = async (
  paid: readonly PaymentSession[],
  waiting: ReadonlySet<string>,
  { orders, now }: ReconcileDependencies,
): Promise<PaymentSession[]> => {
  const fresh = addHours(now, -freshHours);
  const looked = paid.flatMap((session) => {
    const { orderId, createdAt } = session;
    if (!orderId) return [];
    return waiting.has(orderId) || createdAt > fresh || isTurn(orderId, 60, now)
      ? [{ session, orderId }]
      : [];
  });
  const found = await orders.findAll([...new Set(looked.map(({ orderId }) => orderId))]);
  const known = new Map(found.map((order) => [order.id, order]));
  return looked.flatMap(({ session, orderId }) => {
    const order = known.get(orderId);
    return order && judge(order, session) === 'nothing' ? [] : [session];
  });
};

/** Counts a failure and continues with the other orders; the count makes the run fail at its end. */
const quietly = async (act: Promise<void>): Promise<'done' | 'failed'> => {
  try {
    await act;
    return 'done';
  } catch (error) {
    // Another writer has settled a moved order. An unreadable row has raised its alarm and waits for its repair.
    if (error instanceof Moved || error instanceof RowUnreadable) return 'done';
    log.error('reconcile_failed', errorFacts(error));
    return 'failed';
  }
};

/**
 * Handles what Stripe told of refunds and disputes and the webhook has missed, oldest first, once the payments are
 * settled; an event that is recorded costs a read.
 */
const hearMoney = async ({ money, now, hasTime }: ReconcileDependencies) => {
  const fresh = addHours(now, -freshHours);
  const told = await money.since(addHours(now, -sessionHours));
  const due = told.filter(({ id, createdAt }) => createdAt > fresh || isTurn(id, 60, now));
  return inLanes(due.toReversed(), hasTime, (event) => quietly(money.receive(event)));
};

/** A failure of the list is counted and keeps no payment waiting. */
const hearMoneyQuietly = async (deps: ReconcileDependencies) => {
  try {
    return await hearMoney(deps);
  } catch (error) {
    log.error('money_not_heard', errorFacts(error));
    return { failed: 1, left: 0 };
  }
};

type Reconciled = { waiting: number; asked: number; failed: number; left: number };

/**
 * Settles the sessions that ended within a day, as Stripe lists them: paid ones first, then every order that has waited
 * for ten minutes. An order whose session is no longer listed is looked up singly, older ones less often. Then it handles
 * the refunds and disputes that the webhook has missed.
 */
export const reconcile = async (deps: ReconcileDependencies): Promise<Reconciled> => {
  const { now, hasTime } = deps;
  const before = new Date(now.getTime() - patienceMinutes * 60_000);
  const [pending, sessions] = await Promise.all([
    deps.orders.awaitingPayment(before),
    deps.payments.endedSessions(addHours(now, -sessionHours), now),
  ]);
  const waiting = new Set(pending.map(({ id }) => id));
  const paid = await unheardOf(
    sessions.filter(({ isPaid }) => isPaid),
    waiting,
    deps,
  );
  const unpaid = sessions.filter(({ isPaid, orderId }) => !isPaid && orderId && waiting.has(orderId));
  const ended = new Set(sessions.flatMap(({ orderId }) => orderId ?? []));
  const expired = unpaid.filter(({ status }) => status === 'expired');
  // Read again: the bank may have decided since the list was read.
  const undecided = unpaid.flatMap(({ status, orderId }) =>
    status === 'complete' && orderId ? [orderId] : [],
  );
  const missing = pending.filter((order) => !ended.has(order.id) && isDue(order, now)).map(({ id }) => id);
  const asked = [...new Set([...undecided, ...missing])];
  const runs = [
    await inLanes(paid, hasTime, (session) => quietly(settlePaid(session, deps))),
    await inLanes(expired, hasTime, (session) => quietly(settle(session, deps).then(() => undefined))),
    await inLanes(asked, hasTime, (id) => quietly(askAbout(id, deps))),
    await hearMoneyQuietly(deps),
  ];
  const sum = (of: 'failed' | 'left') => runs.reduce((total, run) => total + run[of], 0);
  return { waiting: pending.length, asked: asked.length, failed: sum('failed'), left: sum('left') };
};
