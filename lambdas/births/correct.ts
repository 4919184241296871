import { type Born, bornSchema } from '#domain/births/born.ts';
import type { BirthRecord } from '#domain/births/correction.ts';
import { limits } from '#domain/limits.ts';
import { type CorrectedBirth, correctBirth as wire } from '#domain/wire/births.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import {
  type Answer,
  answerOf,
  bornFrom,
  corrected,
  type FindDependencies,
  type Found,
  findBirth,
} from '#lambdas/born/correction.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import { type RequestsStore, requestKey } from '#lambdas/storage/requests.ts';
import type { CorrectionsStore } from '#lambdas/storage/transactions/correct-birth.ts';

export type CorrectDependencies = FindDependencies & {
  readonly accesses: Pick<AccessesStore, 'add' | 'ofOrder'>;
  readonly corrections: CorrectionsStore;
  readonly requests: Pick<RequestsStore, 'add' | 'answer'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly now: Date;
};

/** A birth that was opened before openings were marked is found in the access log. */
const isOpened = async ({ order, before }: Found, { accesses }: CorrectDependencies): Promise<boolean> =>
  before.opened_at !== undefined ||
  (await accesses.ofOrder(order.id)).some(({ by, what }) => by === 'expert' && what === 'birth_data');

/** The schema orders the keys, so that equal births are equal texts. */
const isSame = (left: Born, right: Born): boolean =>
  JSON.stringify(bornSchema.parse(left)) === JSON.stringify(bornSchema.parse(right));

/** Undefined where nothing changes; the present birth again takes a waiting request back. */
const changeOf = (found: Found, born: Born, opened: boolean, at: string): BirthRecord | undefined => {
  const { before } = found;
  if (isSame(born, before)) return before.request && { ...before, request: undefined };
  if (!opened) return corrected(found, born, { at, by: 'customer' });
  if (before.request && isSame(born, before.request.born)) return undefined;
  return { ...before, request: { at, born }, refused: undefined };
};

/** Keeps the register of requests: a request that is replaced or taken back is answered. */
const register = async (
  userId: string,
  { before, after }: { readonly before: BirthRecord; readonly after: BirthRecord },
  { requests, now }: CorrectDependencies,
): Promise<void> => {
  const old = before.request?.at;
  if (old !== undefined) await requests.answer(requestKey(userId, 'correction', new Date(old)), now);
  if (after.request) await requests.add(userId, 'correction', now);
};

/**
 * Corrects the birth of an order, or asks for it once an expert has opened the birth. The same request again changes
 * nothing. Throws ShopError not_found, birth_fixed, invalid_request, too_many.
 */
export const correctBirth = async (
  actor: Customer,
  id: string | undefined,
  sent: CorrectedBirth,
  deps: CorrectDependencies,
): Promise<Answer> => {
  await takeUse(limits.birthCorrection, actor.userId, deps);
  return whileMoved(async () => {
    const order = wire.id.safeParse(id).success ? await deps.orders.find(id ?? '') : undefined;
    if (order?.user_id !== actor.userId) throw new ShopError('not_found');
    const found = await findBirth(order, deps);
    const opened = await isOpened(found, deps);
    const after = changeOf(found, bornFrom(sent, found, deps.now), opened, deps.now.toISOString());
    if (!after) return answerOf(found.before);
    await deps.corrections.commit({ ...found, after });
    const what = opened ? 'birth_asked' : 'birth_corrected';
    await deps.accesses.add(found.order.id, { by: 'customer', what }, deps.now);
    await register(actor.userId, { before: found.before, after }, deps);
    return answerOf(after);
  });
};

export const route = routeOf(wire, {
  id: 'CorrectBirth',
  who: 'customer',
  loss: 'Customers cannot correct a birth: a report may be written for the wrong one.',
  uses: {
    orders: ['GetItem', 'UpdateItem'],
    parts: ['Query', 'UpdateItem'],
    births: ['GetItem', 'PutItem'],
    issues: ['PutItem', 'DeleteItem'],
    accesses: ['PutItem', 'Query'],
    requests: ['UpdateItem', 'PutItem'],
    limits: ['UpdateItem'],
  },
  stores: ['orders', 'births', 'parts', 'accesses', 'corrections', 'requests', 'limits'],
  run: (call) => correctBirth(call.customer, call.params.id, call.body, call),
});
