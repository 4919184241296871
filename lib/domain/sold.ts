/**
 * What an order sold, kept in it as it was at the purchase. All that happens to its money afterwards, and what its customer
 * reads of it, reads this and never the catalogue, whose prices, names and delays may change.
 */
import * as z from 'zod/mini';
import { signers } from '#content/writers.ts';
import {
  catalogue,
  disciplines,
  type HourSpan,
  longest,
  nameOf,
  type PaidKey,
  type PaidService,
  paidKeys,
  partsOf,
} from './catalogue.ts';

/** Hours, or pages. */
export const spanSchema = z.object({ min: z.int(), max: z.int() });

const shared = {
  name: z.string(),
  /** Cents with tax; of a part of the pack, what it costs alone: the parts share the price of the pack in this ratio. */
  price: z.int(),
  /** The length of the report. */
  pages: z.optional(spanSchema),
  /** The names of those who write it, as the shop shows them at the purchase. */
  experts: z.optional(z.array(z.string())),
};
export const soldPartSchema = z.object({ service: z.enum(disciplines), ...shared });
export const lineSchema = z.object({
  service: z.enum(paidKeys),
  ...shared,
  /** As invoice and credit notes name it. */
  designation: z.string(),
  format: z.string(),
  /** Hours of writing, and hours after the payment until the delivery. */
  writing: spanSchema,
  delivery: spanSchema,
  /** Of the pack alone. */
  parts: z.optional(z.array(soldPartSchema)),
});
export type Line = z.infer<typeof lineSchema>;

/** An order, with what it sold unless it is of before decision 80 and `npm run restore -- sold` has not reached it. */
export type Sold = { readonly services: readonly PaidKey[]; readonly sold?: readonly Line[] | undefined };

const sharedOf = ({ key: service, name, price, pages }: PaidService) => ({ service, name, price, pages });

const partNow = (key: (typeof disciplines)[number]) => ({
  ...sharedOf(catalogue[key]),
  service: key,
  experts: [...signers[key]],
});

const lineNow = (key: PaidKey): Line => {
  const { designation, format, writing, delivery } = catalogue[key];
  const parts = partsOf([key]).map(partNow);
  const [only, ...others] = parts;
  return {
    ...sharedOf(catalogue[key]),
    ...(others.length === 0 ? { experts: only?.experts } : { parts }),
    designation,
    format,
    writing,
    delivery,
  };
};

/** The lines of a purchase at today's catalogue. */
export const linesNow = (keys: readonly PaidKey[]): Line[] => keys.map(lineNow);

/** The lines of an order, of some of its services when they are named. */
export const linesOf = ({ services, sold = linesNow(services) }: Sold, keys = services): Line[] =>
  sold.filter(({ service }) => keys.includes(service));

const sumOf = (prices: readonly { readonly price: number }[]): number =>
  prices.reduce((sum, { price }) => sum + price, 0);

/** What an order's services cost at the purchase, in cents. */
export const soldPrice = (order: Sold, keys = order.services): number => sumOf(linesOf(order, keys));

type SoldPart = Pick<Line, 'service' | 'name' | 'price' | 'pages' | 'experts'>;
/** What experts write for an order. */
export const soldParts = (order: Sold): SoldPart[] =>
  linesOf(order).flatMap(({ parts, ...line }): readonly SoldPart[] => parts ?? [line]);

/** What some of an order's parts cost alone, in cents. */
export const worthOf = (order: Sold, parts: readonly PaidKey[]): number =>
  sumOf(soldParts(order).filter(({ service }) => parts.includes(service)));

/** The name of a service or part of an order. */
export const soldName = (order: Sold, wanted: string): string =>
  [...linesOf(order), ...soldParts(order)].find(({ service }) => service === wanted)?.name ?? nameOf(wanted);

export const soldNames = (order: Sold, keys = order.services): string[] =>
  keys.map((key) => soldName(order, key));

/** The length of a report of an order. */
export const soldPages = (order: Sold, wanted: PaidKey): SoldPart['pages'] =>
  soldParts(order).find(({ service }) => service === wanted)?.pages;

/** The bounds of an order's delivery in hours after the payment: the longest of its services. */
export const soldDelivery = (order: Sold): HourSpan =>
  longest(linesOf(order).map(({ delivery }) => delivery));
