import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { WordedKind } from '#domain/requests.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import type { OwnRequest } from '#domain/wire/own-requests.ts';
import { askCorrection as wire } from '#domain/wire/own-requests.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { uuidOf } from '#lambdas/platform/tokens.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import { keyOf, newRequest, type RequestsStore } from '#lambdas/storage/requests.ts';
import type { AskedCorrectionsStore } from '#lambdas/storage/transactions/ask-correction.ts';
import { toOwn } from './own-requests.ts';

export type AskCorrectionDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly requests: Pick<RequestsStore, 'find'>;
  readonly corrections: Pick<AskedCorrectionsStore, 'ask'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly now: Date;
};
type Sent = z.infer<typeof wire.body>;

/** The same words again within the hour, because their answer was lost or a button was pressed twice, are one request. */
const idOf = (userId: string, sent: Sent & { readonly kind: WordedKind }, now: Date): string => {
  const hour = now.toISOString().slice(0, 13);
  return `${hour}#${sent.kind}#${uuidOf(userId, hour, JSON.stringify(sent))}`;
};

/**
 * Asks for a correction, a limitation or an objection in the customer's own words: the team is told, and the customer
 * gets a receipt with the date of the answer. Throws ShopError not_found, signed_out, too_many.
 */
export const askCorrection = async (
  customer: Customer,
  { kind = 'correction', ...sent }: Sent,
  { orders, requests, corrections, limits: store, now }: AskCorrectionDependencies,
): Promise<OwnRequest> => {
  const { userId: user_id } = customer;
  await takeUse(limits.correction, user_id, { limits: store, now });
  const order = sent.order_id === undefined ? undefined : await orders.find(sent.order_id);
  if (sent.order_id !== undefined && order?.user_id !== user_id) throw new ShopError('not_found');
  const key = keyOf(user_id, idOf(user_id, { kind, ...sent }, now));
  const row = newRequest(key, now, { kind, asked: { ...sent, user_id } });
  const mails = (['correction', 'correction-receipt'] as const).map((mail) =>
    mailAbout(user_id, { kind: mail, user_id, request_id: key.id }, now),
  );
  const isNew = await corrections.ask(customer, row, mails);
  return toOwn(orRefuse(isNew ? row : await requests.find(key), 'signed_out'));
};

export const route = routeOf(wire, {
  id: 'AskCorrection',
  who: 'customer',
  loss: 'Customers do not see their requests, and must ask for a correction, a limitation or an objection in writing.',
  uses: {
    requests: ['GetItem', 'PutItem'],
    orders: ['GetItem'],
    limits: ['UpdateItem'],
    outbox: ['PutItem'],
    profiles: ['ConditionCheckItem'],
  },
  stores: ['orders', 'requests', 'askedCorrections', 'limits'],
  run: ({ askedCorrections, ...call }) =>
    askCorrection(call.customer, call.body, { ...call, corrections: askedCorrections }),
});
