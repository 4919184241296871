import { useEffect, useRef } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './atelier.module.css';
import { birthTexts } from './birth-texts.ts';
import { DueDate } from './due-date.tsx';
import { PartAction, type PartActionProps } from './part-action.tsx';
import { PartBadge } from './part-badge.tsx';
import { queueTexts as texts } from './texts.ts';

type QueueEntryProps = Omit<PartActionProps, 'view'> & {
  now: Date;
  /** The address names this entry, so it scrolls into view. */
  isSought: boolean;
};

/** A row of the queue: number, due date, state, actions. */
export function QueueEntry({ now, isSought, ...rest }: QueueEntryProps) {
  const { part, me } = rest;
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSought) entry.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isSought]);
  return (
    <li
      ref={entry}
      className={classes(styles.entry, isSought && styles.sought)}
      aria-current={isSought ? 'true' : undefined}
    >
      <h2>
        {texts.number} <span className="num">{part.number}</span>
      </h2>
      <DueDate part={part} now={now} />
      <p className={styles.badge}>
        <PartBadge part={part} me={me} />
        {part.birth_asked_at && <Badge tone="error">{birthTexts.badge}</Badge>}
      </p>
      <div className={styles.action}>
        <PartAction {...rest} view="queue" />
      </div>
    </li>
  );
}
