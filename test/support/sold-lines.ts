import type { PaidKey } from '#domain/catalogue.ts';
import { type Line, linesNow } from '#domain/sold.ts';
import { keyFor } from '#test/support/keys.ts';

/** Cents that the orders of the tests were sold for: an order keeps its prices, whatever the owner asks today. */
const prices: Readonly<Partial<Record<PaidKey, number>>> = {
  [keyFor.western]: 2900,
  [keyFor.chinese]: 2500,
  [keyFor.numbers]: 900,
  [keyFor.design]: 1900,
  [keyFor.pack]: 6900,
};
/** Hours that were promised to them. */
const deliveries: Readonly<Partial<Record<PaidKey, Line['delivery']>>> = {
  [keyFor.western]: { min: 48, max: 72 },
  [keyFor.chinese]: { min: 24, max: 72 },
  [keyFor.numbers]: { min: 24, max: 48 },
  [keyFor.design]: { min: 24, max: 48 },
  [keyFor.pack]: { min: 72, max: 120 },
};
const priced = <Sold extends { readonly service: PaidKey; readonly price: number }>(sold: Sold): Sold => ({
  ...sold,
  price: prices[sold.service] ?? sold.price,
});

/** What an order of some services has sold, at these prices and with these delays. */
export const soldLines = (services: readonly PaidKey[]): Line[] =>
  linesNow(services).map(({ parts, ...line }) => ({
    ...priced(line),
    delivery: deliveries[line.service] ?? line.delivery,
    ...(parts && { parts: parts.map(priced) }),
  }));
