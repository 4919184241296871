import { linesOf, type Sold, soldPrice } from '#domain/sold.ts';
import { numberedPaperTexts as texts } from '#domain/texts/numbered-papers.ts';
import type { BillLine } from './numbered-paper.ts';

type Billed = Sold & { readonly amount: number };

/** Single prices are printed only when they add up to the amount: those of an order of before decision 80 may be unknown. */
export const billLines = (order: Billed, { services, amount }: Billed = order): BillLine[] => {
  const lines = linesOf(order, services).map(({ designation, price }) => ({
    label: texts.designation(designation),
    quantity: 1,
    unit: price,
  }));
  if (soldPrice(order, services) === amount) return lines;
  return [{ label: lines.map(({ label }) => label).join(', '), quantity: 1, unit: amount }];
};

/**
 * The credited lines: the services when the amount is their price or the whole order, otherwise a part of the price.
 */
export const creditedLines = (order: Billed, credit: Billed): BillLine[] => {
  if (credit.amount === order.amount) return billLines(order);
  const lines = billLines(order, credit);
  if (soldPrice(order, credit.services) === credit.amount) return lines;
  return lines.map((line) => ({ ...line, label: texts.partOf(line.label) }));
};
