import * as z from 'zod/mini';
import { deliveredReportSchema, noteSchema, personSchema, uploadSchema } from '#domain/atelier.ts';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { isRefunded, type Order, orderSchema, orderStatuses, partStates } from '#domain/order.ts';
import { paymentMeansSchema } from '#domain/payment-means.ts';
import { disputeSchema, refundSchema } from '#domain/refunds.ts';

/** What a row of `orders` has in common with the wire; parts and report addresses come from elsewhere. */
const shared = z.omit(orderSchema, { parts: true, file_urls: true });

/** One row of `orders`: amounts in cents, instants in UTC. */
export const orderRecordSchema = z.extend(shared, {
  status: z.enum(orderStatuses),
  currency: z.string(),
  adult_declared_at: z.string(),
  /** Of the browser that ordered (IANA): mails say their hours in it, those of Paris without it. */
  time_zone: z.optional(z.string()),
  /** The current way to pay: which visit, which try, and Stripe's session once it is known. */
  payment: z.object({
    attempt: z.string(),
    try: z.int(),
    /** What the attempt asks to buy. Absent once paid, and the session's id too: then nothing asks for them. */
    fingerprint: z.optional(z.string()),
    /** Stripe has stored a failure for an earlier try of this attempt: it may have made a session all the same. */
    has_failed: z.optional(z.boolean()),
    session_id: z.optional(z.string()),
  }),
  /** Hashes of the browser's claims, newest last. */
  claims: z.array(
    z.object({
      hash: z.string(),
      expires_at: z.string(),
      /** It has given a session: it gives no second one. */
      used: z.optional(z.literal(true)),
    }),
  ),
  /** Present while pending, or while a bank decides: the sparse index of the reconciler. */
  awaiting: z.optional(z.literal('payment')),
  paid_session_id: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
  /** Printed on the note. */
  paid_with: z.optional(paymentMeansSchema),
  /** Paid sessions of an order that was paid already: refunded by themselves. */
  duplicate_refunds: z.optional(z.array(z.object({ session_id: z.string(), refund_id: z.string() }))),
  /** Cents that were asked back, failed refunds aside: never more than `amount`. */
  refund_reserved: z.optional(z.int()),
  /** The last dispute, with Stripe's id and reason; `amount` in cents. */
  dispute: z.optional(z.extend(disputeSchema, { id: z.string(), amount: z.int(), reason: z.string() })),
});
export type OrderRecord = z.infer<typeof orderRecordSchema>;

/** One row of `parts`: what one expert writes of an order. */
export const partRecordSchema = z.object({
  order_id: z.string(),
  service: z.enum(disciplines),
  state: z.enum(partStates),
  /** The first promise: it stays when it is missed, so that the queue keeps late parts first. */
  due_at: z.string(),
  /** What was promised instead once the first date was missed. */
  new_due_at: z.optional(z.string()),
  /** Of its order. */
  paid_at: z.optional(z.string()),
  /** Of a pack: it comes before others of the same promised day. */
  priority: z.optional(z.boolean()),
  /**
   * Partition of the index `queue`: the discipline once the confirmation is accepted (L221-13) and while the part is
   * open, `<discipline>#delivered` afterwards.
   */
  queue: z.optional(z.string()),
  expert: z.optional(personSchema),
  taken_at: z.optional(z.string()),
  /** Somebody else than its expert gave it away last: whose accounts gave it, and had it before. */
  handed: z.optional(z.object({ at: z.string(), by: z.string(), from: z.optional(z.string()) })),
  delivered_at: z.optional(z.string()),
  upload: z.optional(
    z.extend(uploadSchema, {
      key: z.string(),
      /** Of the object that was checked: what is sent to the same key later is another version. */
      object_version: z.optional(z.string()),
    }),
  ),
  /** What the customer has; `delivered_at` is this version's, the part's own stays the first one's. */
  report: z.optional(z.extend(deliveredReportSchema, { key: z.string() })),
  /** Oldest first. */
  notes: z.optional(z.array(noteSchema)),
  /** Both leave the queue: nobody takes, uploads or delivers any more. With the second its report is revoked. */
  withdrawn_at: z.optional(z.string()),
  refunded_at: z.optional(z.string()),
});
export type PartRecord = z.infer<typeof partRecordSchema>;

/** One row of `refunds`: money that goes back for an order. */
export const refundRecordSchema = z.extend(refundSchema, {
  order_id: z.string(),
  /** Who withdrew, as declared. */
  name: z.optional(z.string()),
  stripe_id: z.optional(z.string()),
  /** Errors that Stripe has stored for the idempotency key: each leads to the next key. */
  tries: z.optional(z.int()),
  /** Present until Stripe has settled it: the sparse index of the sweep. */
  awaiting: z.optional(z.literal('stripe')),
});
export type RefundRecord = z.infer<typeof refundRecordSchema>;

/** Somebody still owes this part to its customer: paid, neither delivered, withdrawn from nor refunded. */
export const isOpen = (
  order: Pick<OrderRecord, 'status' | 'amount' | 'refunded_amount'>,
  part: Pick<PartRecord, 'state' | 'withdrawn_at' | 'refunded_at'>,
): boolean =>
  order.status === 'paid' && part.state !== 'delivered' && !part.withdrawn_at && !isRevoked(order, part);

/** The queue of a discipline's delivered parts. */
export const deliveredQueue = (service: Discipline): string => `${service}#delivered`;

/** Address of the route that signs a report; S3 keys never leave the server. */
const linkOf = (orderId: string, service: string) => `/api/orders/${orderId}/reports/${service}/link`;

/** Nobody works on it any more: its customer has withdrawn, or the money is back. */
export const isOver = ({ withdrawn_at, refunded_at }: PartRecord): boolean =>
  withdrawn_at !== undefined || refunded_at !== undefined;

/** The money of a part is back with its customer: its report opens no more, neither here nor by a mail's link. */
export const isRevoked = (
  order: Pick<OrderRecord, 'amount' | 'refunded_amount'>,
  part: Pick<PartRecord, 'refunded_at'>,
): boolean => isRefunded(order) || part.refunded_at !== undefined;

/** The wire picture of an order with its parts; everything internal stays behind. */
export const toWire = (record: OrderRecord, parts: readonly PartRecord[]): Order => ({
  ...record,
  parts: parts.map(({ service, state, expert, taken_at, delivered_at, report, ...part }) => ({
    service,
    state,
    expert: expert?.name,
    taken_at,
    delivered_at,
    version: report?.version,
    untagged: report?.untagged && true,
    withdrawn_at: part.withdrawn_at,
    refunded_at: part.refunded_at,
  })),
  file_urls: parts
    .filter((part) => part.report && !isRevoked(record, part))
    .map(({ order_id, service }) => ({ service, url: linkOf(order_id, service) })),
});
