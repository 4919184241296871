import { useCallback, useEffect, useState } from 'react';
import type { QueuedPart } from '#domain/atelier.ts';
import type { Issue } from '#domain/issues.ts';
import type { QueueFilter } from '#domain/wire/atelier.ts';
import { type Loaded, useLoaded } from '#web/platform/use-loaded.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { loadDelivered, loadIssues, loadQueue } from './api.ts';

/** The queue changes as colleagues take parts and due dates come nearer. */
const refreshEvery = 60_000;

/** Fetches again each minute while the page is visible, and when it becomes visible. */
const useRefreshed = <T>(loaded: Pick<Loaded<T>, 'reload'>) => {
  const { reload } = loaded;
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && reload();
    const timer = setInterval(refresh, refreshEvery);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [reload]);
};

export const partId = ({ order_id, service }: Pick<QueuedPart, 'order_id' | 'service'>): string =>
  `${order_id} ${service}`;

/** What the queue shows: all of it, or what is filtered by state and by the beginning of a number. */
export type QueueView = { readonly show: QueueFilter; readonly typed: string };

export const numberIn = (typed: string): string => typed.trim().replace(/^#/, '').toLowerCase();

export const useQueue = () => {
  const [view, setView] = useState<QueueView>({ show: 'all', typed: '' });
  const { show } = view;
  const number = numberIn(view.typed);
  const load = useCallback(
    (after: string | undefined, signal?: AbortSignal) =>
      loadQueue({ show, number: number || undefined, after }, signal),
    [show, number],
  );
  const pages = usePages(load, partId);
  useRefreshed(pages);
  return { ...pages, view, setView };
};

export const useDelivered = () => usePages(loadDelivered, partId);

/** A part that was near may be late on the next page: its id stays. */
const issueId = ({ kind, id, part }: Issue): string => (part ? partId(part) : `${kind} ${id}`);

export const useIssues = () => {
  const pages = usePages(loadIssues, issueId);
  useRefreshed(pages);
  return pages;
};

const loadReadings = async (signal: AbortSignal) => (await import('./reading/api.ts')).loadReadings(signal);

/** The drafts that colleagues ask an expert to read. */
export const useReadings = (isExpert: boolean) => {
  const readings = useLoaded(loadReadings, isExpert);
  useRefreshed(readings);
  return readings;
};
