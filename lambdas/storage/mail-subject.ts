import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { noticeSchema } from '#domain/notices.ts';

/** The subject of a mail. Its content is read when it is sent, so that the outbox holds no personal data. */
export const mailSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirmation'), order_id: z.string() }),
  /** The bank has refused a payment that it confirms later. */
  z.object({ kind: z.literal('payment-refused'), order_id: z.string() }),
  z.object({
    kind: z.literal('validation'),
    user_id: z.string(),
    order_id: z.optional(z.string()),
    redirect: z.optional(z.enum(['home', 'checkout', 'account'])),
  }),
  z.object({ kind: z.literal('reset'), user_id: z.string() }),
  /** To an invited staff member. */
  z.object({ kind: z.literal('invitation'), user_id: z.string() }),
  /** To the former address, which is stored nowhere else; `at` is the instant of the change (UTC). */
  z.object({
    kind: z.literal('address-changed'),
    /** The former address was verified: its mailbox may undo the change. */
    can_undo: z.optional(z.boolean()),
    user_id: z.string(),
    former: z.string(),
    at: z.string(),
  }),
  /** To the account whose password was changed at that instant (UTC). */
  z.object({ kind: z.literal('password-changed'), user_id: z.string(), at: z.string() }),
  /** The customer asked to close the account; taken back, it is not sent. */
  z.object({ kind: z.literal('closing'), user_id: z.string(), closes_at: z.string() }),
  /** The account is erased: its address is stored nowhere else, and here only until the mail is sent. */
  z.object({ kind: z.literal('closed'), address: z.string() }),
  /** The account is unused for nearly three years; not sent when its customer has come back. */
  z.object({ kind: z.literal('idle'), user_id: z.string(), erases_at: z.string() }),
  /** An important change of the privacy policy, by the day of its version. */
  z.object({ kind: z.literal('policy'), user_id: z.string(), version: z.string() }),
  /** A visitor's message to support, and the visitor's receipt. */
  z.object({ kind: z.literal('contact'), contact_id: z.string() }),
  z.object({ kind: z.literal('contact-receipt'), contact_id: z.string() }),
  /** A correction asked for in words, in the register of requests: to the team, the customer's receipt, the answer. */
  z.object({
    kind: z.enum(['correction', 'correction-receipt', 'correction-answer']),
    user_id: z.string(),
    request_id: z.string(),
  }),
  z.object({
    kind: z.literal('report'),
    order_id: z.string(),
    service: z.enum(disciplines),
    /** The version of the announced report: once it is replaced, the mail is not sent. */
    version: z.int(),
  }),
  /** A due date was missed; `due_at` is that date. */
  z.object({ kind: z.literal('late'), order_id: z.string(), due_at: z.string() }),
  /** Staff have corrected a birth or answered a request at `at`; later answers have mails of their own. */
  z.object({ kind: z.literal('birth'), order_id: z.string(), at: z.string() }),
  /** The receipt of a withdrawal, and the news of a refund by the customer, the staff or Stripe. */
  z.object({ kind: z.literal('withdrawal'), order_id: z.string(), refund_id: z.string() }),
  z.object({ kind: z.literal('refund'), order_id: z.string(), refund_id: z.string() }),
  /** The guidance of one local day (YYYY-MM-DD) for an address, given by its hash; after that day it is not sent. */
  z.object({ kind: z.literal('guidance'), address: z.string(), for_date: z.string() }),
  /** Notices for a staff member; an administrator also gets those of other people's parts. */
  z.object({
    kind: z.literal('staff'),
    user_id: z.string(),
    is_administrator: z.boolean(),
    notices: z.array(noticeSchema),
  }),
]);
export type MailSubject = z.infer<typeof mailSubjectSchema>;
