import type { Discipline } from '#domain/catalogue.ts';
import { confirmedBy, type Issue, issueOf } from '#domain/issues.ts';
import type { MailSubject } from '#domain/mails.ts';
import { isClosed } from '#domain/threads.ts';
import { type IssueRecord, type IssuesStore, partId, storedKinds } from '#lambdas/storage/issues.ts';
import {
  askedQueue,
  correctingQueue,
  isInWork,
  isOver,
  type PartRecord,
} from '#lambdas/storage/order-record.ts';
import type { UnsentMailsStore } from '#lambdas/storage/outbox.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { PartKey, PartsStore } from '#lambdas/storage/parts.ts';
import { hasUnread } from '#lambdas/storage/read-marks.ts';

const ofPart = ({ order_id, service }: PartKey, issue: Pick<Issue, 'kind' | 'since'>): Issue => ({
  ...issue,
  id: partId({ order_id, service }),
  order_id,
  service,
});

/** The issues to handle of the parts in work. */
export const partIssues = (parts: readonly PartRecord[], now: Date): Issue[] =>
  parts.flatMap((part) => {
    const issue = issueOf(part, now);
    return issue ? [ofPart(part, issue)] : [];
  });

type QueueDependencies = {
  readonly parts: Pick<PartsStore, 'keysInQueue' | 'findAll'>;
  readonly now: Date;
};

/** The same, of whole queues: which parts are late or near follows from their due dates, and their rows are not read. */
export const queueIssues = async (
  queues: readonly Discipline[],
  { parts, now }: QueueDependencies,
): Promise<Issue[]> => {
  const keysIn = async (names: readonly string[]) =>
    (await Promise.all(names.map((name) => parts.keysInQueue(name)))).flat();
  const [keys, asked, correcting] = await Promise.all([
    keysIn(queues),
    keysIn(queues.map(askedQueue)),
    keysIn(queues.map(correctingQueue)),
  ]);
  const due = keys.map((key) => ({ key, issue: issueOf({ ...key, state: 'taken' }, now) }));
  const later = due.filter(({ issue }) => !issue).map(({ key }) => key);
  const rows = (await parts.findAll([...later, ...asked, ...correcting], false)).filter(isInWork);
  return [...due.flatMap(({ key, issue }) => (issue ? [ofPart(key, issue)] : [])), ...partIssues(rows, now)];
};

const orderOf = (subject: MailSubject) => 'order_id' in subject && { order_id: subject.order_id };

const ofMail = ({ id, subject, next_at, created_at }: OutboxRecord): Issue => ({
  kind: 'mail',
  id,
  since: next_at ?? created_at,
  mail: subject.kind,
  ...orderOf(subject),
});

/** A paid order that is not confirmed is in no queue, so nobody can take it. */
const ofConfirmation = ({ id, subject, created_at }: OutboxRecord): Issue => ({
  kind: 'untaken',
  id,
  since: created_at,
  mail: subject.kind,
  ...orderOf(subject),
});

const ofRecord = ({ kind, id, since, order_id, service, note, dispute, refund }: IssueRecord): Issue => ({
  kind,
  id,
  since,
  order_id,
  service,
  note,
  dispute,
  refund,
});

type OfParts = { readonly parts: Pick<PartsStore, 'findAll'>; readonly now: Date };

/** Whether an issue that depends on its part still stands; every other one does until it is closed. */
const stillStands: Partial<Record<IssueRecord['kind'], (part: PartRecord, now: Date) => boolean>> = {
  margin: (part) => !isOver(part),
  // Nobody waits before the customer has written.
  unattended: (part, now) => !isOver(part) && !isClosed(part, now) && hasUnread(part, 'expert'),
};

/** Without what is not late yet, and without what its part has settled. */
const standing = async (records: readonly IssueRecord[], { parts, now }: OfParts) => {
  const begun = records.filter(({ since }) => since <= now.toISOString());
  const depending = begun.filter(({ kind }) => kind in stillStands);
  const keys = depending.flatMap(({ order_id, service }) =>
    order_id && service ? [{ order_id, service }] : [],
  );
  const unique = [...new Map(keys.map((key) => [partId(key), key])).values()];
  const found = unique.length > 0 ? await parts.findAll(unique) : [];
  const partOf = new Map(found.map((part) => [partId(part), part]));
  return begun.filter(({ kind, id }) => {
    const test = stillStands[kind];
    const part = partOf.get(id);
    return test === undefined || (part !== undefined && test(part, now));
  });
};

export type SourceDependencies = OfParts & {
  readonly issues: Pick<IssuesStore, 'ofKind'>;
  readonly unsentMails: Pick<UnsentMailsStore, 'givenUp' | 'confirmationsBefore'>;
};

/** Unsent mails and the stored issues, with the outbox rows of the mails concerned. */
export const otherIssues = async ({ issues, unsentMails, parts, now }: SourceDependencies) => {
  const [givenUp, stuck, ...records] = await Promise.all([
    unsentMails.givenUp(),
    unsentMails.confirmationsBefore(confirmedBy(now)),
    ...storedKinds.map((kind) => issues.ofKind(kind)),
  ]);
  const ofRecords = (await standing(records.flat(), { parts, now })).map(ofRecord);
  return {
    mails: [...givenUp, ...stuck],
    issues: [...givenUp.map(ofMail), ...stuck.map(ofConfirmation), ...ofRecords],
  };
};
