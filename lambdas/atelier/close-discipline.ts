import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { type DisciplineState, closeDiscipline as wire } from '#domain/wire/settings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { StoredWorkshop, WorkshopStore } from '#lambdas/storage/workshop.ts';

const mayClose = ({ isAdministrator, discipline }: Member, wanted: Discipline): boolean =>
  isAdministrator || discipline === wanted;

/** The disciplines that the member may close, with their present state. */
export const statesFor = (me: Member, { closures }: Pick<StoredWorkshop, 'closures'>): DisciplineState[] =>
  disciplines
    .filter((discipline) => mayClose(me, discipline))
    .map((discipline) => {
      const closure = closures.find((one) => one.discipline === discipline);
      return { discipline, ...(closure && { closed_by: closure.by, closed_at: closure.at }) };
    });

/**
 * Closes a discipline to new orders, and with it the pack that contains it; existing orders are written as promised. An
 * expert of the discipline or an administrator may do it; repeating changes nothing. Throws ShopError not_found,
 * forbidden.
 */
export const closeDiscipline = async (
  me: Member,
  service: string | undefined,
  isClosed: boolean,
  workshop: Pick<WorkshopStore, 'close' | 'reopen' | 'read'>,
  now: Date,
): Promise<DisciplineState[]> => {
  const discipline = disciplines.find((known) => known === service);
  if (!discipline) throw new ShopError('not_found');
  if (!mayClose(me, discipline)) throw new ShopError('forbidden');
  if (isClosed) await workshop.close({ discipline, by: me.name, at: now.toISOString() });
  else await workshop.reopen(discipline);
  return statesFor(me, await workshop.read());
};

export const route = routeOf(wire, {
  id: 'CloseDiscipline',
  who: 'staff',
  loss: 'Nobody can close a discipline: what nobody can write goes on being sold.',
  uses: { settings: ['PutItem', 'DeleteItem', 'Query'] },
  stores: ['workshop'],
  run: async ({ me, params, body, workshop, now }) => ({
    disciplines: await closeDiscipline(me, params.service, body.closed, workshop, now),
  }),
});
