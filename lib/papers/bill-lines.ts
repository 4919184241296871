import { catalogue, type PaidKey, totalOf } from '#domain/catalogue.ts';
import { numberedPaperTexts as texts } from '#domain/texts/numbered-papers.ts';
import type { BillLine } from './numbered-paper.ts';

type Billed = { readonly services: readonly PaidKey[]; readonly amount: number };

/** Single prices are printed only when they add up to the paid amount: the catalogue may have changed since. */
export const linesOf = ({ services, amount }: Billed): BillLine[] => {
  const names = services.map(texts.designation);
  if (totalOf(services) !== amount) return [{ label: names.join(', '), quantity: 1, unit: amount }];
  return services.map((key) => ({ label: texts.designation(key), quantity: 1, unit: catalogue[key].price }));
};

/**
 * The credited lines: the services when the amount is their price or the whole order, otherwise a part of the price.
 */
export const creditedLines = (order: Billed, { services, amount }: Billed): BillLine[] => {
  if (amount === order.amount) return linesOf(order);
  const lines = linesOf({ services, amount });
  if (totalOf(services) === amount) return lines;
  return lines.map((line) => ({ ...line, label: texts.partOf(line.label) }));
};
