import type { QueuedPart } from '#domain/atelier.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import styles from './atelier.module.css';
import { dueIn } from './due.ts';
import { queueTexts as texts } from './texts.ts';

type DueDates = Pick<QueuedPart, 'due_at' | 'new_due_at' | 'priority'>;

/** The due date and the time until it; a missed one has a label and the new due date. */
export function DueDate({ part, now }: { part: DueDates; now: Date }) {
  const { due_at: dueAt, new_due_at: newDueAt } = part;
  const due = dueIn(dueAt, now);
  return (
    <p className={styles.due}>
      <span>{texts.due(ownShortDateTime(new Date(dueAt)))}</span>
      {due.isLate ? (
        <Badge tone="error" fill="full">
          {due.text}
        </Badge>
      ) : (
        <span className="meta">{due.text}</span>
      )}
      {part.priority && <span className="meta">{texts.priority}</span>}
      {newDueAt && <span>{texts.newDue(ownShortDateTime(new Date(newDueAt)))}</span>}
    </p>
  );
}
