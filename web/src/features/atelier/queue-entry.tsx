import { useEffect, useRef, useState } from 'react';
import type { QueuedPart } from '#domain/atelier.ts';
import { messageOf } from '#web/platform/errors.ts';
import { queueTexts as texts } from '#web/texts/atelier.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { take } from './api.ts';
import styles from './atelier.module.css';
import { PartBadge } from './part-badge.tsx';
import { Promised } from './promised.tsx';
import { partAddress } from './query.ts';

type QueueEntryProps = {
  part: QueuedPart;
  me: string;
  now: Date;
  onTaken: (part: QueuedPart) => void;
  onLost: () => void;
};

/** «Prendre», then «Ouvrir» in its place, which gets its focus. */
function Action({ part, me, onTaken, onLost }: Omit<QueueEntryProps, 'now'>) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [hasTaken, setTaken] = useState(false);
  const open = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasTaken) open.current?.focus();
  }, [hasTaken]);
  const takeIt = async () => {
    setBusy(true);
    try {
      onTaken(await take(part));
      setTaken(true);
      toast({ tone: 'success', title: texts.taken(part.number), text: texts.takenDetail });
    } catch (error) {
      toast({ tone: 'destructive', title: texts.takeFailed, text: messageOf(error, '') });
      onLost();
    } finally {
      setBusy(false);
    }
  };
  const order = <span className="sr"> {texts.theOrder(part.number)}</span>;
  if (part.state === 'waiting') {
    return (
      <Button variant="line" size="small" busy={isBusy} onClick={() => void takeIt()}>
        <span>
          {texts.take}
          {order}
        </span>
      </Button>
    );
  }
  if (part.expert?.id !== me) return null;
  return (
    <ButtonLink ref={open} size="small" to={partAddress(part, 'queue')}>
      <span>
        {texts.open}
        {order}
      </span>
    </ButtonLink>
  );
}

/** A line of the queue: number, promise, state, what can be done. */
export function QueueEntry({ now, ...rest }: QueueEntryProps) {
  const { part, me } = rest;
  return (
    <li className={styles.entry}>
      <h2>
        {texts.number} <span className="num">{part.number}</span>
      </h2>
      <Promised dueAt={part.due_at} now={now} />
      <p className={styles.badge}>
        <PartBadge part={part} me={me} />
      </p>
      <div className={styles.action}>
        <Action {...rest} />
      </div>
    </li>
  );
}
