import type * as z from 'zod/mini';
import { atelierDelivered as wire } from '#domain/wire/atelier.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { placeAfter, toPage } from '#lambdas/access/pages.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { toQueued } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

/** The delivered parts of the member's discipline, the last delivered first. */
export const readDelivered = async (
  { discipline }: Member,
  parts: Pick<PartsStore, 'delivered'>,
  after: string | undefined,
): Promise<z.infer<typeof wire.answer>> => {
  const place = placeAfter(after, 2);
  if (!discipline) return { items: [] };
  const piece = await parts.delivered(discipline, pageSize, place);
  return toPage(piece.rows.map(toQueued), piece);
};

export const route = routeOf(wire, {
  id: 'AtelierDelivered',
  who: 'staff',
  loss: 'Experts do not find the reports they delivered and cannot replace one.',
  uses: { parts: ['BatchGetItem', 'index by-delivery'] },
  stores: ['parts'],
  run: ({ me, parts, query }) => readDelivered(me, parts, query.after),
});
