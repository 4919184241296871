import { formatShortDateTime } from '#domain/dates.ts';
import { queueTexts as texts } from '#web/texts/atelier.ts';
import { Badge } from '#web/ui/badge.tsx';
import styles from './atelier.module.css';
import { dueIn } from './due.ts';

/** The promised date, and how near it is; a broken promise is said in words. */
export function Promised({ dueAt, now }: { dueAt: string; now: Date }) {
  const due = dueIn(dueAt, now);
  return (
    <p className={styles.promised}>
      <span>{texts.due(formatShortDateTime(new Date(dueAt)))}</span>
      {due.isLate ? (
        <Badge tone="error" fill="full">
          {due.text}
        </Badge>
      ) : (
        <span className="meta">{due.text}</span>
      )}
    </p>
  );
}
