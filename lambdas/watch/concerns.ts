import { byUrgency, type Concern, concernOf, confirmedBy } from '#domain/concerns.ts';
import { toQueued } from '#lambdas/staff/parts.ts';
import type { ConcernRecord, ConcernsStore } from '#lambdas/storage/concerns.ts';
import type { MailSubject } from '#lambdas/storage/mail-subject.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { UnsentMailsStore } from '#lambdas/storage/outbox.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';

/** The issues to handle of the open parts. */
export const partConcerns = (parts: readonly PartRecord[], now: Date): Concern[] =>
  parts.flatMap((part) => {
    const concern = concernOf(part, now);
    if (!concern) return [];
    const { order_id, service } = part;
    return [{ ...concern, id: `${order_id} ${service}`, order_id, part: toQueued(part) }];
  });

const orderOf = (subject: MailSubject) => 'order_id' in subject && { order_id: subject.order_id };

const ofMail = ({ id, subject, next_at, created_at }: OutboxRecord): Concern => ({
  kind: 'mail',
  id,
  since: next_at ?? created_at,
  mail: subject.kind,
  ...orderOf(subject),
});

/** A paid order that is not confirmed is in no queue, so nobody can take it. */
const ofConfirmation = ({ id, subject, created_at }: OutboxRecord): Concern => ({
  kind: 'untaken',
  id,
  since: created_at,
  mail: subject.kind,
  ...orderOf(subject),
});

const ofRecord = ({ kind, id, since, order_id, note }: ConcernRecord): Concern => ({
  kind,
  id,
  since,
  order_id,
  note,
});

export type SourceDependencies = {
  readonly concerns: Pick<ConcernsStore, 'ofKind'>;
  readonly unsentMails: Pick<UnsentMailsStore, 'givenUp' | 'confirmationsBefore'>;
  readonly now: Date;
};

/** Unsent mails and the stored issues, with the outbox rows of the mails concerned. */
export const otherConcerns = async ({ concerns, unsentMails, now }: SourceDependencies) => {
  const [givenUp, stuck, disputes, addresses] = await Promise.all([
    unsentMails.givenUp(),
    unsentMails.confirmationsBefore(confirmedBy(now)),
    concerns.ofKind('dispute'),
    concerns.ofKind('address'),
  ]);
  const ofRecords = [...disputes, ...addresses].map(ofRecord);
  return {
    mails: [...givenUp, ...stuck],
    concerns: [...givenUp.map(ofMail), ...stuck.map(ofConfirmation), ...ofRecords],
  };
};

export const sorted = (concerns: readonly Concern[]): Concern[] => [...concerns].sort(byUrgency);
