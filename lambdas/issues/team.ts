import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { MemberRow, TeamStore, WorkshopStore } from '#lambdas/storage/workshop.ts';
import type { Colleague } from './notices.ts';

export type TeamDependencies = {
  /** All active staff members. */
  readonly staff: () => Promise<readonly Pick<Colleague, 'id' | 'discipline'>[]>;
  readonly team: Pick<TeamStore, 'save'>;
  readonly workshop: Pick<WorkshopStore, 'forget'>;
};

const agree = async (rows: readonly MemberRow[], { staff, team, workshop }: TeamDependencies) => {
  const present = await staff();
  // An empty staff table is a fault, not a reason to delete everybody's absences.
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
 * Updates who counts as an expert in the computation of due dates: a new expert writes the default number per day until
 * they change it, a former one writes nothing. A failure does not stop the rest of the sweep; the next one repeats it.
 */
export const countTeam = async (rows: readonly MemberRow[], deps: TeamDependencies): Promise<void> => {
  try {
    await agree(rows, deps);
  } catch (error) {
    log.error('team_not_counted', errorFacts(error));
  }
};
