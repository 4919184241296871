import { partsOf } from '#domain/catalogue.ts';
import { paperKey } from '#domain/papers.ts';
import { retry } from '#domain/retry.ts';
import { paperFileName } from '#domain/texts/papers.ts';
import type { Attachment, Mail } from '#lambdas/gateways/mailer.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { GuidancesStore } from '#lambdas/storage/guidances.ts';
import { isWornOut, type OutboxStore } from '#lambdas/storage/outbox.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ConfirmationsStore } from '#lambdas/storage/transactions/confirm.ts';
import { compose } from './compose.ts';
import type { ComposeDependencies, Composed, Letter } from './mail.ts';

export type SendMailDependencies = ComposeDependencies & {
  readonly outbox: OutboxStore;
  readonly guidances: Pick<GuidancesStore, 'find' | 'forgetBirth'>;
  readonly confirmations: ConfirmationsStore;
  readonly render: (mail: Letter, at: Date) => Promise<Pick<Mail, 'subject' | 'html' | 'text' | 'images'>>;
  readonly papersOf: (termsVersion: string) => Mail['attachments'];
  /** The bytes of a numbered paper; throws when it is missing. */
  readonly readPaper: (key: string) => Promise<Uint8Array>;
  readonly send: (mail: Mail) => Promise<void>;
};

/** A mail is not sent without its numbered paper: sending fails and is tried again. */
const numberedPaper = async (
  { order, paperId }: NonNullable<Composed['carries']>,
  { readPaper }: SendMailDependencies,
): Promise<Attachment> => {
  const paper = order.papers?.find(({ id }) => id === paperId);
  if (!paper) throw new Error('the order has no such paper yet');
  return { name: paperFileName(paper), content: await readPaper(paperKey(order.id, paper)) };
};

const attachmentsOf = async (
  { carries, order }: Composed,
  deps: SendMailDependencies,
): Promise<Attachment[]> => [
  ...(carries ? [await numberedPaper(carries, deps)] : []),
  ...(order ? deps.papersOf(order.terms.version) : []),
];

/** A mail ready to send, with the data for its bookkeeping: after SES has accepted it, only one write is left. */
const prepare = async (row: OutboxRecord, deps: SendMailDependencies) => {
  const composed = await compose(row.subject, deps);
  if (!composed) return undefined;
  const { to, userId, replyTo, unsubscribe, mail, order } = composed;
  const about = {
    kind: row.subject.kind,
    ...(userId && { user: userId }),
    ...('order_id' in row.subject && row.subject.order_id && { order: row.subject.order_id }),
  };
  const rendered = await deps.render(mail, deps.now);
  const attachments = await attachmentsOf(composed, deps);
  const headers = { ...(replyTo && { replyTo }), ...(unsubscribe && { unsubscribe }) };
  return { mail: { to, about, ...headers, ...rendered, attachments }, order };
};
type Prepared = Awaited<ReturnType<typeof prepare>>;

/**
 * Closes the row after SES has accepted the mail or its reason is gone. A confirmation also puts the order into the
 * experts' queue (L221-13); a guidance's birth data is deleted.
 */
const finish = async (row: OutboxRecord, sent: Prepared, deps: SendMailDependencies): Promise<void> => {
  const order = sent?.order;
  const { subject } = row;
  if (subject.kind === 'guidance') await deps.guidances.forgetBirth(subject.address, subject.for_date);
  // Its address must not outlive the account.
  if (subject.kind === 'closed') return deps.outbox.remove(row.id);
  if (!order) return deps.outbox.markSent(row.id, deps.now);
  return deps.confirmations.confirm(row.id, order.id, partsOf(order.services), deps.now);
};

/** This write is tried more than once: without it the mail would be sent again. */
const finishTries = 3;

const finishSurely = (row: OutboxRecord, sent: Prepared, deps: SendMailDependencies): Promise<void> =>
  retry(
    () => finish(row, sent, deps),
    finishTries,
    (error) => {
      log.warn('mail_not_marked', { mail: row.subject.kind, ...errorFacts(error) });
      return true;
    },
  );

const postpone = async (row: OutboxRecord, error: unknown, deps: SendMailDependencies): Promise<void> => {
  const state = await deps.outbox.postpone(row, deps.now);
  if (state === 'given-up') log.alarm('mail_given_up', { mail: row.subject.kind });
  log.warn('mail_postponed', { mail: row.subject.kind, tries: row.tries, ...errorFacts(error) });
};

/**
 * Sends one row of the outbox, only for the holder of its lease. A failure before SES has accepted the mail postpones it
 * and is no error of the queue: the sweep enqueues it again when it is due. After that it is never postponed.
 */
export const sendMail = async (id: string, deps: SendMailDependencies): Promise<void> => {
  const row = await deps.outbox.lease(id, deps.now);
  if (!row) return;
  let prepared: Prepared;
  try {
    if (isWornOut(row)) throw new Error('every sender of this mail has failed without a report');
    prepared = await prepare(row, deps);
    if (prepared) await deps.send(prepared.mail);
  } catch (error) {
    return postpone(row, error, deps);
  }
  await finishSurely(row, prepared, deps);
  log.info('mail_sent', { mail: row.subject.kind });
};
