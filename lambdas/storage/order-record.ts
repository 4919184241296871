import * as z from 'zod/mini';
import { deliveredReportSchema, memoSchema, personSchema, uploadSchema } from '#domain/atelier.ts';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { type Chosen, chosenSchema, nothingChosen } from '#domain/dossier/conventions.ts';
import { isRefunded, type Order, orderSchema, orderStatuses, partStates } from '#domain/order.ts';
import { paymentMeansSchema } from '#domain/payment-means.ts';
import { refundSchema, staffDisputeSchema } from '#domain/refunds.ts';
import { countedSchema, writingSchema } from '#domain/report/writing.ts';
import { vatSchema } from '#domain/vat.ts';

/** The fields that a row of `orders` shares with the wire; parts and report addresses are added later. */
const shared = z.omit(orderSchema, { parts: true, file_urls: true, correction: true });

/** One row of `orders`: amounts in cents, instants in UTC. */
export const orderRecordSchema = z.extend(shared, {
  customer_info: z.pick(orderSchema.shape.customer_info, { firstName: true, lastName: true, email: true }),
  status: z.enum(orderStatuses),
  currency: z.string(),
  /** The merchant's scheme at the purchase, which every paper of the order follows; absent in an order of before decision 80. */
  vat: z.optional(vatSchema),
  adult_declared_at: z.string(),
  /** The time zone of the browser that ordered (IANA); mails give times in it, or in that of the shop. */
  time_zone: z.optional(z.string()),
  /** The current way to pay: the attempt, the try, and Stripe's session once it is known. */
  payment: z.object({
    attempt: z.string(),
    try: z.int(),
    /** Identifies the content of the attempt. Absent once paid, like the session's id: nothing uses them afterwards. */
    fingerprint: z.optional(z.string()),
    /** Stripe has stored a failure for an earlier try of this attempt, but may have made a session in spite of it. */
    has_failed: z.optional(z.boolean()),
    session_id: z.optional(z.string()),
  }),
  /** Hashes of the browser's claims, newest last. */
  claims: z.array(
    z.object({
      hash: z.string(),
      expires_at: z.string(),
      /** The claim has started a session and cannot start another. */
      used: z.optional(z.literal(true)),
    }),
  ),
  /** Present while the order is pending or a bank decides: the sparse index of the reconciler. */
  awaiting: z.optional(z.literal('payment')),
  /** Present while the books in the second account lack its newest paper or refund: the sparse index of the function that copies them. */
  keeping: z.optional(z.literal('books')),
  paid_session_id: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
  /** Printed on the invoice. */
  paid_with: z.optional(paymentMeansSchema),
  /** Paid sessions of an order that was already paid; they are refunded automatically. */
  duplicate_refunds: z.optional(z.array(z.object({ session_id: z.string(), refund_id: z.string() }))),
  /** Cents of all requested refunds except failed ones: never more than `amount`. */
  refund_reserved: z.optional(z.int()),
  /** The newest dispute, with Stripe's id and reason; `amount` in cents. */
  dispute: z.optional(z.extend(staffDisputeSchema, { amount: z.int(), reason: z.string() })),
});
export type OrderRecord = z.infer<typeof orderRecordSchema>;

/** `print` and `page`: versions of the stored objects; `sha256`: of the edition for paper. */
const editionsSchema = z.object({ print: z.string(), page: z.string(), sha256: z.string() });
export type EditionsRecord = z.infer<typeof editionsSchema>;

const printSchema = z.object({
  version: z.int(),
  /** YYYY-MM-DD, in the shop's zone. */
  day: z.string(),
  code: z.string(),
  /** SHA-256 of the text that was checked: no other is typeset. */
  text: z.string(),
  /** How it was written, as its expert agrees to show it. */
  writing: z.optional(writingSchema),
  made: z.optional(editionsSchema),
});

/** One row of `parts`: the report that one expert writes for an order. */
export const partRecordSchema = z.object({
  order_id: z.string(),
  service: z.enum(disciplines),
  state: z.enum(partStates),
  /** The first due date: it stays when it is missed, so that late parts stay first in the queue. */
  due_at: z.string(),
  /** The due date of before the first question, once one was asked. */
  promised_at: z.optional(z.string()),
  /** Since when the clock stands, because the customer is asked for something. */
  asked_at: z.optional(z.string()),
  /** The new due date after the first was missed. */
  new_due_at: z.optional(z.string()),
  /** Copied from the order. */
  paid_at: z.optional(z.string()),
  /** A part of a pack: it comes before others with the same due day. */
  priority: z.optional(z.boolean()),
  /**
   * Partition of the index `queue`: the discipline once the confirmation is accepted (L221-13) and while the part is
   * open, `<discipline>#asked` while its clock stands, `<discipline>#delivered` afterwards, and
   * `<discipline>#correcting` while its customer waits for a correction.
   */
  queue: z.optional(z.string()),
  expert: z.optional(personSchema),
  taken_at: z.optional(z.string()),
  /** The last expert whose reading of this part's birth is in the access log. */
  read_by: z.optional(z.string()),
  /** The last reassignment by somebody other than the part's expert: `by` gave it away, `from` had it before. */
  handed: z.optional(z.object({ at: z.string(), by: z.string(), from: z.optional(z.string()) })),
  delivered_at: z.optional(z.string()),
  upload: z.optional(
    z.extend(uploadSchema, {
      key: z.string(),
      /** The version of the checked object; a later upload to the same key has another version. */
      object_version: z.optional(z.string()),
      /** Of the checked file. */
      sha256: z.optional(z.string()),
      /** What the colophon of a report from the desk says, and once it is typeset its other files. */
      print: z.optional(printSchema),
    }),
  ),
  /** The current report; its `delivered_at` is that of this version, the part's own is that of the first. */
  report: z.optional(z.extend(deliveredReportSchema, { key: z.string() })),
  /** A request to correct the birth waits for its answer: the part is not delivered. */
  birth_asked_at: z.optional(z.string()),
  /** The correction of its report that waits for an answer. */
  correcting: z.optional(z.object({ id: z.string(), due_at: z.string() })),
  /** How many questions its reader has asked in the margin of its report. */
  margin_asked: z.optional(z.int()),
  /** When its customer last said what leads there; it stays when the words are taken back. */
  words_at: z.optional(z.string()),
  /** The last messages of the part's thread, and up to where each side has read the other's. */
  customer_wrote_at: z.optional(z.string()),
  expert_wrote_at: z.optional(z.string()),
  customer_read_until: z.optional(z.string()),
  expert_read_until: z.optional(z.string()),
  /** Oldest first. */
  memos: z.optional(z.array(memoSchema)),
  /** Its expert has its words counted, from the first opening on; gone once somebody else opens it. */
  counted: z.optional(countedSchema),
  /** How its chart is drawn, once somebody has chosen. */
  conventions: z.optional(chosenSchema),
  /**
   * Both remove the part from the queue: nobody takes, uploads or delivers it. `refunded_at` also revokes its report.
   */
  withdrawn_at: z.optional(z.string()),
  refunded_at: z.optional(z.string()),
});
export type PartRecord = z.infer<typeof partRecordSchema>;

/** One row of `refunds`: one refund of an order. */
export const refundRecordSchema = z.extend(refundSchema, {
  order_id: z.string(),
  /** The name in the declaration of withdrawal. */
  name: z.optional(z.string()),
  stripe_id: z.optional(z.string()),
  /** Stripe's earlier refunds of this row, which came back. */
  past_ids: z.optional(z.array(z.string())),
  /** Requests whose key is spent, by an error that Stripe has stored or a refusal: each leads to the next key. */
  tries: z.optional(z.int()),
  /** Present until Stripe has settled the refund: the sparse index of the sweep. */
  awaiting: z.optional(z.literal('stripe')),
  /** The end of the row; each change of the refund writes the whole row again and keeps it. */
  ttl: z.optional(z.int()),
});
export type RefundRecord = z.infer<typeof refundRecordSchema>;

/** True while the part must still be delivered: paid, and not delivered, withdrawn or refunded. */
export const isOpen = (
  order: Pick<OrderRecord, 'status' | 'amount' | 'refunded_amount'>,
  part: Pick<PartRecord, 'state' | 'withdrawn_at' | 'refunded_at'>,
): boolean =>
  order.status === 'paid' && part.state !== 'delivered' && !part.withdrawn_at && !isRevoked(order, part);

/** The queue of a discipline's parts that wait for an answer of their customers. */
export const askedQueue = (service: Discipline): string => `${service}#asked`;

/** All queues of a discipline's open parts. */
export const openQueues = (service: Discipline): readonly string[] => [service, askedQueue(service)];

/** True while experts have it to write, also while its clock stands. */
export const isInQueue = ({ queue, service }: Pick<PartRecord, 'queue' | 'service'>): boolean =>
  openQueues(service).some((one) => one === queue);

/** The queue of a discipline's delivered parts. */
export const deliveredQueue = (service: Discipline): string => `${service}#delivered`;

/** The queue of a discipline's delivered parts whose customers wait for a correction. */
export const correctingQueue = (service: Discipline): string => `${service}#correcting`;

/** True once it is delivered, and neither withdrawn nor refunded. */
export const isKept = ({ queue, service }: Pick<PartRecord, 'queue' | 'service'>): boolean =>
  queue === deliveredQueue(service) || queue === correctingQueue(service);

/** True while an expert has something to do for it: to write it, or to correct it. */
export const isInWork = (part: Pick<PartRecord, 'queue' | 'service'>): boolean =>
  isInQueue(part) || part.queue === correctingQueue(part.service);

/** Until when its expert answers the correction that waits; nobody does once it is withdrawn or refunded. */
export const correctingUntil = (
  part: Pick<PartRecord, 'queue' | 'service' | 'correcting'>,
): string | undefined => (part.queue === correctingQueue(part.service) ? part.correcting?.due_at : undefined);

/** The route that signs a report's URL; S3 keys never leave the server. */
const linkOf = (orderId: string, service: string) => `/api/orders/${orderId}/reports/${service}/link`;

/** True when the part needs no more work: it was withdrawn or refunded. */
export const isOver = ({ withdrawn_at, refunded_at }: PartRecord): boolean =>
  withdrawn_at !== undefined || refunded_at !== undefined;

/** True when the part is refunded: its report can no longer be opened, neither in the account nor by a mail's link. */
export const isRevoked = (
  order: Pick<OrderRecord, 'amount' | 'refunded_amount'>,
  part: Pick<PartRecord, 'refunded_at'>,
): boolean => isRefunded(order) || part.refunded_at !== undefined;

const isWritten = ({
  words_at,
  customer_wrote_at,
  expert_wrote_at,
  promised_at,
}: Pick<PartRecord, 'words_at' | 'customer_wrote_at' | 'expert_wrote_at' | 'promised_at'>): boolean =>
  (words_at ?? customer_wrote_at ?? expert_wrote_at ?? promised_at) !== undefined;

/** The order and its parts as the wire shows them, without internal fields. */
export const toWire = (
  record: OrderRecord & Pick<Order, 'correction'>,
  parts: readonly PartRecord[],
): Order => ({
  ...record,
  parts: parts.map(({ service, state, expert, taken_at, delivered_at, report, ...part }) => ({
    service,
    state,
    expert: expert?.name,
    taken_at,
    delivered_at,
    version: report?.version,
    untagged: report?.untagged && true,
    readable: report?.desk,
    conventions: part.conventions?.chosen,
    code: report?.code,
    written: isWritten(part) || undefined,
    asked_at: part.asked_at,
    correcting_until: correctingUntil({ ...part, service }),
    withdrawn_at: part.withdrawn_at,
    refunded_at: part.refunded_at,
  })),
  file_urls: parts
    .filter((part) => part.report && !isRevoked(record, part))
    .map(({ order_id, service }) => ({ service, url: linkOf(order_id, service) })),
});

/** How the chart of a part is drawn. */
export const chosenFor = ({ conventions = nothingChosen }: Pick<PartRecord, 'conventions'>): Chosen =>
  conventions;

/** The version that the next delivery of a part gets. */
export const nextVersion = ({ report }: Pick<PartRecord, 'report'>): number => (report?.version ?? 0) + 1;
