import { readingKey, removeItem } from './browser-storage.ts';

/**
 * The cache of what /compte/lecture keeps on a device: reports, and the files of the page (`web/worker/reading.ts`).
 * Undefined where the browser refuses caches.
 */
export const openShelf = (): Promise<Cache | undefined> =>
  'caches' in globalThis ? caches.open(readingKey).catch(() => undefined) : Promise.resolve(undefined);

/** Removes all of it, with the worker that shows it offline. */
export const forgetReports = async (): Promise<void> => {
  try {
    if ('caches' in globalThis) await caches.delete(readingKey);
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // A browser that refuses access keeps nothing.
  }
  removeItem(readingKey);
};
