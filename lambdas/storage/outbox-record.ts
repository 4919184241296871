import * as z from 'zod/mini';
import { addDays, epochSeconds } from '#domain/dates.ts';
import { type MailSubject, mailSubjectSchema } from '#domain/mails.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { type More, mailName } from './mail-names.ts';
import { changeOf, putOf } from './table.ts';

export const outboxRecordSchema = z.object({
  id: z.string(),
  /** Whose it is: the hash of an account's id, or of the address of whoever has none. Rows of before have none. */
  owner: z.optional(z.string()),
  subject: mailSubjectSchema,
  state: z.enum(['waiting', 'sent', 'given-up']),
  tries: z.int(),
  /**
   * UTC instant from which the mail may be sent (again), or when it was given up. Absent once sent: the sparse index.
   */
  next_at: z.optional(z.string()),
  created_at: z.string(),
  ttl: z.optional(z.int()),
});
export type OutboxRecord = z.infer<typeof outboxRecordSchema>;

/** `whose`: the id of the account that the mail is about, or the address of somebody without one. */
export const newMail = (id: string, whose: string, subject: MailSubject, now: Date): OutboxRecord => ({
  id,
  owner: hashOf(whose),
  subject,
  state: 'waiting',
  tries: 0,
  next_at: now.toISOString(),
  created_at: now.toISOString(),
});

/** A mail with its name; `more` distinguishes it from others of the same subject. */
export const mailAbout = <Subject extends MailSubject>(
  whose: string,
  subject: Subject,
  now: Date,
  ...more: More<Subject>
) => newMail(mailName(subject, ...more), whose, subject, now);

/** The transaction item that adds a mail if it is absent. */
export const outboxPut = (table: string, mail: OutboxRecord) => ({
  Put: putOf(table, mail, { if: 'attribute_not_exists(id)' }),
});

/** The transaction item that marks a mail as sent. Its row is kept 90 days for support, then expires. */
export const outboxSent = (table: string, id: string, now: Date) => ({
  Update: changeOf(table, {
    key: { id },
    to: 'SET #state = :sent, sent_at = :now, #ttl = :ttl REMOVE next_at',
    if: '#state = :waiting',
    with: { sent: 'sent', waiting: 'waiting', now: now.toISOString(), ttl: epochSeconds(addDays(now, 90)) },
  }),
});
