import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '#domain/threads.ts';
import { ApiError, TimeoutError } from '#web/platform/errors.ts';
import {
  dropUnsent,
  keepUnsent,
  onKeptElsewhere,
  readUnsent,
  type Unsent,
  whileAlone,
} from './kept-messages.ts';
import { nameOf, type Side } from './side.ts';

/** No answer came: the message waits on this device. Every other error is a refusal. */
const isLost = (error: unknown): boolean =>
  error instanceof TimeoutError || (error instanceof ApiError && (error.status === 0 || error.status >= 500));

type Heard = {
  readonly onSent: (message: Message) => void;
  /** The server refuses the message; its text goes back to its author. */
  readonly onRefused: (message: Unsent, error: unknown) => void;
};

export type Outbox = {
  readonly unsent: readonly Unsent[];
  readonly isSending: boolean;
  readonly add: (text: string) => void;
  readonly flush: () => void;
  readonly takeBack: (message: Unsent) => void;
};

/** The messages that wait to be sent: in their order, again when the network is back, each once. */
export const useUnsent = ({ part, user, write }: Side, { onSent, onRefused }: Heard): Outbox => {
  const name = nameOf(part);
  const [unsent, setUnsent] = useState(() => readUnsent(user, name));
  const [isSending, setSending] = useState(false);
  const heard = useRef({ onSent, onRefused });
  useEffect(() => {
    heard.current = { onSent, onRefused };
  });
  const look = useCallback(() => setUnsent(readUnsent(user, name)), [user, name]);

  const sendNext = useCallback(async (): Promise<boolean> => {
    const [next] = readUnsent(user, name);
    if (!next) return false;
    try {
      const message = await write({ id: next.id, text: next.text });
      dropUnsent(user, next.id);
      heard.current.onSent(message);
    } catch (error) {
      if (isLost(error)) return false;
      dropUnsent(user, next.id);
      heard.current.onRefused(next, error);
    }
    look();
    return true;
  }, [user, name, write, look]);

  const flush = useCallback(async () => {
    if (readUnsent(user, name).length === 0) return look();
    setSending(true);
    await whileAlone(async () => {
      while (await sendNext());
    });
    setSending(false);
    look();
  }, [user, name, sendNext, look]);

  useEffect(() => {
    const again = () => void flush();
    const onLook = () => document.visibilityState === 'visible' && again();
    again();
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [flush]);
  useEffect(() => onKeptElsewhere(look), [look]);

  return {
    unsent,
    isSending,
    add: (text) => {
      keepUnsent(user, { part: name, id: crypto.randomUUID(), text, at: new Date().toISOString() });
      look();
      void flush();
    },
    flush: () => void flush(),
    takeBack: ({ id }) => {
      dropUnsent(user, id);
      look();
    },
  };
};
