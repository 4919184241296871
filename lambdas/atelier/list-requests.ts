import type { PersonalRequest } from '#domain/requests.ts';
import { atelierRequests as wire } from '#domain/wire/requests.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { RequestRecord, RequestsStore } from '#lambdas/storage/requests.ts';

/** Enough of the hash to tell two persons apart. */
const shownLength = 8;

const toWire = ({ who, id, kind, asked_at, due_at, answered_at, asked }: RequestRecord): PersonalRequest => ({
  person: who.slice(0, shownLength),
  kind,
  asked_at,
  due_at,
  ...(answered_at !== undefined && { answered_at }),
  ...(asked && { key: { who, id } }),
});

/** The register of requests about personal data, for administrators. */
export const listRequests = async ({ inState }: Pick<RequestsStore, 'inState'>) => ({
  open: (await inState('open')).map(toWire),
  answered: (await inState('answered')).map(toWire),
});

export const route = routeOf(wire, {
  id: 'AtelierRequests',
  who: 'administrator',
  loss: 'Administrators do not see which requests about personal data must be answered.',
  uses: { requests: ['BatchGetItem', 'index by-state'] },
  stack: 'accounts',
  stores: ['requests'],
  run: ({ requests }) => listRequests(requests),
});
