import { type Discipline, eachDiscipline } from '#domain/catalogue.ts';
import { emptyWorkshop, type Workshop } from '#domain/workshop.ts';
import type { PaymentSession, Payments, SessionParams } from '#lambdas/gateways/stripe.ts';
import type { WorkshopReader } from '#lambdas/payments/due-date.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { OutboxStore } from '#lambdas/storage/outbox.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { SettlementsStore } from '#lambdas/storage/transactions/settle.ts';
import type { VerifiedOrdersStore } from '#lambdas/storage/transactions/verify-order.ts';
import { now } from './builders.ts';
import { memoryBirths } from './memory-births.ts';

/** Lets all other calls continue first, like a network. */
const otherCallsFirst = () => new Promise<void>((resolve) => setImmediate(resolve));

const memoryOrders = (rows: Map<string, OrderRecord>): OrdersStore => {
  const list = () => [...rows.values()];
  return {
    find: async (id) => {
      await otherCallsFirst();
      return rows.get(id);
    },
    findWhen: async (id) => rows.get(id),
    findAll: async (ids) => ids.flatMap((id) => rows.get(id) ?? []),
    create: async (record) => {
      await otherCallsFirst();
      if (rows.has(record.id)) return false;
      rows.set(record.id, record);
      return true;
    },
    replace: async (record) => {
      await otherCallsFirst();
      if (rows.get(record.id)?.version !== record.version) throw new Moved('order');
      const next = { ...record, version: record.version + 1 };
      rows.set(record.id, next);
      return next;
    },
    idsOfUser: async (userId) =>
      list()
        .filter((order) => order.user_id === userId)
        .map(({ id }) => id),
    ofUser: async (userId) =>
      list()
        .filter((order) => order.user_id === userId)
        .sort((left, right) => right.created_at.localeCompare(left.created_at)),
    awaitingPayment: async (before) =>
      list()
        .filter((order) => order.awaiting && order.created_at < before.toISOString())
        .sort((left, right) => left.created_at.localeCompare(right.created_at))
        .map(({ id, created_at }) => ({ id, created_at })),
    addPaper: async ({ id, papers = [] }, paper) => {
      await otherCallsFirst();
      const stored = rows.get(id);
      if (!stored || (stored.papers ?? []).length !== papers.length) return false;
      rows.set(id, {
        ...stored,
        papers: [...papers, paper],
        keeping: 'books',
        version: stored.version + 1,
      });
      return true;
    },
    forgetClaims: async (id) => {
      const order = rows.get(id);
      if (order) rows.set(id, { ...order, claims: [], version: order.version + 1 });
    },
  };
};

/** Orders, parts, mails and events in memory, with the conditions of their stores. */
export const memoryShop = (...orders: readonly OrderRecord[]) => {
  const rows = new Map(orders.map((order) => [order.id, order]));
  const parts: PartRecord[] = [];
  const mails = new Map<string, OutboxRecord>();
  const events = new Set<string>();
  const settlements: SettlementsStore = {
    hasEvent: async (eventId) => events.has(eventId),
    recordEvent: async (eventId) => {
      events.add(eventId);
    },
    commit: async (change) => {
      await otherCallsFirst();
      const stored = rows.get(change.before.id);
      const isMoved = stored?.version !== change.before.version || stored.status !== change.before.status;
      if (isMoved || change.mails.some((mail) => mails.has(mail.id))) throw new Moved('order');
      rows.set(change.after.id, change.after);
      parts.push(...change.parts);
      for (const mail of change.mails) mails.set(mail.id, mail);
      if (change.eventId) events.add(change.eventId);
    },
  };
  const verifiedOrders: VerifiedOrdersStore = {
    verify: async (order, verificationMails, at) => {
      await otherCallsFirst();
      const stored = rows.get(order.id);
      if (stored?.version !== order.version) throw new Moved('order');
      const verification = { email_validated: true, email_validated_at: at.toISOString() };
      rows.set(order.id, { ...stored, ...verification, version: stored.version + 1 });
      for (const mail of verificationMails) if (!mails.has(mail.id)) mails.set(mail.id, mail);
    },
  };
  const outbox: Pick<OutboxStore, 'add'> = {
    add: async (mail) => {
      if (mails.has(mail.id)) return false;
      mails.set(mail.id, mail);
      return true;
    },
  };
  const orderStore = memoryOrders(rows);
  const partsOfOrder = { ofOrder: async (id: string) => parts.filter((part) => part.order_id === id) };
  return {
    rows,
    parts,
    mails,
    events,
    orders: orderStore,
    ...memoryBirths(orderStore),
    settlements,
    verifiedOrders,
    outbox,
    partsOfOrder,
  };
};

/** A workshop with so many late parts in each queue; `more` adds other facts. */
export const workshopOf = (
  lengths: Partial<Record<Discipline, number>>,
  more: Partial<Workshop> = {},
): WorkshopReader => {
  const backlogs = eachDiscipline((discipline) => ({ '2026-01-01': lengths[discipline] ?? 0 }));
  const workshop = { ...emptyWorkshop, backlogs, ...more };
  return { recent: async () => workshop, fresh: async () => workshop };
};

/** Stripe has told nothing of refunds and disputes. */
export const noMoneyEvents = { since: async () => [], receive: async () => {} };

/** Stripe's sessions in memory: one per idempotency key; only open ones can expire. */
export const memoryPayments = () => {
  const sessions = new Map<string, PaymentSession>();
  const byKey = new Map<string, { id: string; params: string }>();
  /** Sessions whose payment was refunded. */
  const refunds = new Set<string>();
  /** Errors of the next calls that would make a session, in order; undefined lets one pass. */
  const failures: (Error | undefined)[] = [];

  const createSession = async (params: SessionParams, key: string): Promise<PaymentSession> => {
    await otherCallsFirst();
    const failure = failures.shift();
    if (failure) throw failure;
    const text = JSON.stringify(params);
    const known = byKey.get(key) ?? { id: `cs_test_${byKey.size + 1}`.padEnd(16, '0'), params: text };
    if (known.params !== text) throw new Error(`the key ${key} was used with other parameters`);
    byKey.set(key, known);
    const orderId = String(params.metadata?.order_id);
    const fresh: PaymentSession = {
      id: known.id,
      orderId,
      madeByTry: String(params.metadata?.try),
      status: 'open',
      isPaid: false,
      isProcessing: true,
      amount: (params.line_items ?? []).reduce((sum, item) => sum + (item.price_data?.unit_amount ?? 0), 0),
      currency: 'eur',
      paymentIntent: `pi_${known.id}`,
      url: `https://pay.example/${known.id}`,
      createdAt: now,
    };
    const session = sessions.get(known.id) ?? fresh;
    sessions.set(known.id, session);
    return session;
  };

  /** Changes a session, like its customer or Stripe. */
  const change = (id: string, changes: Partial<PaymentSession>): PaymentSession => {
    const session = sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    const next = { ...session, ...changes };
    sessions.set(id, next);
    return next;
  };

  const payments: Payments = {
    createSession,
    readSession: async (id) => sessions.get(id),
    sessionOf: async (intent) =>
      [...sessions.values()].findLast(({ paymentIntent }) => paymentIntent === intent),
    expireSession: async (id) => {
      if (sessions.get(id)?.status !== 'open') return false;
      change(id, { status: 'expired', url: undefined });
      return true;
    },
    sessionsSince: async () => [...sessions.values()].toReversed(),
    endedSessions: async () => [...sessions.values()].filter(({ status }) => status !== 'open').toReversed(),
    refundDuplicate: async (_intent, sessionId) => {
      await otherCallsFirst();
      refunds.add(sessionId);
      return `re_${sessionId}`;
    },
  };
  return { payments, sessions, byKey, refunds, failures, change };
};
