import { useEffect } from 'react';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { loadIssues, loadQueue } from './api.ts';

/** The queue changes as colleagues take parts and due dates come nearer. */
const refreshEvery = 60_000;

/** Fetches again each minute while the page is visible, and when it becomes visible. `load` must be stable. */
const useRefreshed = <T>(load: (signal: AbortSignal) => Promise<T>) => {
  const loaded = useLoaded(load, true);
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
  return loaded;
};

export const useQueue = () => useRefreshed(loadQueue);
export const useIssues = () => useRefreshed(loadIssues);
