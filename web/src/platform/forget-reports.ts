import { readingKey, removeItem } from './browser-storage.ts';
import { dropOldReports } from './old-reports.ts';

export const canKeep = (): boolean => 'caches' in globalThis;

const hasShelf = async (): Promise<boolean> => canKeep() && caches.has(readingKey);

/**
 * The cache of what /compte/lecture keeps on a device: reports, and the files of the page (`web/worker/reading.ts`).
 * Undefined where the browser refuses caches.
 */
export const openShelf = (): Promise<Cache | undefined> =>
  canKeep() ? caches.open(readingKey).catch(() => undefined) : Promise.resolve(undefined);

/** The same, if something was ever put there: looking leaves no trace. */
export const findShelf = async (): Promise<Cache | undefined> =>
  (await hasShelf().catch(() => false)) ? openShelf() : undefined;

/** Removes the reports whose days are over. */
export const forgetOldReports = async (): Promise<void> => {
  const shelf = await findShelf();
  if (shelf) await dropOldReports(shelf);
};

/** Removes all of it, with the worker that shows it offline. */
export const emptyShelf = async (): Promise<void> => {
  try {
    if (canKeep()) await caches.delete(readingKey);
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // A browser that refuses access keeps nothing.
  }
};

/** Likewise, with the places of reading. */
export const forgetReports = async (): Promise<void> => {
  await emptyShelf();
  removeItem(readingKey);
};
