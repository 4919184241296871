import type { BirthRecord } from '#domain/births/correction.ts';
import { correctBirth, type Decision, decideBirth as wire } from '#domain/wire/births.ts';
import { ShopError } from '#domain/wire/errors.ts';
import {
  type Answer,
  answerOf,
  bornFrom,
  corrected,
  type FindDependencies,
  type Found,
  findBirth,
} from '#lambdas/born/correction.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { isRead } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import { isOver, type PartRecord } from '#lambdas/storage/order-record.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import { type RequestsStore, requestKey } from '#lambdas/storage/requests.ts';
import type { CorrectionsStore } from '#lambdas/storage/transactions/correct-birth.ts';

export type DecideDependencies = FindDependencies & {
  readonly accesses: Pick<AccessesStore, 'add'>;
  readonly corrections: CorrectionsStore;
  readonly requests: Pick<RequestsStore, 'answer'>;
  readonly now: Date;
};

const findOrder = async (id: string | undefined, deps: FindDependencies): Promise<Found> =>
  findBirth(correctBirth.id.safeParse(id).success ? await deps.orders.find(id ?? '') : undefined, deps);

const holds = (me: Member, parts: readonly PartRecord[]): boolean =>
  parts.some((part) => part.expert?.id === me.id && isRead(part) && !isOver(part));

/** Throws request_changed where the customer has asked for something else, or nothing any more. */
const requestIn = ({ request }: BirthRecord, askedAt: string) => {
  if (request?.at !== askedAt) throw new ShopError('request_changed');
  return request;
};

type Signed = { readonly by: 'expert' | 'administrator'; readonly name: string };

const changeOf = (found: Found, decision: Decision, { by, name }: Signed, now: Date): BirthRecord => {
  const { before } = found;
  const at = now.toISOString();
  switch (decision.kind) {
    case 'accept':
      return corrected(found, requestIn(before, decision.asked_at).born, { at, by, name });
    case 'refuse':
      requestIn(before, decision.asked_at);
      return { ...before, request: undefined, refused: { at, name, reason: decision.reason } };
    case 'correct':
      return corrected(found, bornFrom(decision.born, found, now), { at, by, name, reason: decision.reason });
  }
};

/**
 * Answers the customer's request, or corrects the birth after a call; the customer's account shows who did it and why.
 * Only an expert who has opened a part of the order reads the birth; an administrator answers or writes without seeing it.
 * Throws ShopError forbidden, not_found, birth_fixed, request_changed, invalid_request.
 */
export const decideBirth = (
  me: Member,
  id: string | undefined,
  decision: Decision,
  deps: DecideDependencies,
): Promise<Partial<Answer>> =>
  whileMoved(async () => {
    const found = await findOrder(id, deps);
    const isExpert = holds(me, found.parts);
    if (!(isExpert || me.isAdministrator)) throw new ShopError('forbidden');
    const signed = { by: isExpert ? 'expert' : 'administrator', name: me.name } as const;
    const after = changeOf(found, decision, signed, deps.now);
    const subject = { kind: 'birth', order_id: found.order.id, at: deps.now.toISOString() } as const;
    await deps.corrections.commit({
      ...found,
      after,
      mail: mailAbout(found.order.user_id, subject, deps.now),
    });
    const what = decision.kind === 'refuse' ? 'birth_refused' : 'birth_corrected';
    await deps.accesses.add(found.order.id, { ...signed, who: me.id, what }, deps.now);
    const { request } = found.before;
    const key = request && requestKey(found.order.user_id, 'correction', new Date(request.at));
    if (key) await deps.requests.answer(key, deps.now);
    return isExpert ? answerOf(after) : {};
  });

export const route = routeOf(wire, {
  id: 'DecideBirth',
  who: 'staff',
  loss: 'Nobody can answer a request to correct a birth: its parts cannot be delivered.',
  uses: {
    orders: ['GetItem', 'UpdateItem'],
    parts: ['Query', 'UpdateItem'],
    births: ['GetItem', 'PutItem'],
    issues: ['DeleteItem'],
    accesses: ['PutItem'],
    requests: ['UpdateItem'],
    outbox: ['PutItem'],
  },
  stores: ['orders', 'births', 'parts', 'accesses', 'corrections', 'requests'],
  run: (call) => decideBirth(call.me, call.params.id, call.body, call),
});
