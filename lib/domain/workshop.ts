/** Who writes the reports of a discipline, what has been promised of it, and whether it can be bought. */
import { type Discipline, eachDiscipline } from './catalogue.ts';
import { experts } from './owner/experts.ts';
import type { Absence } from './settings.ts';

/** An expert in the calculation of promises; without `per_day` the usual number counts. */
type TeamMember = {
  readonly discipline: Discipline;
  readonly per_day?: number | undefined;
  readonly absences?: readonly Absence[] | undefined;
};

/** How many open parts are promised for each day of Paris (YYYY-MM-DD). */
export type Backlog = Readonly<Record<string, number>>;

export type Workshop = {
  readonly backlogs: Readonly<Record<Discipline, Backlog>>;
  readonly team: readonly TeamMember[];
  /** Disciplines that cannot be bought for now. */
  readonly closed: readonly Discipline[];
};

export const emptyWorkshop: Workshop = {
  backlogs: eachDiscipline(() => ({})),
  team: [],
  closed: [],
};

/** Reports that an expert of a discipline writes on a working day, until she or he has said how many. */
export const usualPerDay = (discipline: Discipline): number =>
  experts.find((expert) => expert.discipline === discipline)?.capacity ?? 1;

/** Until an expert of a discipline has saved settings, the experts shown on the site count. */
const teamOf = (discipline: Discipline, team: readonly TeamMember[]): readonly TeamMember[] => {
  const known = team.filter((member) => member.discipline === discipline);
  const shown = experts.filter((expert) => expert.discipline === discipline);
  return known.length > 0 ? known : shown.map(({ capacity }) => ({ discipline, per_day: capacity }));
};

/** Reports that the experts of a discipline write together on a working day (YYYY-MM-DD), without those who are off. */
export const capacityOn = (discipline: Discipline, team: readonly TeamMember[]) => {
  const members = teamOf(discipline, team);
  const isOff = ({ absences = [] }: TeamMember, day: string) =>
    absences.some(({ from, to }) => from <= day && day <= to);
  return (day: string): number =>
    members
      .filter((member) => !isOff(member, day))
      .reduce((sum, { per_day = usualPerDay(discipline) }) => sum + per_day, 0);
};
