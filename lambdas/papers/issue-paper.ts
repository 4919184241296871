import { noteId, paperKey } from '#domain/papers.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { type OutboxStore, paperedOrder } from '#lambdas/storage/outbox-store.ts';
import type { BilledOrder } from '#lib/papers/note-paper.ts';
import type { Numbered, Numbering } from './number-paper.ts';

export type IssuePaperDependencies = {
  readonly numbering: Numbering;
  readonly outbox: Pick<OutboxStore, 'lease' | 'postpone'>;
  readonly render: (order: BilledOrder, paper: Numbered['paper']) => Promise<Uint8Array>;
  readonly keep: (key: string, bytes: Uint8Array) => Promise<void>;
  readonly mailQueue: { readonly add: (ids: readonly string[]) => Promise<void> };
  readonly now: Date;
};

const billedOrder = (order: OrderRecord): BilledOrder => {
  const { paid_at, due_at, withdrawal_until, customer_info: customer } = order;
  if (!paid_at || !due_at || !withdrawal_until) throw new Error('an order that is not paid has no note');
  return {
    id: order.id,
    services: order.services,
    amount: order.amount,
    customer: { name: `${customer.firstName} ${customer.lastName}`, email: customer.email },
    createdAt: new Date(order.created_at),
    paidAt: new Date(paid_at),
    dueAt: new Date(due_at),
    withdrawalUntil: new Date(withdrawal_until),
  };
};

/** What is drawn derives from the order and its paper alone, so that a repeat draws the same. */
const issue = async (orderId: string, { numbering, render, keep, now }: IssuePaperDependencies) => {
  const { order, paper } = await numbering.numberPaper({ orderId, id: noteId, kind: 'note' }, now);
  await keep(paperKey(order.id, paper), await render(billedOrder(order), paper));
  log.info('paper_issued', { order: order.id, number: paper.number });
};

/** As when a mail cannot be sent: the sweep brings it back when it is due, and after the last try somebody is called. */
const postpone = async (mailId: string, error: unknown, { outbox, now }: IssuePaperDependencies) => {
  log.warn('paper_postponed', errorFacts(error));
  const row = await outbox.lease(mailId, now);
  if (!row) return;
  const state = await outbox.postpone(row, now);
  if (state === 'given-up') log.alarm('mail_given_up', { mail: row.subject.kind });
};

/**
 * Number, PDF, then the mail that carries it goes to its queue: never without (L221-13, arrêté n° 83-50/A). What
 * fails does not keep the papers behind it waiting. Repeating changes nothing.
 */
export const issuePaper = async (mailId: string, deps: IssuePaperDependencies): Promise<void> => {
  const orderId = paperedOrder(mailId);
  try {
    if (orderId) await issue(orderId, deps);
  } catch (error) {
    return postpone(mailId, error, deps);
  }
  await deps.mailQueue.add([mailId]);
};
