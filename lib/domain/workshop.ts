/** The experts of a discipline, its backlog, and whether it can be bought. */
import { type Discipline, eachDiscipline } from './catalogue.ts';
import { experts } from './merchant/experts.ts';
import type { Absence } from './settings.ts';

/** An expert in the computation of due dates; without `per_day` the default number is used. */
type TeamMember = {
  readonly discipline: Discipline;
  readonly per_day?: number | undefined;
  readonly absences?: readonly Absence[] | undefined;
};

/** The number of open parts per due day of the shop (YYYY-MM-DD). */
export type Backlog = Readonly<Record<string, number>>;

export type Workshop = {
  readonly backlogs: Readonly<Record<Discipline, Backlog>>;
  readonly team: readonly TeamMember[];
  /** Disciplines that cannot be bought at present. */
  readonly closed: readonly Discipline[];
};

export const emptyWorkshop: Workshop = {
  backlogs: eachDiscipline(() => ({})),
  team: [],
  closed: [],
};

/** Reports that an expert writes per working day, until they set a number. */
export const usualPerDay = (discipline: Discipline): number =>
  experts.find((expert) => expert.discipline === discipline)?.capacity ?? 1;

/** The experts shown on the site are used until an expert of the discipline has saved settings. */
const teamOf = (discipline: Discipline, team: readonly TeamMember[]): readonly TeamMember[] => {
  const known = team.filter((member) => member.discipline === discipline);
  const shown = experts.filter((expert) => expert.discipline === discipline);
  return known.length > 0 ? known : shown.map(({ capacity }) => ({ discipline, per_day: capacity }));
};

/** Reports that the present experts of a discipline write together on a working day (YYYY-MM-DD). */
export const capacityOn = (discipline: Discipline, team: readonly TeamMember[]) => {
  const members = teamOf(discipline, team);
  const isOff = ({ absences = [] }: TeamMember, day: string) =>
    absences.some(({ from, to }) => from <= day && day <= to);
  return (day: string): number =>
    members
      .filter((member) => !isOff(member, day))
      .reduce((sum, { per_day = usualPerDay(discipline) }) => sum + per_day, 0);
};
