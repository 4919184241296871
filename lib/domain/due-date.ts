/** Computes due dates: the wait of a new part, from the queue and the presence of the experts. */
import { closedDisciplines, type Discipline, disciplines, eachDiscipline } from './catalogue.ts';
import type { Queues } from './checkout.ts';
import { endOfShopDay, nextWorkingDay, shopDay } from './holidays.ts';
import { type Backlog, capacityOn, type Workshop } from './workshop.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Work ends at 18 h in the shop's zone (§9 «Support hours»). */
const hoursAfterWork = 6;

type Due = { readonly due_at: string; readonly priority?: boolean | undefined };

/** The order of work: by due day of the shop; within a day packs first, then by due date. */
export const byDueDate = (a: Due, b: Due): number =>
  shopDay(new Date(a.due_at)) - shopDay(new Date(b.due_at)) ||
  Number(b.priority ?? false) - Number(a.priority ?? false) ||
  a.due_at.localeCompare(b.due_at);

/** YYYY-MM-DD of a midnight UTC. */
const nameOf = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);
/** The due day in the shop's zone, YYYY-MM-DD. */
export const dueDay = (dueAt: string): string => nameOf(shopDay(new Date(dueAt)));

type Capacity = (day: string) => number;

/**
 * The days after that of `now`, each with the number of reports written by its end: on working days, by the experts
 * present.
 */
function* daysAfter(now: Date, capacity: Capacity) {
  let written = 0;
  for (let midnight = shopDay(now) + day; ; midnight += day) {
    if (nextWorkingDay(midnight) === midnight) written += capacity(nameOf(midnight));
    yield { midnight, written };
  }
}

const countUntil = (backlog: Backlog, last: string): number =>
  Object.entries(backlog).reduce((sum, [due, count]) => (due <= last ? sum + count : sum), 0);

/**
 * The day by whose end a new part can be written. `usual`: after the whole backlog. `priority`: parts are written by
 * due day, so only those due until then come first; the first day from which every due date that is met without this
 * part is also met with it.
 */
const firstDays = (backlog: Backlog, capacity: Capacity, now: Date) => {
  const all = Object.values(backlog).reduce((sum, count) => sum + count, 0);
  let priority: number | undefined;
  for (const { midnight, written } of daysAfter(now, capacity)) {
    const fits = countUntil(backlog, nameOf(midnight)) < written;
    priority = fits ? (priority ?? midnight) : undefined;
    if (all < written) return { usual: midnight, priority: priority ?? midnight };
  }
  throw new Error('no day was found');
};

/**
 * Hours until the end of work of a day. 0 for the next working day: then less than a day's work comes first, and the
 * catalogue's bound applies.
 */
const hoursUntil = (midnight: number, now: Date): number => {
  if (midnight <= nextWorkingDay(shopDay(now) + day)) return 0;
  const end = endOfShopDay(midnight).getTime() + 1 - hoursAfterWork * hour;
  return Math.ceil((end - now.getTime()) / hour);
};

/** Hours until a new part, or a new part of a pack, can be delivered after `backlog`. */
export const waitOf = (backlog: Backlog, capacity: Capacity, now: Date) => {
  const { usual, priority } = firstDays(backlog, capacity, now);
  return { usual: hoursUntil(usual, now), priority: hoursUntil(priority, now) };
};

/** The first working day with an expert present (YYYY-MM-DD); undefined when that is the next working day. */
const returnDay = (capacity: Capacity, now: Date): string | undefined => {
  const next = nextWorkingDay(shopDay(now) + day);
  for (const { midnight, written } of daysAfter(now, capacity)) {
    if (written > 0) return midnight > next ? nameOf(midnight) : undefined;
  }
  return undefined;
};

/** The public state of the queues before the payment: waits, absences and closed disciplines. */
export const queuesNow = ({ backlogs, team, closed }: Workshop, now: Date) => {
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
    closed: [...new Set([...closed, ...closedDisciplines])],
  } satisfies Queues;
};
