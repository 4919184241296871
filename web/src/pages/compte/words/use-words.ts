import { useCallback, useEffect, useRef, useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import type { Order } from '#domain/order.ts';
import { isClosed, isGoing, nothingWritten, type OwnThread } from '#domain/threads.ts';
import { readThreads, sendWords, withdrawWords } from '#domain/wire/threads.ts';
import { agreementVersion, type Words } from '#domain/words.ts';
import { call } from '#web/platform/api-client.ts';
import { onThreadOf } from '#web/platform/thread-hints.ts';

type KnownWords = ReadonlyMap<Discipline, Words>;

export type OwnWords = {
  /** Undefined while they load. */
  readonly known: KnownWords | undefined;
  /** All that was written about the order; empty while it loads. */
  readonly threads: readonly OwnThread[];
  readonly hasFailed: boolean;
  readonly reload: () => void;
  /** Reads them again; what fails changes nothing. */
  readonly refresh: () => void;
  /** `since` is `lastOf` the words that are replaced: false, and nothing is sent, where others stand there meanwhile. */
  readonly send: (service: Discipline, text: string, since: string | undefined) => Promise<boolean>;
  readonly withdraw: (service: Discipline) => Promise<void>;
};

/** When the words were sent or withdrawn last. */
export const lastOf = (words: Words | undefined): string | undefined => words?.withdrawn_at ?? words?.at;

/** What was sent or withdrawn in another tab or on another device, while `text` was typed. */
export const elsewhereOf = (
  words: Words | undefined,
  { text, since }: { readonly text: string; readonly since?: string | undefined },
): Words | undefined => (lastOf(words) === since || words?.text === text.trim() ? undefined : words);

const none: KnownWords = new Map();
/** Orders about which this page has written; the list of orders may be older. */
const writtenHere = new Set<string>();

const emptyThreads = (order: Order): readonly OwnThread[] => {
  const now = new Date();
  return order.parts.map((part) => ({
    service: part.service,
    ...nothingWritten,
    is_open: isGoing(order, part) && !isClosed(part, now),
  }));
};

/** What the customer told the experts of an order; nothing is asked for while nobody has written. */
export const useWords = (order: Order): OwnWords => {
  const { id } = order;
  const isWritten = order.parts.some(({ written }) => written) || writtenHere.has(id);
  const [known, setKnown] = useState<KnownWords>();
  const [shown, setShown] = useState<readonly OwnThread[]>();
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  /** An answer is dropped when something newer is known. */
  const turn = useRef(0);
  const load = useCallback(
    async (signal?: AbortSignal): Promise<KnownWords> => {
      turn.current += 1;
      const own = turn.current;
      const { threads } = await call(readThreads, { params: { id }, ...(signal && { signal }) });
      const next: KnownWords = new Map(
        threads.flatMap(({ service, words }) => (words ? [[service, words]] : [])),
      );
      setShown(threads);
      if (own === turn.current) setKnown(next);
      return next;
    },
    [id],
  );
  useEffect(() => {
    if (!isWritten) return;
    const leaving = new AbortController();
    setFailed(false);
    load(leaving.signal).catch(() => {
      if (!leaving.signal.aborted) setFailed(true);
    });
    return () => leaving.abort();
  }, [isWritten, load, round]);
  useEffect(
    () =>
      onThreadOf(id, (isCertain) => {
        if (isCertain || isWritten) void load().catch(() => undefined);
      }),
    [id, isWritten, load],
  );
  const put = (service: Discipline, words: Words) => {
    turn.current += 1;
    writtenHere.add(id);
    setKnown((current) => new Map([...(current ?? []), [service, words]]));
  };
  return {
    known: known ?? (isWritten ? undefined : none),
    threads: shown ?? (isWritten ? [] : emptyThreads(order)),
    hasFailed,
    reload: useCallback(() => setRound((count) => count + 1), []),
    refresh: useCallback(() => void load().catch(() => undefined), [load]),
    send: async (service, text, since) => {
      if (elsewhereOf((await load()).get(service), { text, since })) return false;
      const body = { text, agreed: agreementVersion } as const;
      put(service, await call(sendWords, { params: { id, service }, body }));
      return true;
    },
    withdraw: async (service) => put(service, await call(withdrawWords, { params: { id, service } })),
  };
};
