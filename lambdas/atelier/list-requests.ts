import type * as z from 'zod/mini';
import type { PersonalRequest } from '#domain/requests.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { atelierRequests as wire } from '#domain/wire/requests.ts';
import { placeAfter, toPage } from '#lambdas/access/pages.ts';
import type { HttpRequest } from '#lambdas/routing/request.ts';
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
export const listRequests = async (
  { state, after }: HttpRequest['query'],
  { inState }: Pick<RequestsStore, 'inState'>,
): Promise<z.infer<typeof wire.answer>> => {
  const wanted = wire.state.safeParse(state);
  if (!wanted.success) throw new ShopError('invalid_request');
  const piece = await inState(wanted.data, pageSize, placeAfter(after, 3));
  return toPage(piece.rows.map(toWire), piece);
};

export const route = routeOf(wire, {
  id: 'AtelierRequests',
  who: 'administrator',
  loss: 'Administrators do not see which requests about personal data must be answered.',
  uses: { requests: ['BatchGetItem', 'index by-state'] },
  stack: 'accounts',
  stores: ['requests'],
  run: (call) => listRequests(call.query, call.requests),
});
