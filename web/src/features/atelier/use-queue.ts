import { useEffect } from 'react';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { loadQueue } from './api.ts';

/** Colleagues take parts meanwhile, and promises come nearer. */
const refreshEvery = 60_000;

/** The queue, fetched again each minute while the page is looked at, and when it comes back into view. */
export const useQueue = () => {
  const queue = useLoaded(loadQueue, true);
  const { reload } = queue;
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && reload();
    const timer = setInterval(refresh, refreshEvery);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [reload]);
  return queue;
};
