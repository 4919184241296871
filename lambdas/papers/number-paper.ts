import type { Paper, PaperKind } from '#domain/papers.ts';
import type { Counter, CountersStore } from '#lambdas/storage/counters.ts';
import { Moved, whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
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

  /** Writes the counter's last number to its order, once. */
  const settle = async (counter: Counter): Promise<void> => {
    await whileMoved(async () => {
      const order = await orders.find(counter.order_id);
      if (!order) throw new Error('the order of the last number does not exist');
      const isThere = paperIn(order, counter.paper.id) || (await orders.addPaper(order, counter.paper));
      if (!isThere) throw new Moved('order');
    });
    settled.set(counter.id, counter);
  };

  const lastOf = async (kind: PaperKind): Promise<Counter | undefined> => {
    const known = settled.get(kind);
    if (known) return known;
    const counter = await counters.read(kind);
    if (counter) await settle(counter);
    return counter;
  };

  /** Throws `Moved` when another call has taken the number meanwhile. */
  const tryOnce = async ({ orderId, id, kind }: Wanted, now: Date): Promise<Numbered> => {
    // The counter is read first: a call that numbers this order later moves the counter, and `advance` is refused.
    const before = await lastOf(kind);
    const order = await orders.find(orderId);
    if (!order?.paid_at) throw new Error('a paper is requested for an order that is not paid');
    const known = paperIn(order, id);
    if (known) return { order, paper: known };
    const paper = { id, kind, number: numberAfter(kind, before?.paper, now), issued_at: now.toISOString() };
    const next = { id: kind, order_id: orderId, paper };
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
