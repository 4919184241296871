import { useEffect } from 'react';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { loadConcerns, loadQueue } from './api.ts';

/** Colleagues take parts meanwhile, and promises come nearer. */
const refreshEvery = 60_000;

/** Fetched again each minute while the page is looked at, and when it comes back into view. `load` must be stable. */
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
export const useConcerns = () => useRefreshed(loadConcerns);
