import { useEffect, useState } from 'react';
import { addMinute, minutesOf, readMinutes } from '#web/platform/writing-minutes.ts';
import type { PartKey } from '../api.ts';
import { minutesTexts as texts } from '../team-texts.ts';

/** Milliseconds. */
const minute = 60_000;

const isTyped = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-place="text"]') !== null;

type WritingMinutesProps = { part: PartKey; user: string };

/** Counts the minutes in which something is typed while the desk is open; which minute it was is not kept. */
export function WritingMinutes({ part: { order_id, service }, user }: WritingMinutesProps) {
  const [minutes, setMinutes] = useState(() => minutesOf(readMinutes(user), { order_id, service }));
  useEffect(() => {
    let last: number | undefined;
    const onInput = (event: Event) => {
      const now = Math.floor(Date.now() / minute);
      if (now === last || !isTyped(event)) return;
      last = now;
      setMinutes(addMinute(user, { order_id, service }) ?? 0);
    };
    document.addEventListener('beforeinput', onInput);
    return () => document.removeEventListener('beforeinput', onInput);
  }, [order_id, service, user]);
  return minutes > 0 && <p className="meta">{texts.written(minutes)}</p>;
}
