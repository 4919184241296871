import { queueTexts as texts } from '#web/texts/atelier.ts';
import styles from './atelier.module.css';
import { PartAction, type PartActionProps } from './part-action.tsx';
import { PartBadge } from './part-badge.tsx';
import { Promised } from './promised.tsx';

type QueueEntryProps = Omit<PartActionProps, 'view'> & { now: Date };

/** A line of the queue: number, promise, state, what can be done. */
export function QueueEntry({ now, ...rest }: QueueEntryProps) {
  const { part, me } = rest;
  return (
    <li className={styles.entry}>
      <h2>
        {texts.number} <span className="num">{part.number}</span>
      </h2>
      <Promised part={part} now={now} />
      <p className={styles.badge}>
        <PartBadge part={part} me={me} />
      </p>
      <div className={styles.action}>
        <PartAction {...rest} view="queue" />
      </div>
    </li>
  );
}
