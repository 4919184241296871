import { merchant } from '#domain/merchant.ts';
import { invoiceId, type Paper, paperKey } from '#domain/papers.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { type CarriedPaper, carriedPaper } from '#lambdas/storage/mail-names.ts';
import type { OrderRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import type { OutboxStore } from '#lambdas/storage/outbox.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';
import type { Credit } from '#lib/papers/credit-note-paper.ts';
import type { BilledOrder } from '#lib/papers/invoice-paper.ts';
import type { Numbering } from './number-paper.ts';

/** The facts of a paid order that its papers print. Throws when the order is not paid. */
const billedOrder = (order: OrderRecord): BilledOrder => {
  const { paid_at, due_at, withdrawal_until, guarantee_until, customer_info: customer } = order;
  if (!paid_at || !due_at || !withdrawal_until) throw new Error('an order that is not paid has no invoice');
  return {
    id: order.id,
    services: order.services,
    sold: order.sold,
    amount: order.amount,
    vat: order.vat ?? merchant.company.vat,
    customer: { name: `${customer.firstName} ${customer.lastName}`, email: customer.email },
    createdAt: new Date(order.created_at),
    paidAt: new Date(paid_at),
    paidWith: order.paid_with,
    dueAt: new Date(due_at),
    withdrawalUntil: new Date(withdrawal_until),
    guaranteeUntil: guarantee_until === undefined ? undefined : new Date(guarantee_until),
  };
};

/**
 * The facts of a refund that its credit note prints. The reason that an administrator wrote is left out: it is
 * internal.
 */
const creditOf = (order: OrderRecord, refund: RefundRecord, invoice: Paper): Credit => ({
  amount: refund.amount,
  services: refund.services ?? order.services,
  refundedAt: new Date(refund.settled_at ?? refund.requested_at),
  withdrawnAt: refund.origin === 'withdrawal' ? new Date(refund.requested_at) : undefined,
  paid: refund.paid?.how,
  invoice,
});

export type IssuePaperDependencies = {
  readonly numbering: Numbering;
  readonly outbox: Pick<OutboxStore, 'lease' | 'postpone'>;
  readonly refunds: Pick<RefundsStore, 'find'>;
  readonly drawInvoice: (order: BilledOrder, paper: Paper) => Promise<Uint8Array>;
  readonly drawCreditNote: (order: BilledOrder, credit: Credit, paper: Paper) => Promise<Uint8Array>;
  readonly keep: (key: string, bytes: Uint8Array) => Promise<void>;
  readonly mailQueue: { readonly add: (ids: readonly string[]) => Promise<void> };
  readonly now: Date;
};

/** The drawing uses stored rows only, so that a repeat draws the same PDF. */
const store = async (
  order: OrderRecord,
  paper: Paper,
  bytes: Uint8Array,
  { keep }: IssuePaperDependencies,
) => {
  await keep(paperKey(order.id, paper), bytes);
  log.info('paper_issued', { order: order.id, number: paper.number });
};

const issueInvoice = async (orderId: string, deps: IssuePaperDependencies) => {
  const wanted = { orderId, id: invoiceId, kind: 'invoice' } as const;
  const numbered = await deps.numbering.numberPaper(wanted, deps.now);
  const { order, paper } = numbered;
  await store(order, paper, await deps.drawInvoice(billedOrder(order), paper), deps);
  return numbered;
};

/** The money has left; where it came back, it is owed, and the note holds for what is paid again. */
const isCredited = ({ state, settled_at, owed_since }: RefundRecord): boolean =>
  state === 'succeeded' || (settled_at !== undefined && owed_since !== undefined);

/** Corrects the order's invoice, which is issued first. Issues nothing for a refund that was not made. */
const issueCreditNote = async (orderId: string, refundId: string, deps: IssuePaperDependencies) => {
  const refund = await deps.refunds.find(orderId, refundId);
  if (!refund || !isCredited(refund)) return;
  const { paper: invoice } = await issueInvoice(orderId, deps);
  const wanted = { orderId, id: refundId, kind: 'credit_note' } as const;
  const { order, paper } = await deps.numbering.numberPaper(wanted, deps.now);
  const drawn = await deps.drawCreditNote(billedOrder(order), creditOf(order, refund, invoice), paper);
  await store(order, paper, drawn, deps);
};

const issue = async (carried: CarriedPaper, deps: IssuePaperDependencies): Promise<void> => {
  if (carried.kind === 'invoice') await issueInvoice(carried.orderId, deps);
  else await issueCreditNote(carried.orderId, carried.refundId, deps);
};

/**
 * Postpones the mail, as when it cannot be sent: the sweep retries it when it is due, and the last failure raises an
 * alarm.
 */
const postpone = async (mailId: string, error: unknown, { outbox, now }: IssuePaperDependencies) => {
  log.warn('paper_postponed', errorFacts(error));
  const row = await outbox.lease(mailId, now);
  if (!row) return;
  const state = await outbox.postpone(row, now);
  if (state === 'given-up') log.alarm('mail_given_up', { mail: row.subject.kind });
};

/**
 * Numbers and draws the paper, then queues the mail that carries it: the mail never leaves without the paper (L221-13,
 * arrêté n° 83-50/A). A failure does not block the papers behind it. Repeating changes nothing.
 */
export const issuePaper = async (mailId: string, deps: IssuePaperDependencies): Promise<void> => {
  const carried = carriedPaper(mailId);
  try {
    if (carried) await issue(carried, deps);
  } catch (error) {
    return postpone(mailId, error, deps);
  }
  await deps.mailQueue.add([mailId]);
};
