/** The worker of /compte/lecture: what it answers, and that it removes reports whose days are over. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyFor } from '#test/support/keys.ts';
import { fakeCaches } from '#test/support/shelf.ts';

const day = 86_400_000;
const report = `/api/orders/an-order/reports/${keyFor.numbers}/page`;
const page = '/compte/lecture';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();

beforeEach(async () => {
  fakeCaches();
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  });
  vi.stubGlobal('fetch', async () => new Response('from the network'));
  vi.resetModules();
  await import('../../../../web/worker/reading.ts');
  const shelf = await caches.open('lecture');
  await shelf.put(report, new Response(JSON.stringify({ at: Date.now(), user: 'somebody' })));
  await shelf.put(page, new Response('<html></html>'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends an event to the worker and waits for all that it began. */
const happens = async (type: string, more: object = {}): Promise<void> => {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  listeners.get(type)?.({ waitUntil, respondWith: waitUntil, ...more });
  await Promise.all(work);
};
const opened = { request: { mode: 'navigate', url: `https://shop.example${page}` } };
const held = async () =>
  (await (await caches.open('lecture')).keys()).map(({ url }) => new URL(url).pathname);

it.each([
  ['fetch', opened],
  ['activate', {}],
])('a report leaves with its seventh day at %s; the page stays', async (type, event) => {
  vi.useFakeTimers({ now: Date.now() + 7 * day - 1000, toFake: ['Date'] });
  await happens(type, event);
  expect(await held()).toEqual([report, page]);
  vi.useFakeTimers({ now: Date.now() + 2000, toFake: ['Date'] });
  await happens(type, event);
  expect(await held()).toEqual([page]);
});
