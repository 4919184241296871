import { disciplines, eachDiscipline } from '#domain/catalogue.ts';
import { dueDay } from '#domain/due-date.ts';
import { type Issue, issueKinds, metricOf } from '#domain/issues.ts';
import { standingStill, sweepRun } from '#domain/ops/alarms.ts';
import type { Workshop } from '#domain/workshop.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { askedQueue, correctingQueue, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { UnsentMailsStore } from '#lambdas/storage/outbox.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { RowUnreadable } from '#lambdas/storage/readable.ts';
import type { MemberRow, TeamStore, WorkshopStore } from '#lambdas/storage/workshop.ts';
import { type ApologiseDependencies, apologise } from './apologise.ts';
import { otherIssues, partIssues, type SourceDependencies } from './issues.ts';
import type { ActiveMember } from './staff.ts';
import { type TellStaffDependencies, type Told, tellStaff } from './tell-staff.ts';

type TeamDependencies = {
  /** All active staff members. */
  readonly staff: () => Promise<readonly Pick<ActiveMember, 'id' | 'discipline' | 'writes'>[]>;
  readonly team: Pick<TeamStore, 'save'>;
  readonly workshop: Pick<WorkshopStore, 'forget'>;
};

const agree = async (rows: readonly MemberRow[], { staff, team, workshop }: TeamDependencies) => {
  const present = await staff();
  // An empty staff table is a fault, not a reason to delete everybody's absences.
  if (present.length === 0) return;
  const writers = present.filter(({ writes }) => writes);
  const left = rows.filter(({ user_id }) => !writers.some(({ id }) => id === user_id));
  for (const { user_id } of left) await workshop.forget(user_id);
  for (const { id, discipline } of writers) {
    const isKnown = rows.some((row) => row.user_id === id && row.discipline === discipline);
    if (discipline && !isKnown) await team.save({ user_id: id, discipline }, {});
  }
};

/**
 * Updates who counts as an expert in the computation of due dates: a new expert writes the default number per day until
 * they change it, a former one writes nothing. A failure does not stop the rest of the sweep; the next one repeats it.
 */
const countTeam = async (rows: readonly MemberRow[], deps: TeamDependencies): Promise<void> => {
  try {
    await agree(rows, deps);
  } catch (error) {
    log.error('team_not_counted', errorFacts(error));
  }
};

type StandingDependencies = {
  /** The watched queues that hold messages, with their counts. */
  readonly messages: {
    readonly waiting: () => Promise<readonly { readonly queue: string; readonly messages: number }[]>;
  };
  readonly unsentMails: Pick<UnsentMailsStore, 'dueBefore'>;
  readonly now: Date;
};

/** The sweep enqueues due mails every five minutes: after this time, queue or sender have failed. */
const overdueMinutes = 30;

/** The number of queues without progress, the outbox included; a log line names each. */
const standing = async ({ messages, unsentMails, now }: StandingDependencies): Promise<number> => {
  const overdue = await unsentMails.dueBefore(new Date(now.getTime() - overdueMinutes * 60_000));
  const queues = await messages.waiting();
  const all = overdue > 0 ? [...queues, { queue: 'outbox', messages: overdue }] : queues;
  for (const facts of all) log.warn('queue_stands_still', facts);
  return all.length;
};

export type SweepIssuesDependencies = ApologiseDependencies &
  SourceDependencies &
  StandingDependencies &
  TellStaffDependencies &
  TeamDependencies & {
    readonly parts: Pick<PartsStore, 'allInQueue'>;
    readonly workshop: Pick<WorkshopStore, 'read' | 'writeBacklogs'>;
  };

const backlogsOf = (parts: readonly PartRecord[]): Workshop['backlogs'] =>
  eachDiscipline((discipline) => {
    const own = parts.filter(({ service }) => service === discipline);
    const byDay = Map.groupBy(own, ({ due_at }) => dueDay(due_at));
    return Object.fromEntries([...byDay].map(([day, due]) => [day, due.length]));
  });

/** A failure of one order does not stop the other apologies; the count makes the run fail at its end. */
const apologiseAll = async (ids: readonly string[], workshop: Workshop, deps: SweepIssuesDependencies) => {
  let [told, failed] = [0, 0];
  for (const id of ids) {
    try {
      told += Number(await apologise(id, workshop, deps));
    } catch (error) {
      // The row's alarm was raised when it was read; failing here as well would fail every run until the repair.
      if (error instanceof RowUnreadable) continue;
      failed += 1;
      log.error('apology_failed', errorFacts(error));
    }
  }
  return { told, failed };
};

/** A failure of the staff mails does not stop the rest; the run fails at its end. */
const tellStaffQuietly = async (
  parts: readonly PartRecord[],
  issues: readonly Issue[],
  deps: SweepIssuesDependencies,
): Promise<Told> => {
  try {
    return await tellStaff(parts, issues, deps);
  } catch (error) {
    log.error('staff_not_told', errorFacts(error));
    return { mailed: 0, untold: 1 };
  }
};

const countsOf = (issues: readonly Issue[]): Readonly<Record<string, number>> => {
  const found = Map.groupBy(issues, ({ kind }) => metricOf(kind));
  return Object.fromEntries(
    issueKinds.map((kind) => [metricOf(kind), found.get(metricOf(kind))?.length ?? 0]),
  );
};

/** Orders that may be late, including those whose confirmation was not sent: they are in no queue. */
const maybeLate = (issues: readonly Issue[]): string[] => {
  const ids = issues
    .filter(({ kind, mail }) => kind === 'late' || mail === 'confirmation')
    .flatMap(({ order_id }) => order_id ?? []);
  return [...new Set(ids)];
};

export type SweptIssues = Told & {
  /** Metrics by name: issues of each kind, queues without progress, and this run. */
  readonly counts: Readonly<Record<string, number>>;
  /** Customers who were informed of a missed due date. */
  readonly told: number;
  readonly failed: number;
};

/**
 * Looks for everything that needs attention: counts issues for the alarms, stores the backlogs of the queues and the
 * team, informs customers of missed due dates, and the staff of everything new.
 */
export const sweepIssues = async (deps: SweepIssuesDependencies): Promise<SweptIssues> => {
  const allIn = async (queues: readonly string[]) =>
    (await Promise.all(queues.map((queue) => deps.parts.allInQueue(queue, false)))).flat();
  const [running, asked, correcting] = await Promise.all([
    allIn(disciplines),
    allIn(disciplines.map(askedQueue)),
    allIn(disciplines.map(correctingQueue)),
  ]);
  const backlogs = backlogsOf(running);
  const parts = [...running, ...asked, ...correcting];
  await deps.workshop.writeBacklogs(backlogs, deps.now);
  const workshop = { ...(await deps.workshop.read()), backlogs };
  const ofParts = partIssues(parts, deps.now);
  const others = (await otherIssues(deps)).issues;
  const all = [...ofParts, ...others];
  const apologies = await apologiseAll(maybeLate(all), workshop, deps);
  await countTeam(workshop.team, deps);
  const counts = { ...countsOf(all), [standingStill]: await standing(deps), [sweepRun]: 1 };
  return { counts, ...apologies, ...(await tellStaffQuietly(parts, others, deps)) };
};
