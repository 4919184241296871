import type { OwnRequest } from '#domain/wire/own-requests.ts';
import { ownRequests as wire } from '#domain/wire/own-requests.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { RequestRecord } from '#lambdas/storage/requests.ts';

/** A request as its customer reads it; the schema of the answer leaves out the rest of the row. */
export const toOwn = ({ id, kind, asked_at, due_at, answered_at, asked }: RequestRecord): OwnRequest => ({
  id,
  kind,
  asked_at,
  due_at,
  ...(answered_at !== undefined && { answered_at }),
  ...(asked && { asked }),
});

export const route = routeOf(wire, {
  id: 'OwnRequests',
  who: 'customer',
  loss: 'Customers do not see their requests, and must ask for a correction, a limitation or an objection in writing.',
  uses: { requests: ['Query'] },
  stores: ['requests'],
  run: async ({ customer, requests }) => ({
    requests: (await requests.ofPerson(customer.userId)).map(toOwn),
  }),
});
