import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { noticeSchema } from '#domain/notices.ts';

/** What a mail is about; its content is read when it is sent, so that no personal data waits here. */
export const mailSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirmation'), order_id: z.string() }),
  /** The bank has refused a payment that comes later. */
  z.object({ kind: z.literal('payment-refused'), order_id: z.string() }),
  z.object({
    kind: z.literal('validation'),
    user_id: z.string(),
    order_id: z.optional(z.string()),
    redirect: z.optional(z.enum(['home', 'checkout', 'account'])),
  }),
  z.object({ kind: z.literal('reset'), user_id: z.string() }),
  /** To somebody who shall work here. */
  z.object({ kind: z.literal('invitation'), user_id: z.string() }),
  /** To the former address, which stands nowhere else any more; `at` is the change (UTC). */
  z.object({
    kind: z.literal('address-changed'),
    /** The former address was proven: its mailbox may take the change back. */
    can_undo: z.optional(z.boolean()),
    user_id: z.string(),
    former: z.string(),
    at: z.string(),
  }),
  /** A visitor's message to support, and the receipt that the visitor gets. */
  z.object({ kind: z.literal('contact'), contact_id: z.string() }),
  z.object({ kind: z.literal('contact-receipt'), contact_id: z.string() }),
  z.object({
    kind: z.literal('report'),
    order_id: z.string(),
    service: z.enum(disciplines),
    /** Of the report that it announces: once that is replaced, the mail has no reason any more. */
    version: z.int(),
  }),
  /** A promise was missed: `due_at` is the instant that had been promised. */
  z.object({ kind: z.literal('late'), order_id: z.string(), due_at: z.string() }),
  /** The receipt of a withdrawal, and the money that is on its way back, whoever asked for it. */
  z.object({ kind: z.literal('withdrawal'), order_id: z.string(), refund_id: z.string() }),
  z.object({ kind: z.literal('refund'), order_id: z.string(), refund_id: z.string() }),
  /** For one local day (YYYY-MM-DD) of an address, given by its hash; once the day is over there is no reason any more. */
  z.object({ kind: z.literal('guidance'), address: z.string(), for_date: z.string() }),
  /** What somebody of the atelier is told; who is an administrator is told of other people's parts as well. */
  z.object({
    kind: z.literal('staff'),
    user_id: z.string(),
    is_administrator: z.boolean(),
    notices: z.array(noticeSchema),
  }),
]);
export type MailSubject = z.infer<typeof mailSubjectSchema>;
