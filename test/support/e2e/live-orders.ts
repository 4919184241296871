import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { listOrders } from '#domain/wire/api.ts';

/**
 * Watches the lists of orders that a page asks for, from now on. The returned function waits until the page is live: it has
 * then fetched them a second time, and nothing is under way.
 */
export const watchOrders = (page: Page): (() => Promise<void>) => {
  const asked = { count: 0, open: 0 };
  const isList = (request: Request) => new URL(request.url()).pathname === listOrders.path;
  const end = (request: Request) => {
    if (isList(request)) asked.open -= 1;
  };
  page.on('request', (request) => {
    if (!isList(request)) return;
    asked.count += 1;
    asked.open += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => ({ ...asked }), { timeout: 15_000 }).toEqual({ count: 2, open: 0 });
};
