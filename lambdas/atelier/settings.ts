import type * as z from 'zod/mini';
import type { Discipline } from '#domain/catalogue.ts';
import { shopDay } from '#domain/holidays.ts';
import { absenceProblem, type Settings, standingAbsences } from '#domain/settings.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { type SettingsChange, atelierSettings as wire } from '#domain/wire/settings.ts';
import { usualPerDay } from '#domain/workshop.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { MemberRow, TeamStore, WorkshopStore } from '#lambdas/storage/workshop.ts';
import { statesFor } from './close-discipline.ts';

const todayOf = (now: Date): string => new Date(shopDay(now)).toISOString().slice(0, 10);

const settingsOf = (discipline: Discipline, row: Partial<MemberRow>, today: string): Settings => ({
  per_day: row.per_day ?? usualPerDay(discipline),
  absences: standingAbsences(row.absences ?? [], today),
  usual: row.usual ?? {},
  counting: row.counting ?? {},
});

/** The member's settings, or their defaults. */
export const readSettings = async (
  me: Member,
  workshop: Pick<WorkshopStore, 'read'>,
  now: Date,
): Promise<z.infer<typeof wire.answer>> => {
  const { team, closures } = await workshop.read();
  const disciplines = statesFor(me, { closures });
  if (!me.discipline) return { disciplines };
  const row = team.find(({ user_id }) => user_id === me.id) ?? {};
  return { mine: settingsOf(me.discipline, row, todayOf(now)), disciplines };
};

/** Throws ShopError forbidden for a member without a discipline, invalid_request for an absence that is too far away. */
export const saveSettings = async (
  { id, discipline }: Member,
  change: SettingsChange,
  team: Pick<TeamStore, 'save'>,
  now: Date,
): Promise<Settings> => {
  if (!discipline) throw new ShopError('forbidden');
  const today = todayOf(now);
  const absences = change.absences && standingAbsences(change.absences, today);
  const problem = absences?.map((absence) => absenceProblem(absence, today)).find(Boolean);
  if (problem) throw new ShopError('invalid_request', problem);
  const wish = { ...change, ...(absences && { absences }) };
  return settingsOf(discipline, await team.save({ user_id: id, discipline }, wish), today);
};

export const route = routeOf(wire, {
  id: 'AtelierSettings',
  who: 'staff',
  loss: 'Experts cannot write down an absence: due dates count days on which nobody writes.',
  uses: { settings: ['Query'] },
  stores: ['workshop'],
  run: ({ me, workshop, now }) => readSettings(me, workshop, now),
});
