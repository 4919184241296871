import { useEffect, useRef, useState } from 'react';
import type { QueuedPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { pagedBy } from '#web/platform/use-pages.ts';
import { minutesOf, readMinutes } from '#web/platform/writing-minutes.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Paged } from '#web/ui/paged.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { birthTexts, listTexts } from './admin-texts.ts';
import type { Queue } from './api.ts';
import styles from './atelier.module.css';
import { DueDate } from './due-date.tsx';
import { exchangeTexts } from './exchange-texts.ts';
import { Failure } from './failure.tsx';
import { useForeignMinutes } from './minutes.ts';
import { PartAction, type PartActionProps, PartBadge } from './part-action.tsx';
import { partAddress } from './query.ts';
import { SearchField } from './search-field.tsx';
import { minutesTexts } from './team-texts.ts';
import { atelierTexts, queueTexts as texts } from './texts.ts';
import { numberIn, partId, type QueueView, useDelivered, type useQueue } from './use-queue.ts';

type QueueEntryProps = Omit<PartActionProps, 'view'> & {
  now: Date;
  /** The address names this entry, so it scrolls into view. */
  isSought: boolean;
};

/** A message waits for the reader, or for whoever takes the part. */
const isUnread = ({ unread, expert }: QueuedPart, me: string): boolean =>
  unread === true && (!expert || expert.id === me);

/** The first name leads once the expert knows it, the discipline before; the small number names the order everywhere. */
const PartTitle = ({ part: { number, first_name, service } }: { part: QueuedPart }) => (
  <h2>
    <span className={styles.person}>{first_name ?? nameOf(service)}</span>
    <span className={styles.number}>
      {texts.number} <span className="num">{number}</span>
    </span>
  </h2>
);

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
      data-row={partId(part)}
      className={classes(styles.entry, isSought && styles.sought, isUnread(part, me) && styles.unread)}
      aria-current={isSought ? 'true' : undefined}
    >
      <PartTitle part={part} />
      <DueDate part={part} now={now} />
      <p className={styles.badge}>
        <PartBadge part={part} me={me} />
        {part.birth_asked_at && <Badge tone="error">{birthTexts.badge}</Badge>}
        {isUnread(part, me) && <Badge tone="gilt">{exchangeTexts.unread}</Badge>}
      </p>
      <div className={styles.action}>
        <PartAction {...rest} view="queue" />
      </div>
    </li>
  );
}

const noParts: readonly QueuedPart[] = [];

/** How long the expert who asks has written, where this device counts it. */
const Written = ({ minutes }: { minutes: number }) =>
  minutes > 0 && <span className="meta">{minutesTexts.written(minutes)}</span>;

/** The delivered parts; their expert may open them again and replace the report. */
export function DeliveredPanel({ me }: { me: string }) {
  const pages = useDelivered();
  const { data, error, reload } = pages;
  useForeignMinutes(me, data?.items ?? noParts);
  const minutes = readMinutes(me);
  if (!data) {
    if (error === undefined) return <Skeleton label={atelierTexts.loading} />;
    return <Failure title={texts.deliveredFailed} error={error} onRetry={reload} />;
  }
  if (data.items.length === 0 && data.next === undefined)
    return <p className={styles.state}>{texts.noDelivered}</p>;
  return (
    <Paged {...pagedBy(pages)}>
      <ol className={styles.list}>
        {data.items.map((part) => (
          <li
            key={partId(part)}
            data-row={partId(part)}
            className={classes(styles.entry, isUnread(part, me) && styles.unread)}
          >
            <PartTitle part={part} />
            <p className={styles.due}>
              {part.delivered_at && (
                <span>{texts.deliveredAt(ownShortDateTime(new Date(part.delivered_at)))}</span>
              )}
              <span className="meta">{part.expert?.name}</span>
              <Written minutes={minutesOf(minutes, part)} />
            </p>
            <p className={styles.badge}>
              <PartBadge part={part} me={me} />
              {isUnread(part, me) && <Badge tone="gilt">{exchangeTexts.unread}</Badge>}
            </p>
            <div className={styles.action}>
              {part.expert?.id === me && (
                <ButtonLink variant="line" size="small" to={partAddress(part, 'delivered')}>
                  <span>
                    {texts.open}
                    <span className="sr">{` ${texts.thePart(part.number)}`}</span>
                  </span>
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Paged>
  );
}

const filters = [
  { value: 'all', label: texts.filters.all },
  { value: 'waiting', label: texts.filters.waiting },
  { value: 'mine', label: texts.filters.mine },
  { value: 'asked', label: texts.filters.asked },
  { value: 'correcting', label: texts.filters.correcting },
] as const;

/** The list of before stays until the answer for another filter arrives. */
const isShown = (part: QueuedPart, { show, typed }: QueueView, me: string): boolean => {
  const isIn = {
    all: true,
    waiting: part.state === 'waiting',
    mine: part.expert?.id === me,
    asked: part.asked_at !== undefined,
    correcting: part.correcting_until !== undefined,
  };
  return isIn[show] && part.number.startsWith(numberIn(typed));
};

type QueuePanelProps = {
  queue: ReturnType<typeof useQueue>;
  data: Queue;
  /** The order number in the link of a mail to staff. */
  sought?: string;
  onTaken: (part: QueuedPart) => void;
  /** A colleague was faster, or the result is unknown: the queue reloads. */
  onLost: () => void;
};

/** A part that is not on the first page is searched for. */
const useSought = ({ view, setView, data }: QueuePanelProps['queue'], sought: string) => {
  const isMissing =
    sought !== '' && data?.next !== undefined && !data.items.some(({ number }) => number === sought);
  const [wanted] = useState(isMissing && view.typed === '');
  useEffect(() => {
    if (wanted) setView({ show: 'all', typed: sought });
  }, [wanted, sought, setView]);
};

/** The parts in work of the expert's discipline, in the server's order: by due date, late ones first. */
export function QueuePanel({ queue, data, sought = '', onTaken, onLost }: QueuePanelProps) {
  const { view, setView } = queue;
  const { items, count, me, at } = data;
  useSought(queue, sought);
  const all = count.open + count.asked + count.correcting;
  if (all === 0) {
    return (
      <div className={styles.state}>
        <h2>{texts.empty}</h2>
        <p>{texts.emptyDetail}</p>
      </div>
    );
  }
  const shown = items.filter((part) => isShown(part, view, me.id));
  const isWhole = view.show === 'all' && view.typed === '';
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label={listTexts.number}
          name="recherche-file"
          value={view.typed}
          onChange={(typed) => setView({ ...view, typed })}
        />
        <Segment
          label={texts.show}
          options={filters}
          value={view.show}
          onChange={(show) => setView({ ...view, show })}
        />
      </div>
      <p role="status" className={styles.count}>
        {texts.count(count)}
      </p>
      {shown.length === 0 && <p className={styles.quiet}>{texts.nothingShown}</p>}
      <Paged {...pagedBy(queue)} total={isWhole ? all : undefined}>
        <ol className={styles.list}>
          {shown.map((part) => (
            <QueueEntry
              key={partId(part)}
              part={part}
              me={me.id}
              now={at}
              isSought={part.number === sought}
              onTaken={onTaken}
              onLost={onLost}
            />
          ))}
        </ol>
      </Paged>
    </>
  );
}
