/**
 * What the books in the second account keep of an order: nobody can erase it for ten years, so each field is named here,
 * and a new one stays out of it.
 */
import * as z from 'zod/mini';
import { paperKey } from '#domain/papers.ts';
import { endOfOrder } from '#domain/retention.ts';
import { lineSchema, soldPartSchema } from '#domain/sold.ts';
import {
  type OrderRecord,
  orderRecordSchema,
  type PartRecord,
  partRecordSchema,
  type RefundRecord,
  refundRecordSchema,
} from './order-record.ts';

/** Accounting does not need who would write what was sold. */
const bookedLine = z.extend(z.omit(lineSchema, { experts: true }), {
  parts: z.optional(z.array(z.omit(soldPartSchema, { experts: true }))),
});

const bookedOrder = z.extend(
  z.pick(orderRecordSchema, {
    id: true,
    user_id: true,
    status: true,
    amount: true,
    currency: true,
    services: true,
    vat: true,
    customer_info: true,
    email_validated: true,
    adult_declared_at: true,
    terms: true,
    created_at: true,
    version: true,
    paid_at: true,
    due_at: true,
    confirmed_at: true,
    delivered_at: true,
    withdrawal_until: true,
    guarantee_until: true,
    withdrawn_at: true,
    withdrawn_services: true,
    paid_with: true,
    paid_session_id: true,
    payment_intent: true,
    duplicate_refunds: true,
    refund_reserved: true,
    refunded_amount: true,
    refund_owed: true,
    papers: true,
  }),
  {
    sold: z.optional(z.array(bookedLine)),
    payment: z.pick(orderRecordSchema.shape.payment, { attempt: true, try: true }),
  },
);

const bookedPart = z.pick(partRecordSchema, {
  order_id: true,
  service: true,
  state: true,
  due_at: true,
  paid_at: true,
  delivered_at: true,
  withdrawn_at: true,
  refunded_at: true,
});

const bookedRefund = z.extend(
  z.pick(refundRecordSchema, {
    order_id: true,
    id: true,
    amount: true,
    origin: true,
    services: true,
    state: true,
    requested_at: true,
    settled_at: true,
    owed_since: true,
    stripe_id: true,
    past_ids: true,
  }),
  { paid: z.optional(z.object({ how: z.enum(['otherwise', 'dispute']), at: z.string() })) },
);

/** One line of the books; `files`: the order's papers beside it, with their SHA-256. */
export const bookedSchema = z.object({
  order: bookedOrder,
  parts: z.array(bookedPart),
  refunds: z.array(bookedRefund),
  files: z.array(z.object({ key: z.string(), sha256: z.string() })),
});
export type Booked = z.infer<typeof bookedSchema>;

/** What a file of lines holds, written after it: lines without it are of a run that broke off. */
export const manifestSchema = z.object({
  lines: z.string(),
  sha256: z.string(),
  orders: z.int(),
  parts: z.int(),
  refunds: z.int(),
  files: z.int(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Folders of the bucket. */
export const bookFolders = { lines: 'orders', manifests: 'manifests', papers: 'papers' } as const;

/** The keys of an order's papers, in their own bucket. */
export const papersOf = ({ id, papers = [] }: OrderRecord): string[] =>
  papers.map((paper) => paperKey(id, paper));

export const bookedOf = (
  order: OrderRecord,
  parts: readonly PartRecord[],
  refunds: readonly RefundRecord[],
  files: Booked['files'],
): Booked => bookedSchema.parse({ order, parts, refunds, files });

/** The rows as they lie in the tables after an erasure, with the same end. */
export const rowsOf = ({ order, parts, refunds }: Booked) => {
  const ttl = endOfOrder(order.created_at);
  return {
    orders: [{ ...order, claims: [], ttl }],
    parts: parts.map((part) => ({ ...part, ttl })),
    refunds: refunds.map((refund) => ({ ...refund, ttl })),
  };
};
