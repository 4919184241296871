import { partsOf } from '#domain/catalogue.ts';
import type { Mail } from '#lambdas/gateways/mailer.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { ConfirmationsStore } from '#lambdas/storage/confirmations-store.ts';
import type { OutboxRecord, OutboxStore } from '#lambdas/storage/outbox-store.ts';
import { type ComposeDependencies, type Composed, compose } from './compose.ts';
import type { ShopMail } from './shop-mail.ts';

export type SendMailDependencies = ComposeDependencies & {
  readonly outbox: OutboxStore;
  readonly confirmations: ConfirmationsStore;
  readonly render: (mail: ShopMail) => Promise<Pick<Mail, 'subject' | 'html' | 'text'>>;
  readonly papersOf: (termsVersion: string) => Mail['attachments'];
  readonly send: (mail: Mail) => Promise<void>;
};

/** SES has accepted the mail; a confirmation also puts the order into the experts' queue (L221-13). */
const finish = async (row: OutboxRecord, composed: Composed | undefined, deps: SendMailDependencies) => {
  const order = composed?.order;
  if (!order) return deps.outbox.markSent(row.id, deps.now);
  return deps.confirmations.confirm(row.id, order.id, partsOf(order.services), deps.now);
};

const deliver = async (row: OutboxRecord, deps: SendMailDependencies): Promise<void> => {
  const composed = await compose(row.subject, deps);
  if (composed) {
    const { subject, html, text } = await deps.render(composed.mail);
    const attachments = composed.order ? deps.papersOf(composed.order.terms.version) : [];
    await deps.send({ to: composed.to, subject, html, text, attachments });
  }
  await finish(row, composed, deps);
};

/**
 * Sends one row of the outbox. Whoever holds its lease sends; a failure postpones it and is no error of the queue:
 * the sweep brings it back when it is due.
 */
export const sendMail = async (id: string, deps: SendMailDependencies): Promise<void> => {
  const row = await deps.outbox.lease(id, deps.now);
  if (!row) return;
  try {
    await deliver(row, deps);
    log.info('mail_sent', { mail: row.subject.kind });
  } catch (error) {
    const state = await deps.outbox.postpone(row, deps.now);
    if (state === 'given-up') log.alarm('mail_given_up', { mail: row.subject.kind });
    log.warn('mail_postponed', { mail: row.subject.kind, tries: row.tries, ...errorFacts(error) });
  }
};
