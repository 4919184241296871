import type * as z from 'zod/mini';
import { atelierDelivered as wire } from '#domain/wire/atelier.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { placeAfter, toPage } from '#lambdas/access/pages.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { type NameDependencies, withFirstNames } from '#lambdas/staff/first-names.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

/** The delivered parts of the member's discipline, the last delivered first. */
export const readDelivered = async (
  me: Member,
  after: string | undefined,
  { parts, ...names }: NameDependencies & { readonly parts: Pick<PartsStore, 'delivered'> },
): Promise<z.infer<typeof wire.answer>> => {
  const place = placeAfter(after, 2);
  if (!me.discipline) return { items: [] };
  const piece = await parts.delivered(me.discipline, pageSize, place);
  return toPage(await withFirstNames(me, piece.rows, names), piece);
};

export const route = routeOf(wire, {
  id: 'AtelierDelivered',
  who: 'staff',
  loss: 'Experts do not find the reports they delivered and cannot replace one.',
  uses: {
    parts: ['BatchGetItem', 'index by-delivery'],
    orders: ['BatchGetItem'],
    births: ['BatchGetItem'],
  },
  stores: ['parts', 'orders', 'births'],
  run: (call) => readDelivered(call.me, call.query.after, call),
});
