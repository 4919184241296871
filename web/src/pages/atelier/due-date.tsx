import type { QueuedPart } from '#domain/atelier.ts';
import { type Issue, nearHours } from '#domain/issues.ts';
import { isMissed } from '#domain/late.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { disputeTexts } from './admin-texts.ts';
import styles from './atelier.module.css';
import issuesStyles from './issues.module.css';
import { queueTexts } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The one scale of urgency of the atelier: a date is missed, near, or neither. */
type Urgency = 'late' | 'near' | 'calm';

/** A span in days from two days on, in hours from one hour on, otherwise in minutes. */
const spanText = (milliseconds: number): string => {
  if (milliseconds >= 2 * day) return queueTexts.span.days(Math.floor(milliseconds / day));
  if (milliseconds >= hour) return queueTexts.span.hours(Math.floor(milliseconds / hour));
  return queueTexts.span.minutes(Math.max(1, Math.floor(milliseconds / minute)));
};

/** The urgency of a date, and the time until it, or since it was missed. */
export const urgencyOf = (dueAt: string, now: Date): { readonly level: Urgency; readonly text: string } => {
  const left = Date.parse(dueAt) - now.getTime();
  if (isMissed(dueAt, now)) return { level: 'late', text: queueTexts.late(spanText(-left)) };
  return { level: left <= nearHours * hour ? 'near' : 'calm', text: queueTexts.left(spanText(left)) };
};

const looks = {
  late: { tone: 'error', fill: 'full' },
  near: { tone: 'gilt', fill: 'half' },
  calm: { tone: 'neutral', fill: 'empty' },
} as const satisfies Record<Urgency, object>;

/** The time until a date or since it, with its mark on the scale of urgency. */
function UrgencyBadge({ at, now }: { at: string; now: Date }) {
  const { level, text } = urgencyOf(at, now);
  return <Badge {...looks[level]}>{text}</Badge>;
}

type Dispute = NonNullable<Issue['dispute']>;

/** Until when Stripe takes an answer. */
export const DisputeDeadline = ({ dispute: { respond_by: by }, now }: { dispute: Dispute; now: Date }) =>
  by && (
    <p className={issuesStyles.deadline}>
      <UrgencyBadge at={by} now={now} />
      <span>{disputeTexts.respondBy(ownShortDateTime(new Date(by)))}</span>
    </p>
  );

/** The dispute in Stripe's dashboard, where it is answered. */
export const DisputeLink = ({ dispute, number }: { dispute: Dispute; number: string }) => (
  <a href={disputeTexts.address(dispute)} target="_blank" rel="noreferrer" className={issuesStyles.stripe}>
    {disputeTexts.answer}
    <span className="sr">{disputeTexts.about(number)}</span>
  </a>
);

type DueDates = Pick<QueuedPart, 'due_at' | 'new_due_at' | 'priority' | 'asked_at' | 'correcting_until'>;

/** How urgent a part is; one whose clock stands is not. */
export const PartUrgency = ({ part, now }: { part: DueDates; now: Date }) =>
  part.asked_at === undefined ? (
    <UrgencyBadge at={part.correcting_until ?? part.due_at} now={now} />
  ) : (
    <Badge tone="neutral">{queueTexts.stopped}</Badge>
  );

/** The time until the due date, and the date; a missed one has its new date, a clock that stands neither, a correction its own. */
export function DueDate({ part, now }: { part: DueDates; now: Date }) {
  const { due_at: dueAt, new_due_at: newDueAt, asked_at: askedAt, correcting_until: correctBy } = part;
  if (correctBy)
    return (
      <p className={styles.due}>
        <PartUrgency part={part} now={now} />
        <span>{queueTexts.correctBy(ownShortDateTime(new Date(correctBy)))}</span>
      </p>
    );
  const text = askedAt === undefined ? queueTexts.due : queueTexts.askedAt;
  return (
    <p className={styles.due}>
      <PartUrgency part={part} now={now} />
      <span>{text(ownShortDateTime(new Date(askedAt ?? dueAt)))}</span>
      {part.priority && <span className="meta">{queueTexts.priority}</span>}
      {newDueAt && <span>{queueTexts.newDue(ownShortDateTime(new Date(newDueAt)))}</span>}
    </p>
  );
}
