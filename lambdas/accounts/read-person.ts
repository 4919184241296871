import { limits } from '#domain/limits.ts';
import { orderNumber } from '#domain/order.ts';
import { paperKinds } from '#domain/papers.ts';
import {
  type StudiedOrder,
  type StudiedPerson,
  type StudiedRequest,
  readPerson as wire,
} from '#domain/wire/persons.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import { isOpen, type OrderRecord, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { RequestRecord, RequestsStore } from '#lambdas/storage/requests.ts';
import {
  knownBirth,
  knownEntry,
  registerIdOf,
  type Studied,
  type StudiedDependencies,
  studiedByToken,
} from './studied.ts';

export type ReadPersonDependencies = StudiedDependencies & {
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly accesses: Pick<AccessesStore, 'ofOrder'>;
  readonly requests: Pick<RequestsStore, 'ofPerson'>;
};

/** What the journal records of the buyer alone. */
const buyersOwn: ReadonlySet<string> = new Set([...paperKinds, 'email', 'unsealed', 'request']);

const stateOf = (order: OrderRecord, parts: readonly PartRecord[]): StudiedOrder['state'] => {
  if (!order.paid_at) return 'unpaid';
  const open = parts.filter((part) => isOpen(order, part));
  if (open.some(({ state }) => state === 'taken')) return 'writing';
  if (open.length > 0) return 'waiting';
  return parts.some(({ state, refunded_at }) => state === 'delivered' && !refunded_at) ? 'delivered' : 'over';
};

const toOrder = async (
  { order, born }: Studied['orders'][number],
  deps: ReadPersonDependencies,
): Promise<StudiedOrder> => {
  const accesses = await deps.accesses.ofOrder(order.id);
  return {
    ...knownBirth(born),
    number: orderNumber(order.id),
    created_at: order.created_at,
    services: order.services,
    state: stateOf(order, await deps.parts.ofOrder(order.id)),
    accesses: accesses
      .filter(({ what }) => !buyersOwn.has(what))
      .map(({ at, by, name, what, service }) => ({ at, by, name, what, service }))
      .reverse(),
  };
};

const toRequest = ({ kind, asked_at, due_at, answered_at, asked }: RequestRecord): StudiedRequest => ({
  kind,
  asked_at,
  due_at,
  ...(answered_at !== undefined && { answered_at }),
  ...(asked && { message: asked.message }),
  ...(asked?.answer && { answer: { outcome: asked.answer.outcome, reason: asked.answer.reason } }),
});

/** All that is kept of a person, without the buyer's address, prices or other orders. */
export const toPerson = async (
  { userId, buyer, keys, known, orders }: Studied,
  deps: ReadPersonDependencies,
): Promise<StudiedPerson> => {
  const asked = await Promise.all(keys.map((key) => deps.requests.ofPerson(registerIdOf(userId, key))));
  return {
    buyer,
    account: known.map(([, entry]) => knownEntry(entry)),
    orders: await Promise.all(orders.map((one) => toOrder(one, deps))),
    requests: asked
      .flat()
      .sort((left, right) => right.asked_at.localeCompare(left.asked_at))
      .map(toRequest),
  };
};

/** What a route needs to answer with `toPerson`. */
export const readerUses = {
  tokens: ['GetItem'],
  profiles: ['GetItem'],
  orders: ['BatchGetItem', 'index by-user'],
  births: ['BatchGetItem'],
  parts: ['Query'],
  accesses: ['Query'],
  requests: ['Query'],
  limits: ['UpdateItem'],
} as const;
export const readerStores = [
  'personLinks',
  'profiles',
  'orders',
  'births',
  'parts',
  'accesses',
  'requests',
  'limits',
] as const;

export const route = routeOf(wire, {
  id: 'ReadPerson',
  who: 'link',
  loss: 'Persons for whom somebody has ordered do not see what the shop keeps of them.',
  uses: readerUses,
  stores: readerStores,
  run: async (call) => {
    await takeUse(limits.personLink, call.viewerIp, call);
    const { studied } = await studiedByToken(call.body.token, call);
    return toPerson(studied, call);
  },
});
