import type { Paper, PaperKind } from '#domain/papers.ts';
import { log } from '#lambdas/platform/log.ts';
import type { Counter, CountersStore, Taken } from '#lambdas/storage/counters.ts';
import { Moved, whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { RowUnreadable } from '#lambdas/storage/readable.ts';
import { numberAfter } from './numbering.ts';

type NumberingDependencies = {
  readonly counters: CountersStore;
  readonly orders: Pick<OrdersStore, 'find' | 'addPaper'>;
};
/** `id` as in `paperSchema`. */
export type Wanted = { readonly orderId: string; readonly id: string; readonly kind: PaperKind };
export type Numbered = { readonly order: OrderRecord; readonly paper: Paper };

const paperIn = (order: OrderRecord, id: string): Paper | undefined =>
  order.papers?.find((paper) => paper.id === id);

const withOwed = (counter: Omit<Counter, 'owed'>, owed: readonly Taken[]): Counter => ({
  ...counter,
  ...(owed.length > 0 && { owed: [...owed] }),
});

const isFor =
  ({ orderId, id }: Wanted) =>
  ({ order_id, paper }: Taken): boolean =>
    order_id === orderId && paper.id === id;

/** The FIFO queue hands over one paper at a time, so races are rare. */
const maxRounds = 100;

/**
 * Numbers papers without a gap and without a duplicate, whatever fails between two writes
 * (docs/decisions/0016-invoices.md). The counter moves before the number is written to its order; the next call repairs
 * a writer that failed between the two. Keep one for the life of an instance: it remembers which numbers are already
 * written.
 */
export const createNumbering = ({ counters, orders }: NumberingDependencies) => {
  /** Counters whose last number is known to be written to its order. */
  const settled = new Map<PaperKind, Counter>();

  /** Writes a number to its order, once. False when the order does not exist. */
  const write = ({ order_id, paper }: Taken): Promise<boolean> =>
    whileMoved(async () => {
      const order = await orders.find(order_id);
      if (!order) return false;
      const isThere = paperIn(order, paper.id) || (await orders.addPaper(order, paper));
      if (!isThere) throw new Moved('order');
      return true;
    });

  const isWrittenNow = async (taken: Taken): Promise<boolean> => {
    try {
      return await write(taken);
    } catch (error) {
      if (error instanceof RowUnreadable) return false;
      throw error;
    }
  };

  /**
   * Writes the counter's last number to its order. An order that is damaged or missing rings and holds no other order:
   * the counter keeps its number until the order can be read again.
   */
  const settle = async ({ owed = [], ...counter }: Counter): Promise<Counter> => {
    const { id, order_id, paper } = counter;
    const isWritten = await isWrittenNow(counter);
    if (!isWritten) log.alarm('paper_not_written', { order: order_id, number: paper.number });
    const last = withOwed(counter, isWritten ? owed : [...owed, { order_id, paper }]);
    settled.set(id, last);
    return last;
  };

  const lastOf = async (kind: PaperKind): Promise<Counter | undefined> => {
    const known = settled.get(kind);
    if (known) return known;
    const counter = await counters.read(kind);
    return counter && settle(counter);
  };

  /** The number that was taken for this paper while its order could not be read. */
  const owedFor = async (wanted: Wanted, before: Counter | undefined): Promise<Paper | undefined> => {
    const owed = before?.owed?.find(isFor(wanted));
    if (!before || !owed || !(await write(owed))) return undefined;
    const { owed: all = [], ...last } = before;
    const left = all.filter((taken) => taken !== owed);
    settled.set(before.id, withOwed(last, left));
    return owed.paper;
  };

  /** Throws `Moved` when another call has taken the number meanwhile. */
  const tryOnce = async (wanted: Wanted, now: Date): Promise<Numbered> => {
    const { orderId, id, kind } = wanted;
    // The counter is read first: a call that numbers this order later moves the counter, and `advance` is refused.
    const before = await lastOf(kind);
    const order = await orders.find(orderId);
    if (!order?.paid_at) throw new Error('a paper is requested for an order that is not paid');
    const known = paperIn(order, id) ?? (await owedFor(wanted, before));
    if (known) return { order, paper: known };
    const paper = { id, kind, number: numberAfter(kind, before?.paper, now), issued_at: now.toISOString() };
    const next = { id: kind, order_id: orderId, paper, ...(before?.owed && { owed: before.owed }) };
    settled.delete(kind);
    if (!(await counters.advance(before, next))) throw new Moved('number');
    if (await orders.addPaper(order, paper)) settled.set(kind, next);
    else await settle(next);
    return { order, paper };
  };

  /**
   * Returns a paid order with its paper, which is numbered now if it was not before. Throws when the order is not paid.
   */
  const numberPaper = (wanted: Wanted, now: Date): Promise<Numbered> =>
    whileMoved(() => tryOnce(wanted, now), maxRounds);
  return { numberPaper };
};
export type Numbering = ReturnType<typeof createNumbering>;
