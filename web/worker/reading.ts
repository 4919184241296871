import { dropOldReports } from '#web/platform/old-reports.ts';

/**
 * The service worker of /compte/lecture, and of nothing else: without a network it answers with the page and the files
 * that the page has kept. Reports are no answers of it; the page reads them itself, and both remove those whose days are
 * over.
 */

type LifeEvent = { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = LifeEvent & {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

/** The types of workers contradict those of pages, and this file needs three of them. */
declare const self: {
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  skipWaiting: () => Promise<void>;
  readonly clients: { claim: () => Promise<void> };
};

const shelf = 'lecture';
const page = '/compte/lecture';
/** A connection that hangs must not keep the reader from what the device has. */
const patience = 5000;

const kept = (address: string): Promise<Response | undefined> => caches.match(address, { cacheName: shelf });

const answerPage = async (request: Request): Promise<Response> => {
  const known = await kept(page);
  if (!known) return fetch(request);
  try {
    return await fetch(request, { signal: AbortSignal.timeout(patience) });
  } catch {
    return known;
  }
};

/** The name of an asset holds a hash of its content. */
const answerAsset = async (request: Request): Promise<Response> =>
  (await kept(request.url)) ?? fetch(request);

const dropOld = async (): Promise<void> => {
  if (await caches.has(shelf)) await dropOldReports(await caches.open(shelf));
};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOld()])));
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') {
    event.respondWith(answerPage(event.request));
    event.waitUntil(dropOld());
  } else if (new URL(url).pathname.startsWith('/assets/')) event.respondWith(answerAsset(event.request));
});
