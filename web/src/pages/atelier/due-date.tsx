import type { QueuedPart } from '#domain/atelier.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import styles from './atelier.module.css';
import { queueTexts as texts } from './texts.ts';
import { UrgencyBadge } from './urgency-badge.tsx';

type DueDates = Pick<QueuedPart, 'due_at' | 'new_due_at' | 'priority'>;

/** The time until the due date, and the date; a missed one has its new date. */
export function DueDate({ part, now }: { part: DueDates; now: Date }) {
  const { due_at: dueAt, new_due_at: newDueAt } = part;
  return (
    <p className={styles.due}>
      <UrgencyBadge at={dueAt} now={now} />
      <span>{texts.due(ownShortDateTime(new Date(dueAt)))}</span>
      {part.priority && <span className="meta">{texts.priority}</span>}
      {newDueAt && <span>{texts.newDue(ownShortDateTime(new Date(newDueAt)))}</span>}
    </p>
  );
}
