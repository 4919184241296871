import { disciplines, eachDiscipline } from '#domain/catalogue.ts';
import { type Concern, concernKinds, metricOf } from '#domain/concerns.ts';
import { standingStill, sweepRun } from '#domain/ops/alarms.ts';
import { promisedDay } from '#domain/promise.ts';
import type { Workshop } from '#domain/workshop.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { WorkshopStore } from '#lambdas/storage/concerns.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { RowUnreadable } from '#lambdas/storage/readable.ts';
import { type ApologiseDependencies, apologise } from './apologise.ts';
import { otherConcerns, partConcerns, type SourceDependencies } from './concerns.ts';
import { type StandingDependencies, standing } from './standing.ts';
import { countTeam, type TeamDependencies } from './team.ts';
import { type TellStaffDependencies, type Told, tellStaff } from './tell-staff.ts';

export type WatchDependencies = ApologiseDependencies &
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
    const byDay = Map.groupBy(own, ({ due_at }) => promisedDay(due_at));
    return Object.fromEntries([...byDay].map(([day, due]) => [day, due.length]));
  });

/** One order's trouble keeps no other customer waiting for an apology; the count makes the run fail, so that it is seen. */
const apologiseAll = async (ids: readonly string[], workshop: Workshop, deps: WatchDependencies) => {
  let [told, failed] = [0, 0];
  for (const id of ids) {
    try {
      told += Number(await apologise(id, workshop, deps));
    } catch (error) {
      // It has rung, and every run would fail for it until the row is repaired.
      if (error instanceof RowUnreadable) continue;
      failed += 1;
      log.error('apology_failed', errorFacts(error));
    }
  }
  return { told, failed };
};

/** Whatever keeps the atelier's mails from being written keeps nothing else; the run fails in the end, so that it is seen. */
const tellStaffQuietly = async (
  parts: readonly PartRecord[],
  concerns: readonly Concern[],
  deps: WatchDependencies,
): Promise<Told> => {
  try {
    return await tellStaff(parts, concerns, deps);
  } catch (error) {
    log.error('staff_not_told', errorFacts(error));
    return { mailed: 0, untold: 1 };
  }
};

const countsOf = (concerns: readonly Concern[]): Readonly<Record<string, number>> => {
  const found = Map.groupBy(concerns, ({ kind }) => metricOf(kind));
  return Object.fromEntries(
    concernKinds.map((kind) => [metricOf(kind), found.get(metricOf(kind))?.length ?? 0]),
  );
};

/** Orders of which a promise may be missed: also those whose confirmation does not leave, which no queue shows. */
const maybeLate = (concerns: readonly Concern[]): string[] => {
  const ids = concerns
    .filter(({ kind, mail }) => kind === 'late' || mail === 'confirmation')
    .flatMap(({ order_id }) => order_id ?? []);
  return [...new Set(ids)];
};

export type Watched = Told & {
  /** How many there are of each kind, by the names of their metrics, of what stands still, and this run. */
  readonly counts: Readonly<Record<string, number>>;
  /** Customers who were told of a missed promise, and who could not be. */
  readonly told: number;
  readonly failed: number;
};

/**
 * Looks at everything that must not be forgotten: counts it by kind, for the alarms, writes down what the queues hold and
 * who writes, tells the customers of missed promises, and the people of the atelier of everything new.
 */
export const watch = async (deps: WatchDependencies): Promise<Watched> => {
  const parts = (await Promise.all(disciplines.map((queue) => deps.parts.allInQueue(queue)))).flat();
  const backlogs = backlogsOf(parts);
  await deps.workshop.writeBacklogs(backlogs, deps.now);
  const workshop = { ...(await deps.workshop.read()), backlogs };
  const ofParts = partConcerns(parts, deps.now);
  const others = (await otherConcerns(deps)).concerns;
  const all = [...ofParts, ...others];
  const apologies = await apologiseAll(maybeLate(all), workshop, deps);
  await countTeam(workshop.team, deps);
  const counts = { ...countsOf(all), [standingStill]: await standing(deps), [sweepRun]: 1 };
  return { counts, ...apologies, ...(await tellStaffQuietly(parts, others, deps)) };
};
