import { useState } from 'react';
import type { QueuedPart } from '#domain/atelier.ts';
import { Segment } from '#web/ui/segment.tsx';
import type { Queue } from './api.ts';
import styles from './atelier.module.css';
import { listTexts } from './list-texts.ts';
import { QueueEntry } from './queue-entry.tsx';
import { SearchField } from './search-field.tsx';
import { queueTexts as texts } from './texts.ts';
import { urgencyOf } from './urgency.ts';

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
