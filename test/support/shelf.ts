/** The caches of a browser, in memory: as much of them as the site uses. */
import { vi } from 'vitest';

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), 'https://shop.example').href;

const newShelf = () => {
  const held = new Map<string, Response>();
  return {
    match: async (request: RequestInfo | URL) => held.get(addressOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) =>
      void held.set(addressOf(request), response),
    delete: async (request: RequestInfo | URL) => held.delete(addressOf(request)),
    keys: async () => [...held.keys()].map((url) => new Request(url)),
  };
};

/** Replaces `caches`; returns the names of those that exist. */
export const fakeCaches = () => {
  const shelves = new Map<string, ReturnType<typeof newShelf>>();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const shelf = shelves.get(name) ?? newShelf();
      shelves.set(name, shelf);
      return shelf;
    },
    match: async (request: RequestInfo | URL, { cacheName }: { cacheName: string }) =>
      shelves.get(cacheName)?.match(request),
    has: async (name: string) => shelves.has(name),
    delete: async (name: string) => shelves.delete(name),
  });
  return () => [...shelves.keys()];
};
