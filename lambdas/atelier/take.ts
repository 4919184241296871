import type { QueuedPart } from '#domain/atelier.ts';
import { signs } from '#domain/merchant/signers.ts';
import { notShown, takenBy } from '#domain/texts/errors.ts';
import { takePart as wire } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { type PartPath, toQueued, visiblePart, whileItMoves } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { AssignmentsStore } from '#lambdas/storage/transactions/assign.ts';

export type TakeDependencies = {
  readonly parts: Pick<PartsStore, 'find'>;
  readonly assignments: AssignmentsStore;
  readonly now: Date;
};

/**
 * Takes a part for an expert of its discipline whom the shop names to its customers (403 otherwise). Only one expert gets
 * it; the others read who did (409 `already_taken`).
 */
export const takePart = (me: Member, path: PartPath, deps: TakeDependencies): Promise<QueuedPart> =>
  whileItMoves(async () => {
    const part = await visiblePart(me, path, deps.parts);
    if (part.service !== me.discipline) throw new ShopError('forbidden');
    if (part.expert?.id === me.id) return toQueued(part);
    if (!signs(part.service, me.name)) throw new ShopError('forbidden', notShown);
    if (part.expert) throw new ShopError('already_taken', takenBy(part.expert.name));
    return toQueued(await deps.assignments.assign(part, { id: me.id, name: me.name }, me.id, deps.now));
  });

export const route = routeOf(wire, {
  id: 'TakePart',
  who: 'staff',
  loss: 'Experts cannot take or hand over parts: orders wait although somebody is there.',
  uses: { parts: ['GetItem', 'UpdateItem'], orders: ['UpdateItem'] },
  stores: ['parts', 'assignments'],
  run: (call) => takePart(call.me, call.params, call),
});
