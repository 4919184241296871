/** A promise that can be kept: how long a new part waits, as the queue stands and as its experts are there. */
import { type Discipline, disciplines, eachDiscipline } from './catalogue.ts';
import type { Queues } from './checkout.ts';
import { dayInParis, endOfParisDay, nextWorkingDay } from './withdrawal.ts';
import { type Backlog, capacityOn, type Workshop } from './workshop.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Work ends at 18 h in Paris (§9 «Support hours»). */
const hoursAfterWork = 6;

type Promised = { readonly due_at: string; readonly priority?: boolean | undefined };

/** The order of work: by promised day in Paris, within a day the pack's parts first, then by promised instant. */
export const byPromise = (a: Promised, b: Promised): number =>
  dayInParis(new Date(a.due_at)) - dayInParis(new Date(b.due_at)) ||
  Number(b.priority ?? false) - Number(a.priority ?? false) ||
  a.due_at.localeCompare(b.due_at);

/** YYYY-MM-DD of a midnight UTC. */
const nameOf = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);
/** The day in Paris of a promise, YYYY-MM-DD. */
export const promisedDay = (dueAt: string): string => nameOf(dayInParis(new Date(dueAt)));

type Capacity = (day: string) => number;

/** The days after that of `now`, each with what can be written until its end: on working days, by who is there. */
function* daysAfter(now: Date, capacity: Capacity) {
  let written = 0;
  for (let midnight = dayInParis(now) + day; ; midnight += day) {
    if (nextWorkingDay(midnight) === midnight) written += capacity(nameOf(midnight));
    yield { midnight, written };
  }
}

const countUntil = (backlog: Backlog, last: string): number =>
  Object.entries(backlog).reduce((sum, [due, count]) => (due <= last ? sum + count : sum), 0);

/**
 * The day by whose end a new part can be written. `usual`: after all that is promised. `priority`: work is done by promised
 * day, so only what is promised until then comes before it; the first day from which on every promise that is kept
 * without this part is kept with it.
 */
const firstDays = (backlog: Backlog, capacity: Capacity, now: Date) => {
  const all = Object.values(backlog).reduce((sum, count) => sum + count, 0);
  let priority: number | undefined;
  for (const { midnight, written } of daysAfter(now, capacity)) {
    const fits = countUntil(backlog, nameOf(midnight)) < written;
    priority = fits ? (priority ?? midnight) : undefined;
    if (all < written) return { usual: midnight, priority: priority ?? midnight };
  }
  throw new Error('the days have no end');
};

/**
 * Hours until the end of work of a day; 0 for the next working day, for then less than a day's work is before the part and
 * the catalogue's bound holds.
 */
const hoursUntil = (midnight: number, now: Date): number => {
  if (midnight <= nextWorkingDay(dayInParis(now) + day)) return 0;
  const end = endOfParisDay(midnight).getTime() + 1 - hoursAfterWork * hour;
  return Math.ceil((end - now.getTime()) / hour);
};

/** Hours until a new part can be delivered that comes after `backlog`, and one of a pack. */
export const waitOf = (backlog: Backlog, capacity: Capacity, now: Date) => {
  const { usual, priority } = firstDays(backlog, capacity, now);
  return { usual: hoursUntil(usual, now), priority: hoursUntil(priority, now) };
};

/** The first working day on which somebody writes (YYYY-MM-DD), when nobody does on the next one. */
const returnDay = (capacity: Capacity, now: Date): string | undefined => {
  const next = nextWorkingDay(dayInParis(now) + day);
  for (const { midnight, written } of daysAfter(now, capacity)) {
    if (written > 0) return midnight > next ? nameOf(midnight) : undefined;
  }
  return undefined;
};

/** What anybody may know before paying: how long each discipline waits, which is away until when, which is closed. */
export const queuesNow = ({ backlogs, team, closed }: Workshop, now: Date): Queues => {
  const capacity = eachDiscipline((discipline) => capacityOn(discipline, team));
  const waits = eachDiscipline((discipline) => waitOf(backlogs[discipline], capacity[discipline], now));
  const back = disciplines.flatMap((discipline: Discipline) => {
    const returns = returnDay(capacity[discipline], now);
    return returns ? [[discipline, returns] as const] : [];
  });
  return {
    hours: eachDiscipline((discipline) => waits[discipline].usual),
    priority_hours: eachDiscipline((discipline) => waits[discipline].priority),
    back: Object.fromEntries(back),
    closed: [...closed],
  };
};
