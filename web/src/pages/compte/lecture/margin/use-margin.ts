import { useCallback, useMemo, useState } from 'react';
import { anchorOf, type MarginNote } from '#domain/margin.ts';
import { sentencesIn } from '#domain/report/sentences.ts';
import type { OwnThread } from '#domain/threads.ts';
import { withdrawFromMargin } from '#domain/wire/margin.ts';
import type { ReportPage } from '#domain/wire/report-page.ts';
import { readThreads } from '#domain/wire/threads.ts';
import { call } from '#web/platform/api-client.ts';
import type { ReportAddress } from '#web/platform/kept-reports.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import type { Margin, Numbered } from './margin-context.ts';

export type OwnMargin = {
  /** For the text. */
  readonly margin: Margin | undefined;
  /** The sentences of which one is asked about; undefined while nothing is asked. */
  readonly asked: readonly string[] | undefined;
  readonly leave: () => void;
  readonly add: (note: MarginNote) => void;
  readonly notes: readonly Numbered[];
  /** Questions about sentences that the shown version lacks. */
  readonly lost: readonly Numbered[];
  readonly asking: OwnThread['asking'];
};

const numbered = (notes: readonly MarginNote[]): readonly Numbered[] =>
  notes.map((note, index) => ({ ...note, number: index + 1 }));

const useThreadOf = ({ order, service }: ReportAddress, isOffline: boolean) => {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { threads } = await call(readThreads, { params: { id: order }, signal });
      return { thread: threads.find((thread) => thread.service === service) };
    },
    [order, service],
  );
  return useLoaded(load, !isOffline);
};

/** The thread with these questions in its margin; a question is one less of those that are left. */
const withNotes = (own: OwnThread, margin: OwnThread['margin']): OwnThread => {
  const left = own.asking?.left;
  const spent = margin.length - own.margin.length;
  return {
    ...own,
    margin,
    ...(own.asking && {
      asking: { ...own.asking, ...(left !== undefined && { left: Math.max(0, left - spent) }) },
    }),
  };
};

/** The margin of a report that is read; absent offline, and where it could not be loaded: the text goes without it. */
export const useMargin = (address: ReportAddress, page: ReportPage, isOffline: boolean): OwnMargin => {
  const { data, change } = useThreadOf(address, isOffline);
  const [asked, setAsked] = useState<readonly string[]>();
  const thread = isOffline ? undefined : data?.thread;
  const notes = useMemo(() => numbered(thread?.margin ?? []), [thread]);
  const known = useMemo(() => new Set(page.report.sections.flatMap(sentencesIn).map(anchorOf)), [page]);
  const asking = thread?.asking;
  const mayAsk = asking !== undefined && asking.left !== 0;
  const { author } = page.report;
  const set = useCallback(
    (update: (notes: OwnThread['margin']) => OwnThread['margin']) =>
      change(({ thread: own }) => ({ thread: own && withNotes(own, update(own.margin)) })),
    [change],
  );
  const { order, service } = address;
  const withdraw = useCallback(
    async (id: string) => {
      await call(withdrawFromMargin, { params: { id: order, service, note: id } });
      set((all) => all.filter((one) => one.id !== id));
    },
    [order, service, set],
  );
  const margin = useMemo(
    (): Margin | undefined =>
      thread && {
        ...{ author, withdraw },
        notesOf: (anchor) => notes.filter((note) => note.anchor === anchor),
        ask: mayAsk ? setAsked : undefined,
      },
    [thread, notes, mayAsk, author, withdraw],
  );
  return {
    ...{ margin, asked, notes, asking },
    add: (note) => set((all) => [...all.filter(({ id }) => id !== note.id), note]),
    leave: () => setAsked(undefined),
    lost: notes.filter(({ anchor }) => !known.has(anchor)),
  };
};
