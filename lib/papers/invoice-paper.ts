import type { Paper } from '#domain/papers.ts';
import type { PaymentMeans } from '#domain/payment-means.ts';
import type { Sold } from '#domain/sold.ts';
import { numberedPaperTexts as texts } from '#domain/texts/numbered-papers.ts';
import type { VatScheme } from '#domain/vat.ts';
import { billLines } from './bill-lines.ts';
import { numberedPaper } from './numbered-paper.ts';
import type { Faces } from './sheet.ts';

/** The facts of a paid order for its invoice: cents with tax, instants in UTC. */
export type BilledOrder = Sold & {
  readonly id: string;
  readonly amount: number;
  /** The merchant's scheme at the purchase. */
  readonly vat: VatScheme;
  readonly customer: { readonly name: string; readonly email: string };
  readonly createdAt: Date;
  readonly paidAt: Date;
  readonly paidWith?: PaymentMeans | undefined;
  readonly dueAt: Date;
  readonly withdrawalUntil: Date;
  /** For the pack only. */
  readonly guaranteeUntil?: Date | undefined;
};

/** The invoice of a paid order as PDF bytes (arrêté n° 83-50/A). */
export const invoicePaper = (
  order: BilledOrder,
  paper: Pick<Paper, 'number' | 'issued_at'>,
  faces: Faces,
): Promise<Buffer> =>
  numberedPaper(
    {
      title: texts.invoice(paper.number),
      issued: texts.issued(new Date(paper.issued_at)),
      issuedAt: new Date(paper.issued_at),
      customer: [order.customer.name, order.customer.email],
      facts: [
        { term: texts.order, value: texts.orderOf(order.id, order.createdAt) },
        { term: texts.paid, value: texts.paidAt(order.paidAt, order.paidWith) },
        { term: texts.carriedOut, value: texts.carriedOutBy(order.dueAt) },
      ],
      lines: billLines(order),
      notices: [
        texts.acquitted,
        texts.withdrawal(order.withdrawalUntil),
        ...(order.guaranteeUntil ? [texts.guarantee(order.guaranteeUntil)] : []),
        texts.mediator,
      ],
    },
    faces,
    order.vat,
  );
