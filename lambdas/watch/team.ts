import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { MemberRow, TeamStore, WorkshopStore } from '#lambdas/storage/concerns.ts';
import type { Colleague } from './notices.ts';

export type TeamDependencies = {
  /** Everybody who works here. */
  readonly staff: () => Promise<readonly Pick<Colleague, 'id' | 'discipline'>[]>;
  readonly team: Pick<TeamStore, 'save'>;
  readonly workshop: Pick<WorkshopStore, 'forget'>;
};

const agree = async (rows: readonly MemberRow[], { staff, team, workshop }: TeamDependencies) => {
  const present = await staff();
  // A table that names nobody is no reason to forget everybody's absences.
  if (present.length === 0) return;
  const left = rows.filter(
    ({ user_id }) => !present.some(({ id, discipline }) => id === user_id && discipline),
  );
  for (const { user_id } of left) await workshop.forget(user_id);
  for (const { id, discipline } of present) {
    const isKnown = rows.some((row) => row.user_id === id && row.discipline === discipline);
    if (discipline && !isKnown) await team.save({ user_id: id, discipline }, {});
  }
};

/**
 * The promise counts who is an expert now: who has joined writes the usual number a day until it says
 * otherwise, who has left writes nothing any more. A failure keeps nothing else of the sweep: the next one repeats it.
 */
export const countTeam = async (rows: readonly MemberRow[], deps: TeamDependencies): Promise<void> => {
  try {
    await agree(rows, deps);
  } catch (error) {
    log.error('team_not_counted', errorFacts(error));
  }
};
