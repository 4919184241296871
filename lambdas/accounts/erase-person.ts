import { limits } from '#domain/limits.ts';
import { orderNumber } from '#domain/order.ts';
import { erasePerson as wire } from '#domain/wire/persons.ts';
import { personKey } from '#lambdas/access/person-key.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { uuidOf } from '#lambdas/platform/tokens.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { ErasedStore } from '#lambdas/storage/erased.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import type { OutboxStore } from '#lambdas/storage/outbox.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { PersonsStore } from '#lambdas/storage/persons.ts';
import { keyOf, newRequest, type RequestRecord, type RequestsStore } from '#lambdas/storage/requests.ts';
import type { AskedCorrectionsStore } from '#lambdas/storage/transactions/ask-correction.ts';
import type { NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import type { ForgetDependencies } from './forget.ts';
import {
  closeBirthIssues,
  eraseParts,
  forgetDrafts,
  forgetFiles,
  forgetThreads,
  freezeCodes,
} from './forget-order.ts';
import { type ReadPersonDependencies, toPerson } from './read-person.ts';
import { type StopDependencies, stopOrder } from './stop-order.ts';
import { namedIn, registerIdOf, type Studied, studiedBy, studiedByToken } from './studied.ts';

export type FinishDependencies = StopDependencies &
  Pick<ForgetDependencies, 'codes' | 'drafts' | 'threads' | 'erasures' | 'files' | 'issues'> & {
    readonly accesses: Pick<AccessesStore, 'add'>;
    readonly births: Pick<BirthsStore, 'find' | 'remove'>;
    readonly erased: ErasedStore;
    readonly notices: Pick<NoticesStore, 'forgetAbout'>;
    readonly outbox: Pick<OutboxStore, 'add'>;
    readonly persons: Pick<PersonsStore, 'drop'>;
    readonly profiles: ForgetDependencies['profiles'] & ReadPersonDependencies['profiles'];
    readonly askedCorrections: Pick<AskedCorrectionsStore, 'finish'>;
    readonly requests: Pick<RequestsStore, 'forget'>;
  };
export type ErasePersonDependencies = FinishDependencies &
  Omit<ReadPersonDependencies, 'accesses' | 'births' | 'orders' | 'requests'> & {
    readonly orders: ReadPersonDependencies['orders'] & StopDependencies['orders'];
    readonly births: ReadPersonDependencies['births'] & FinishDependencies['births'];
    readonly requests: FinishDependencies['requests'] & Pick<RequestsStore, 'ofPerson'>;
    readonly askedCorrections: Pick<AskedCorrectionsStore, 'askByLink' | 'finish'>;
    readonly limits: Pick<LimitsStore, 'waitFor'>;
  };

type Erasing = NonNullable<RequestRecord['erasing']>;
export type OpenErasure = RequestRecord & { readonly erasing: Erasing };
export const isErasing = (row: RequestRecord): row is OpenErasure =>
  row.erasing !== undefined && row.state === 'open';

/** Removes the person from one order; its birth is last, because it leads there. False when the order may still be paid. */
const forgetOrder = async (
  id: string,
  { user_id, keys }: Erasing,
  deps: FinishDependencies,
): Promise<boolean> => {
  const born = await deps.births.find(id);
  const isAnother = born && !(born.person && keys.includes(personKey(user_id, born.person)));
  if (isAnother) return true;
  if (!(await stopOrder(id, deps))) return false;
  const order = await deps.orders.find(id);
  if (!order) return true;
  const bought = { order, parts: await deps.parts.ofOrder(id) };
  await freezeCodes(bought, deps);
  await forgetFiles(bought, deps);
  await eraseParts(bought, deps);
  await forgetDrafts(bought, deps);
  await forgetThreads(bought, deps);
  await closeBirthIssues(bought, deps);
  await deps.notices.forgetAbout([id]);
  if (!born) return true;
  await deps.erased.record([id], deps.now);
  await deps.accesses.add(id, { by: 'person', what: 'person_erased' }, deps.now);
  await deps.births.remove(id);
  return true;
};

const dropFromAccount = async ({ user_id, keys }: Erasing, deps: FinishDependencies): Promise<void> => {
  const persons = Object.entries((await deps.profiles.find(user_id))?.persons ?? {});
  for (const [id, entry] of persons)
    if (keys.includes(personKey(user_id, namedIn(entry)))) await deps.persons.drop(user_id, id);
};

const tellBuyer = async (
  { id, erasing }: OpenErasure,
  { outbox, now }: FinishDependencies,
): Promise<void> => {
  const numbers = erasing.orders.map(orderNumber).join(' ');
  const subject = { kind: 'person-erased', user_id: erasing.user_id, request_id: id, numbers } as const;
  await outbox.add(mailAbout(erasing.user_id, subject, now));
};

/** Carries out an erasure that is in the register. Every step can be repeated; false while an order may still be paid. */
export const finishErasure = async (row: OpenErasure, deps: FinishDependencies): Promise<boolean> => {
  const { erasing } = row;
  const { user_id, keys, orders } = erasing;
  let isWhole = true;
  for (const id of orders) isWhole = (await forgetOrder(id, erasing, deps)) && isWhole;
  await dropFromAccount(erasing, deps);
  if (!isWhole) return false;
  for (const key of keys) await deps.requests.forget(registerIdOf(user_id, key), deps.now);
  await tellBuyer(row, deps);
  await deps.askedCorrections.finish(row, deps.now);
  return true;
};

/** Longer than the function runs: until then another press may have finished while this one read what was left. */
const atOnceMs = 60_000;

/** The open erasure of the person, or a new one; undefined when nothing is left to erase. */
const begin = async (studied: Studied, deps: ErasePersonDependencies): Promise<OpenErasure | undefined> => {
  const { userId, keys } = studied;
  const [first = ''] = keys;
  const registerId = registerIdOf(userId, first);
  const ids = studied.orders.map(({ order }) => order.id);
  const known = (await deps.requests.ofPerson(registerId)).filter(({ kind }) => kind === 'erasure');
  const open = known.find(isErasing);
  if (open)
    return { ...open, erasing: { ...open.erasing, orders: [...new Set([...open.erasing.orders, ...ids])] } };
  const isJustDone = known.some(({ asked_at }) => deps.now.getTime() - Date.parse(asked_at) < atOnceMs);
  if (isJustDone || (studied.orders.length === 0 && studied.known.length === 0)) return undefined;
  await takeUse(limits.personAct, registerId, deps);
  const erasing = { user_id: userId, keys: [...keys], orders: ids };
  // Two presses at once are one erasure, with one mail.
  const what = uuidOf(registerId, ...ids, ...studied.known.map(([id]) => id));
  const key = keyOf(registerId, `${deps.now.toISOString().slice(0, 13)}#erasure#${what}`);
  const row = { ...newRequest(key, deps.now, { kind: 'erasure', erasing }), erasing };
  await deps.askedCorrections.askByLink(row, []);
  return row;
};

/**
 * The person objects and has everything erased (GDPR, articles 17 and 21). It is in the register first: what fails here is
 * finished within the hour. Throws ShopError too_many.
 */
export const erasePerson = async (studied: Studied, deps: ErasePersonDependencies): Promise<void> => {
  const row = await begin(studied, deps);
  if (!row) return;
  try {
    await finishErasure(row, deps);
  } catch (error) {
    log.error('person_erasure_postponed', { request: row.id, ...errorFacts(error) });
  }
};

export const route = routeOf(wire, {
  id: 'ErasePerson',
  who: 'link',
  loss: 'Persons for whom somebody has ordered cannot object; erase them by hand, the law gives a month.',
  uses: {
    tokens: ['GetItem'],
    profiles: ['GetItem'],
    orders: ['BatchGetItem', 'index by-user'],
    births: ['BatchGetItem'],
    accesses: ['Query'],
    requests: ['PutItem'],
    limits: ['UpdateItem'],
  },
  may: ['erase persons'],
  // Stripe may need all its tries; API Gateway waits for 30 seconds.
  seconds: 28,
  stores: ['personLinks', 'limits'],
  gateways: ['personErasure'],
  run: async ({ personErasure, ...call }) => {
    const deps = { ...personErasure, ...call };
    await takeUse(limits.personLink, call.viewerIp, call);
    const { link, studied } = await studiedByToken(call.body.token, deps);
    await erasePerson(studied, deps);
    return toPerson(await studiedBy(link, deps), deps);
  },
});
