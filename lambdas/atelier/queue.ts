import type * as z from 'zod/mini';
import { byDueDate } from '#domain/due-date.ts';
import { atelierQueue as wire } from '#domain/wire/atelier.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { toQueued } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { deliveredQueue } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

const maxOpen = 200;
const maxDelivered = 50;

/** The queue of the member's discipline: the earliest due part first, and of the same day those of packs first. */
export const readQueue = async (
  me: Member,
  parts: Pick<PartsStore, 'inQueue'>,
): Promise<z.infer<typeof wire.answer>> => {
  const { id, name, discipline, isAdministrator, dailyAt } = me;
  const answer = { me: { id, name, discipline, is_administrator: isAdministrator, daily_at: dailyAt } };
  if (!discipline) return { ...answer, open: [], delivered: [] };
  const [open, delivered] = await Promise.all([
    parts.inQueue(discipline, maxOpen, 'first'),
    parts.inQueue(deliveredQueue(discipline), maxDelivered, 'last'),
  ]);
  return { ...answer, open: open.toSorted(byDueDate).map(toQueued), delivered: delivered.map(toQueued) };
};

export const route = routeOf(wire, {
  id: 'AtelierQueue',
  who: 'staff',
  loss: 'Experts do not see what waits: orders are delivered late.',
  uses: { parts: ['BatchGetItem', 'index queue'] },
  stores: ['parts'],
  run: ({ me, parts }) => readQueue(me, parts),
});
