import { useCallback, useEffect, useState } from 'react';
import type { Order } from '#domain/order.ts';
import { type Message, type Thread, unreadBy } from '#domain/threads.ts';
import { type Loaded, useLoaded } from '#web/platform/use-loaded.ts';
import type { Side } from './side.ts';

export type OpenThread<Own extends Thread = Thread> = {
  /** Undefined while it loads. */
  readonly thread: Own | undefined;
  readonly error: unknown;
  readonly reload: () => void;
  /** Adds a message that the server has taken. */
  readonly add: (message: Message) => void;
  /** The ids of those that were unread when they came. */
  readonly news: ReadonlySet<string>;
  /** Whether the end of the thread is on the screen now. */
  readonly onSeen: (isSeen: boolean) => void;
};

const nothing = (_: Order): void => undefined;

/** Hints come through the live channel; without it the thread is asked for when the page comes back. */
const useHints = ({ order_id, service }: Side['part'], ask: () => void, onOrder = nothing): void => {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { startLive } = await import('#web/platform/live-client.ts');
      const onThread = (about: Side['part']) => {
        if (about.order_id === order_id && about.service === service) ask();
      };
      if (!isOver) stop = startLive({ onThread, onOrder, onGap: ask });
    };
    void start().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [order_id, service, ask, onOrder]);
};

/** Notes what was read while the end of the thread is seen. */
const useReadMark = <Own extends Thread>(
  { side, noteRead }: Side<Own>,
  { data: thread, change }: Loaded<Own>,
  isSeen: boolean,
): void => {
  const last = thread && unreadBy(side, thread).at(-1)?.at;
  useEffect(() => {
    if (!isSeen || last === undefined) return;
    const note = async () => {
      if (document.visibilityState !== 'visible') return;
      await noteRead(last);
      change((current) => ({ ...current, read_until: last }));
    };
    const tell = () => void note().catch(() => undefined);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [isSeen, last, noteRead, change]);
};

/** A thread that is open on a page: live, and read once it is seen. `onOrder` must be stable. */
export const useThread = <Own extends Thread>(
  side: Side<Own>,
  onOrder?: (order: Order) => void,
): OpenThread<Own> => {
  const loaded = useLoaded(side.load, true);
  const { data, error, reload, change } = loaded;
  const [isSeen, onSeen] = useState(false);
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  useHints(side.part, reload, onOrder);
  useReadMark(side, loaded, isSeen);
  const fresh = data ? unreadBy(side.side, data).filter(({ id }) => !news.has(id)) : [];
  if (fresh.length > 0) setNews(new Set([...news, ...fresh.map(({ id }) => id)]));
  const add = useCallback(
    (message: Message) =>
      change((thread) =>
        thread.messages.some(({ id, from }) => id === message.id && from === message.from)
          ? thread
          : { ...thread, messages: [...thread.messages, message] },
      ),
    [change],
  );
  return { thread: data, error, reload, add, news, onSeen };
};
