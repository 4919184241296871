import { useCallback, useMemo, useState } from 'react';
import { anchorOf, type MarginNote } from '#domain/margin.ts';
import { sentencesIn } from '#domain/report/sentences.ts';
import type { OwnThread } from '#domain/threads.ts';
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
  const margin = useMemo(
    (): Margin | undefined =>
      thread && {
        author,
        notesOf: (anchor) => notes.filter((note) => note.anchor === anchor),
        ask: mayAsk ? setAsked : undefined,
      },
    [thread, notes, mayAsk, author],
  );
  const add = (note: MarginNote) =>
    change((current) => {
      const own = current.thread;
      if (!own) return current;
      const left = own.asking?.left;
      return {
        thread: {
          ...own,
          margin: [...own.margin.filter(({ id }) => id !== note.id), note],
          ...(own.asking && {
            asking: { ...own.asking, ...(left !== undefined && { left: Math.max(0, left - 1) }) },
          }),
        },
      };
    });
  return {
    ...{ margin, asked, add, notes, asking },
    leave: () => setAsked(undefined),
    lost: notes.filter(({ anchor }) => !known.has(anchor)),
  };
};
