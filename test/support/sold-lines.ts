import type { PaidKey } from '#domain/catalogue.ts';
import { type Line, linesNow } from '#domain/sold.ts';

/** Cents that the orders of the tests were sold for: an order keeps its prices, whatever the owner asks today. */
const prices: Readonly<Partial<Record<PaidKey, number>>> = {
  'astrologie-occidentale': 2900,
  'astrologie-chinoise': 2500,
  numerologie: 900,
  'human-design': 1900,
  'pack-complet': 6900,
};
/** Hours that were promised to them. */
const deliveries: Readonly<Partial<Record<PaidKey, Line['delivery']>>> = {
  'astrologie-occidentale': { min: 48, max: 72 },
  'astrologie-chinoise': { min: 24, max: 72 },
  numerologie: { min: 24, max: 48 },
  'human-design': { min: 24, max: 48 },
  'pack-complet': { min: 72, max: 120 },
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
