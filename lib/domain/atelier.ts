import * as z from 'zod/mini';
import { catalogue, type Discipline, disciplines } from './catalogue.ts';
import { orderSchema, partStates } from './order.ts';
import { paperKinds } from './papers.ts';
import { emailProblemSchema } from './profile.ts';
import { disputeSchema, refundSchema } from './refunds.ts';

/** S3 refuses more: 25 MB. */
export const maxReportBytes = 25 * 1024 * 1024;
export const minReportPages = 2;
/** True for a report so far below the pages that were promised that its expert is asked before it is delivered. */
export const isFarShorter = (service: Discipline, pages: number): boolean => {
  const promised = catalogue[service].pages;
  return promised !== undefined && 3 * pages < 2 * promised.min;
};
export const maxNoteLength = 1000;
/** Of one part. */
export const maxNotes = 20;
/** Orders in one answer to an administrator's search. */
export const maxOrdersShown = 100;

/** Why a PDF is refused; each has its French reason in `texts/atelier.ts`. */
export const reportRefusals = [
  'not_pdf',
  'encrypted',
  'damaged',
  'ambiguous',
  'too_complex',
  'too_short',
  'too_large',
  'active_content',
  'foreign_link',
  'embedded_files',
  'first_name_missing',
  'other_customer',
  'untagged',
] as const;
export type ReportRefusal = (typeof reportRefusals)[number];

/** An administrator has let a report pass that no screen reader can follow. */
const waiverSchema = z.object({ by: z.string(), at: z.string() });

/** A file that an expert has sent; «Livrer» wants a checked one. Bytes and pages are known after the check. */
export const uploadSchema = z.object({
  /** Names the upload; fixed by the server together with its key. */
  id: z.string(),
  state: z.enum(['sending', 'checked', 'refused']),
  refusal: z.optional(z.enum(reportRefusals)),
  untagged: z.optional(waiverSchema),
  pages: z.optional(z.int()),
  bytes: z.optional(z.int()),
  at: z.string(),
});
export type Upload = z.infer<typeof uploadSchema>;

/** A colleague: the account's subject and the display name. */
export const personSchema = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof personSchema>;

/** A line of the queue: nothing personal of the customer before the part is taken. */
export const queuedPartSchema = z.object({
  order_id: z.string(),
  number: z.string(),
  service: z.enum(disciplines),
  state: z.enum(partStates),
  /** The promised instant (UTC). */
  due_at: z.string(),
  /** Of a pack, whose parts come first among those of the same day. */
  priority: z.optional(z.boolean()),
  /** What was promised instead, once that instant was missed. */
  new_due_at: z.optional(z.string()),
  expert: z.optional(personSchema),
  taken_at: z.optional(z.string()),
  delivered_at: z.optional(z.string()),
  /** The last upload, when it is refused for lack of tags alone: an administrator may let it pass. */
  untagged_upload: z.optional(z.string()),
});
export type QueuedPart = z.infer<typeof queuedPartSchema>;

export const noteSchema = z.object({ at: z.string(), by: z.string(), text: z.string() });
export type Note = z.infer<typeof noteSchema>;

/** What the customer has: versions count from 1, a replacement raises them; `delivered_at` is this version's. */
export const deliveredReportSchema = z.object({
  version: z.int(),
  pages: z.int(),
  bytes: z.int(),
  delivered_at: z.string(),
  untagged: z.optional(waiverSchema),
});
export type DeliveredReport = z.infer<typeof deliveredReportSchema>;

/** What the expert who took a part sees of it: the only place with birth data. */
export const openPartSchema = z.extend(queuedPartSchema, {
  services: orderSchema.shape.services,
  customer_info: orderSchema.shape.customer_info,
  email_validated: z.boolean(),
  /** The last one, as long as it is not the report itself. */
  upload: z.optional(uploadSchema),
  report: z.optional(deliveredReportSchema),
  notes: z.array(noteSchema),
});
export type OpenPart = z.infer<typeof openPartSchema>;

/** A line of the administrators' list: name and address, no birth data. */
export const adminOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: orderSchema.shape.status,
  amount: z.int(),
  services: orderSchema.shape.services,
  created_at: z.string(),
  due_at: z.optional(z.string()),
  customer: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_problem: z.optional(emailProblemSchema),
  }),
  parts: z.array(queuedPartSchema),
  /** Oldest first, those of Stripe's dashboard too; `refundable` is what is left, in cents. */
  refunds: z.array(refundSchema),
  refundable: z.int(),
  refunded_amount: z.optional(z.int()),
  withdrawn_at: z.optional(z.string()),
  withdrawn_services: orderSchema.shape.withdrawn_services,
  dispute: z.optional(disputeSchema),
  papers: orderSchema.shape.papers,
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

export const staffSchema = z.extend(personSchema, { discipline: z.enum(disciplines) });
export type Staff = z.infer<typeof staffSchema>;

/** Who opened what: a line of «Qui a consulté mes données». */
export const accessSchema = z.object({
  at: z.string(),
  /** Expert and administrator by name; `customer` is the owner, `link` the bearer of the mail's personal link. */
  by: z.enum(['expert', 'administrator', 'customer', 'link']),
  name: z.optional(z.string()),
  /** `email`: the address was corrected; otherwise what was opened. */
  what: z.enum(['birth_data', 'report', 'email', ...paperKinds]),
  service: z.optional(z.enum(disciplines)),
});
export type Access = z.infer<typeof accessSchema>;
