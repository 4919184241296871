import { useEffect, useRef, useState } from 'react';
import type { QueuedPart } from '#domain/atelier.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Segment } from '#web/ui/segment.tsx';
import { birthTexts, listTexts } from './admin-texts.ts';
import type { Queue } from './api.ts';
import styles from './atelier.module.css';
import { DueDate, urgencyOf } from './due-date.tsx';
import { PartAction, type PartActionProps, PartBadge } from './part-action.tsx';
import { partAddress } from './query.ts';
import { SearchField } from './search-field.tsx';
import { queueTexts as texts } from './texts.ts';

type QueueEntryProps = Omit<PartActionProps, 'view'> & {
  now: Date;
  /** The address names this entry, so it scrolls into view. */
  isSought: boolean;
};

/** A row of the queue: number, due date, state, actions. */
function QueueEntry({ now, isSought, ...rest }: QueueEntryProps) {
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

/** The last delivered parts; their expert may open them again and replace the report. */
export function DeliveredPanel({ queue: { delivered, me } }: { queue: Queue }) {
  if (delivered.length === 0) return <p className={styles.state}>{texts.noDelivered}</p>;
  return (
    <ol className={styles.list}>
      {delivered.map((part) => (
        <li key={`${part.order_id} ${part.service}`} className={styles.entry}>
          <h2>
            {texts.number} <span className="num">{part.number}</span>
          </h2>
          <p className={styles.due}>
            {part.delivered_at && (
              <span>{texts.deliveredAt(ownShortDateTime(new Date(part.delivered_at)))}</span>
            )}
            <span className="meta">{part.expert?.name}</span>
          </p>
          <p className={styles.badge}>
            <PartBadge part={part} me={me.id} />
          </p>
          <div className={styles.action}>
            {part.expert?.id === me.id && (
              <ButtonLink variant="line" size="small" to={partAddress(part, 'delivered')}>
                <span>
                  {texts.open}
                  <span className="sr"> {texts.thePart(part.number)}</span>
                </span>
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const filters = [
  { value: 'all', label: texts.filters.all },
  { value: 'waiting', label: texts.filters.waiting },
  { value: 'mine', label: texts.filters.mine },
] as const;
type Filter = (typeof filters)[number]['value'];

const isShown = (part: QueuedPart, filter: Filter, me: string): boolean =>
  filter === 'all' || (filter === 'waiting' ? part.state === 'waiting' : part.expert?.id === me);

const hasNumber = ({ number }: QueuedPart, typed: string): boolean =>
  number.startsWith(typed.trim().replace(/^#/, '').toLowerCase());

type QueuePanelProps = {
  queue: Queue;
  /** The order number in the link of a mail to staff. */
  sought?: string;
  onTaken: (part: QueuedPart) => void;
  /** A colleague was faster, or the result is unknown: the queue reloads. */
  onLost: () => void;
};

/** The open parts of the expert's discipline, in the server's order: by due date, late ones first. */
export function QueuePanel({ queue, sought, onTaken, onLost }: QueuePanelProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const { open, me, at } = queue;
  if (open.length === 0) {
    return (
      <div className={styles.state}>
        <h2>{texts.empty}</h2>
        <p>{texts.emptyDetail}</p>
      </div>
    );
  }
  const shown = open.filter((part) => isShown(part, filter, me.id) && hasNumber(part, typed));
  const late = open.filter((part) => urgencyOf(part.due_at, at).level === 'late').length;
  return (
    <>
      <div className={styles.bar}>
        <SearchField label={listTexts.number} name="recherche-file" value={typed} onChange={setTyped} />
        <Segment label={texts.show} options={filters} value={filter} onChange={setFilter} />
      </div>
      <p role="status" className={styles.count}>
        {texts.count(open.length, late)}
      </p>
      {shown.length === 0 && <p className={styles.quiet}>{texts.nothingShown}</p>}
      <ol className={styles.list}>
        {shown.map((part) => (
          <QueueEntry
            key={`${part.order_id} ${part.service}`}
            part={part}
            me={me.id}
            now={at}
            isSought={part.number === sought}
            onTaken={onTaken}
            onLost={onLost}
          />
        ))}
      </ol>
    </>
  );
}
