import type { PaidKey } from '#domain/catalogue.ts';
import type { Paper } from '#domain/papers.ts';
import { numberedPaperTexts as texts } from '#domain/texts/numbered-papers.ts';
import { creditedLines } from './bill-lines.ts';
import type { BilledOrder } from './invoice-paper.ts';
import { numberedPaper } from './numbered-paper.ts';
import type { Faces } from './sheet.ts';

type Numbers = Pick<Paper, 'number' | 'issued_at'>;

/** The facts of a refund for its credit note: cents with tax, instants in UTC. */
export type Credit = {
  readonly amount: number;
  /** The refunded services where known; otherwise the whole order. */
  readonly services: readonly PaidKey[];
  readonly refundedAt: Date;
  /** Who paid it, when it was not Stripe. */
  readonly paid?: 'otherwise' | 'dispute' | undefined;
  /** When the customer withdrew; absent for a refund by the merchant. */
  readonly withdrawnAt: Date | undefined;
  /** The invoice that it corrects (CGI, article 289, I, 5). */
  readonly invoice: Numbers;
};

/** The credit note of a refund as PDF bytes. */
export const creditNotePaper = (
  order: BilledOrder,
  credit: Credit,
  paper: Numbers,
  faces: Faces,
): Promise<Buffer> => {
  const [number, invoiceAt] = [credit.invoice.number, new Date(credit.invoice.issued_at)];
  const reason = credit.withdrawnAt ? texts.withdrawn(credit.withdrawnAt) : texts.goodwill;
  return numberedPaper(
    {
      title: texts.creditNote(paper.number),
      issued: texts.creditNoteIssued(new Date(paper.issued_at)),
      issuedAt: new Date(paper.issued_at),
      customer: [order.customer.name, order.customer.email],
      facts: [
        { term: texts.corrects, value: texts.invoiceOf(number, invoiceAt) },
        { term: texts.order, value: texts.orderOf(order.id, order.createdAt) },
        { term: texts.reason, value: reason },
        { term: texts.refunded, value: texts.refundedAt(credit.refundedAt, credit.paid ?? 'stripe') },
      ],
      lines: creditedLines(order, credit),
      notices: [texts.credited(credit.amount, number), texts.mediator],
    },
    faces,
    order.vat,
  );
};
