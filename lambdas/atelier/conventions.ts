import type { Chosen } from '#domain/dossier/conventions.ts';
import { chooseConventions as wire } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { ownPart, type PartPath, whileItMoves } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { chosenFor } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

export type ChooseDependencies = { readonly parts: Pick<PartsStore, 'find' | 'choose'> };

const isSame = (one: Chosen['chosen'], other: Chosen['chosen']): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** Stores how the chart of a part is drawn. Throws ShopError conventions_changed when another choice is stored. */
export const chooseConventions = (
  me: Member,
  path: PartPath,
  { revision, chosen }: Chosen,
  { parts }: ChooseDependencies,
): Promise<Chosen> =>
  whileItMoves(async () => {
    const part = await ownPart(me, path, parts);
    const stored = chosenFor(part);
    if (stored.revision === revision) return parts.choose(part, me.id, { revision: revision + 1, chosen });
    // The answer of its own saving was lost.
    if (stored.revision === revision + 1 && isSame(stored.chosen, chosen)) return stored;
    throw new ShopError('conventions_changed');
  });

export const route = routeOf(wire, {
  id: 'ChooseConventions',
  who: 'staff',
  loss: 'Experts cannot choose how a chart is drawn; it stays as it was.',
  uses: { parts: ['GetItem', 'UpdateItem'] },
  stores: ['parts'],
  run: (call) => chooseConventions(call.me, call.params, call.body, call),
});
