import * as z from 'zod/mini';
import { bornSchema } from './births/born.ts';
import { disciplines } from './catalogue.ts';
import { chosenSchema } from './dossier/conventions.ts';
import { salutationSchema } from './mail-form.ts';
import { orderSchema, partStates } from './order.ts';
import { paperKinds } from './papers.ts';
import { emailProblemSchema } from './profile.ts';
import { refundSchema, staffDisputeSchema } from './refunds.ts';
import { countedSchema } from './report/writing.ts';
import { spanSchema } from './sold.ts';
import { reportRefusals } from './upload.ts';
import { wordsSchema } from './words.ts';

export const maxMemoLength = 1000;
/** Per part. */
export const maxMemos = 20;

/**
 * Records that an administrator allowed a report without tags, and why tags would be a disproportionate burden
 * (docs/accessibility.md); those of before have no reason.
 */
const waiverSchema = z.object({ by: z.string(), at: z.string(), reason: z.optional(z.string()) });

/** Another customer's name or birth in a file: where it stands, in the words of the file itself. */
const otherSchema = z.object({ page: z.int(), what: z.enum(['name', 'birth']), words: z.string() });

/** A file that an expert has uploaded; «Livrer» needs a checked one. Bytes and pages are known after the check. */
export const uploadSchema = z.object({
  /** The id of the upload; the server creates it together with the key. */
  id: z.string(),
  state: z.enum(['sending', 'checked', 'refused']),
  refusal: z.optional(z.enum(reportRefusals)),
  /** The sections of a refused report from the desk. */
  where: z.optional(z.array(z.string())),
  untagged: z.optional(waiverSchema),
  pages: z.optional(z.int()),
  bytes: z.optional(z.int()),
  /** Its expert confirms them before the delivery. */
  others: z.optional(z.array(otherSchema)),
  /** Typeset from the draft of the desk. */
  desk: z.optional(z.literal(true)),
  at: z.string(),
});
export type Upload = z.infer<typeof uploadSchema>;

/** A colleague: the account's subject and the display name. */
export const personSchema = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof personSchema>;

/** A line of the queue. Of its customer it has at most a first name. */
export const queuedPartSchema = z.object({
  order_id: z.string(),
  number: z.string(),
  /** Of the person studied, only for the expert who has opened the part. */
  first_name: z.optional(z.string()),
  service: z.enum(disciplines),
  state: z.enum(partStates),
  /** The due date (UTC). */
  due_at: z.string(),
  /** A part of a pack comes first among those of the same day. */
  priority: z.optional(z.boolean()),
  /** The new due date after the first was missed. */
  new_due_at: z.optional(z.string()),
  expert: z.optional(personSchema),
  taken_at: z.optional(z.string()),
  delivered_at: z.optional(z.string()),
  /** The customer asks to correct the birth; nothing is delivered before the answer. */
  birth_asked_at: z.optional(z.string()),
  /** Since when its clock stands: its expert waits for the customer's answer. */
  asked_at: z.optional(z.string()),
  /** The delivered report is to be corrected by then. */
  correcting_until: z.optional(z.string()),
  /** The expert has not read the customer's last message. */
  unread: z.optional(z.literal(true)),
  /** The last upload, when missing tags are its only fault: an administrator may allow it. */
  untagged_upload: z.optional(z.string()),
});
export type QueuedPart = z.infer<typeof queuedPartSchema>;

export const memoSchema = z.object({ at: z.string(), by: z.string(), text: z.string() });
export type Memo = z.infer<typeof memoSchema>;

/**
 * The report that the customer has. A replacement raises `version`, which starts at 1; `delivered_at` is that of this
 * version.
 */
export const deliveredReportSchema = z.object({
  version: z.int(),
  pages: z.int(),
  bytes: z.int(),
  delivered_at: z.string(),
  untagged: z.optional(waiverSchema),
  /** Made at the desk: its text and drawings lie beside the PDF, and the account shows them as a page. */
  desk: z.optional(z.literal(true)),
  /** The code of authenticity of this version; reports of before it have none. */
  code: z.optional(z.string()),
});
export type DeliveredReport = z.infer<typeof deliveredReportSchema>;

/** The part as the expert who took it sees it: the only place with birth data. */
export const openPartSchema = z.extend(queuedPartSchema, {
  services: orderSchema.shape.services,
  /** The length that was sold, in pages. */
  promised: z.optional(spanSchema),
  customer_info: z.extend(orderSchema.shape.customer_info, bornSchema.shape),
  email_validated: z.boolean(),
  /** How the customer wants to be written to, unless the consultation is about another person. */
  salutation: z.optional(salutationSchema),
  correction: orderSchema.shape.correction,
  /** The last upload, until it becomes the report. */
  upload: z.optional(uploadSchema),
  report: z.optional(deliveredReportSchema),
  memos: z.array(memoSchema),
  /** How its chart is drawn. */
  conventions: chosenSchema,
  /** Its words are counted at the desk. */
  counted: z.optional(countedSchema),
  /** What the customer told its expert, or that it was taken back. */
  words: z.optional(wordsSchema),
});
export type OpenPart = z.infer<typeof openPartSchema>;

/** A line of the administrators' list: name and address, without birth data. */
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
  /** Oldest first, including refunds made in Stripe's dashboard; `refundable` is the amount left, in cents. */
  refunds: z.array(refundSchema),
  refundable: z.int(),
  refunded_amount: z.optional(z.int()),
  withdrawn_at: z.optional(z.string()),
  withdrawn_services: orderSchema.shape.withdrawn_services,
  dispute: z.optional(staffDisputeSchema),
  papers: orderSchema.shape.papers,
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

export const staffSchema = z.extend(personSchema, { discipline: z.enum(disciplines) });
export type Staff = z.infer<typeof staffSchema>;

/** A line of «Qui a consulté mes données». */
export const accessSchema = z.object({
  at: z.string(),
  /** Experts and administrators have a name; `customer` used the account, `link` the mail's personal link, `person` that of the person studied. */
  by: z.enum(['expert', 'administrator', 'customer', 'link', 'person']),
  name: z.optional(z.string()),
  /** The data that was opened; `email` and the births are what somebody changed, asked or answered. */
  what: z.enum([
    ...([
      'birth_data',
      'names',
      'report',
      'email',
      'unsealed',
      'export',
      'request',
      'words',
      'thread',
      'draft',
    ] as const),
    ...(['birth_corrected', 'birth_asked', 'birth_refused', 'person_erased'] as const),
    ...paperKinds,
  ]),
  service: z.optional(z.enum(disciplines)),
});
export type Access = z.infer<typeof accessSchema>;
