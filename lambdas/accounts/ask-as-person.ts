import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { fullName } from '#domain/persons.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { askAsPerson as wire } from '#domain/wire/persons.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { uuidOf } from '#lambdas/platform/tokens.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import { keyOf, newRequest } from '#lambdas/storage/requests.ts';
import type { AskedCorrectionsStore } from '#lambdas/storage/transactions/ask-correction.ts';
import { readerStores, readerUses, toPerson } from './read-person.ts';
import { namedIn, registerIdOf, type Studied, studiedByToken } from './studied.ts';

export type AskAsPersonDependencies = {
  readonly corrections: Pick<AskedCorrectionsStore, 'askByLink'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly now: Date;
};
type Sent = Omit<z.infer<typeof wire.body>, 'token'>;

const nameIn = ({ orders, known }: Studied): string | undefined => {
  const named = orders[0]?.born.person ?? known.map(([, entry]) => namedIn(entry))[0];
  return named && fullName(named);
};

/**
 * Asks for a correction in the person's own words: the team is told, and answers within the month. The same words again
 * within the hour are one request. Throws ShopError too_many, and not_found where nothing is kept of the person.
 */
export const askAsPerson = async (
  studied: Studied,
  { message, email }: Sent,
  { corrections, limits: store, now }: AskAsPersonDependencies,
): Promise<void> => {
  const [key = ''] = studied.keys;
  const registerId = registerIdOf(studied.userId, key);
  await takeUse(limits.personAct, registerId, { limits: store, now });
  const name = nameIn(studied);
  if (name === undefined) throw new ShopError('not_found');
  const hour = now.toISOString().slice(0, 13);
  const id = `${hour}#correction#${uuidOf(registerId, hour, message, email ?? '')}`;
  const [first] = studied.orders;
  const asked = {
    about: 'person' as const,
    message,
    user_id: studied.userId,
    ...(first && { order_id: first.order.id }),
    studied: { name, ...(email !== undefined && { email }) },
  };
  const row = newRequest(keyOf(registerId, id), now, { kind: 'correction', asked });
  const mail = mailAbout(registerId, { kind: 'correction', user_id: registerId, request_id: id }, now);
  await corrections.askByLink(row, [mail]);
};

export const route = routeOf(wire, {
  id: 'AskAsPerson',
  who: 'link',
  loss: 'Persons for whom somebody has ordered must ask for a correction in writing.',
  uses: { ...readerUses, requests: ['Query', 'PutItem'], outbox: ['PutItem'] },
  stores: [...readerStores, 'askedCorrections'],
  run: async ({ askedCorrections, ...call }) => {
    await takeUse(limits.personLink, call.viewerIp, call);
    const { studied } = await studiedByToken(call.body.token, call);
    await askAsPerson(studied, call.body, { ...call, corrections: askedCorrections });
    return toPerson(studied, call);
  },
});
