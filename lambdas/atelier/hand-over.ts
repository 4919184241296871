import type { Person, QueuedPart, Staff } from '#domain/atelier.ts';
import { handOverPart as wire } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { type PartPath, toQueued, visiblePart, whileItMoves } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { correctingUntil, type PartRecord } from '#lambdas/storage/order-record.ts';
import { allExperts } from './experts.ts';
import type { TakeDependencies } from './take.ts';

export type HandOverDependencies = TakeDependencies & { readonly experts: () => Promise<Staff[]> };

const receiver = async (id: string, part: PartRecord, deps: HandOverDependencies): Promise<Person> => {
  const expert = (await deps.experts()).find((one) => one.id === id && one.discipline === part.service);
  if (!expert) throw new ShopError('not_found');
  return { id: expert.id, name: expert.name };
};

/**
 * Hands a part over to a colleague of the discipline, or back to the queue without `to`; a delivered one only while its
 * customer waits for a correction, and to somebody. The expert who has the part or an administrator may do it. Repeating it
 * changes nothing.
 */
export const handOverPart = (
  me: Member,
  path: PartPath,
  to: string | undefined,
  deps: HandOverDependencies,
): Promise<QueuedPart> =>
  whileItMoves(async () => {
    const part = await visiblePart(me, path, deps.parts);
    if (!me.isAdministrator && part.expert?.id !== me.id) throw new ShopError('forbidden');
    const isCorrected = to !== undefined && correctingUntil(part) !== undefined;
    if (part.state === 'delivered' && !isCorrected) throw new ShopError('already_delivered');
    const next = to === undefined ? undefined : await receiver(to, part, deps);
    if (next?.id === part.expert?.id) return toQueued(part);
    return toQueued(await deps.assignments.assign(part, next, me.id, deps.now));
  });

export const route = routeOf(wire, {
  id: 'HandOverPart',
  who: 'staff',
  loss: 'Experts cannot take or hand over parts: orders wait although somebody is there.',
  uses: { parts: ['GetItem', 'UpdateItem'], orders: ['UpdateItem'], staff: ['Scan'] },
  stores: ['parts', 'assignments', 'staff'],
  run: ({ me, params, body, staff, ...deps }) =>
    handOverPart(me, params, body.to, { ...deps, experts: () => allExperts(staff) }),
});
