/** A promise that can be kept: how long an expert's queue makes a new part wait (issue «Promise that can be kept»). */
import { type Discipline, disciplines, type PaidKey } from './catalogue.ts';
import { experts } from './owner/experts.ts';
import { dayInParis, endOfParisDay, nextWorkingDay } from './withdrawal.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Work ends at 18 h in Paris (§9 «Support hours»). */
const hoursAfterWork = 6;

/** Parts of each discipline that wait or are being written. */
export type QueueLengths = Readonly<Record<Discipline, number>>;

/** «Traitement prioritaire» of the pack. */
export const hasPriority = (services: readonly PaidKey[]): boolean => services.includes('pack-complet');

type Promised = { readonly due_at: string; readonly priority?: boolean | undefined };

/** The order of work: by promised day in Paris, within a day the pack's parts first, then by promised instant. */
export const byPromise = (a: Promised, b: Promised): number =>
  dayInParis(new Date(a.due_at)) - dayInParis(new Date(b.due_at)) ||
  Number(b.priority ?? false) - Number(a.priority ?? false) ||
  a.due_at.localeCompare(b.due_at);

/** Reports that an expert of a discipline writes on a working day, until she or he has said how many. */
export const usualPerDay = (discipline: Discipline): number =>
  experts.find((expert) => expert.discipline === discipline)?.capacity ?? 1;

/** Reports that the experts of a discipline write together on a working day. */
export const capacityOf = (discipline: Discipline): number =>
  experts
    .filter((expert) => expert.discipline === discipline)
    .reduce((sum, { capacity }) => sum + capacity, 0);

/** The end of work on the working day that comes `count` working days after the day of `now`. */
const endOfWork = (now: Date, count: number): number => {
  let midnight = dayInParis(now);
  for (let passed = 0; passed < count; passed += 1) midnight = nextWorkingDay(midnight + day);
  return endOfParisDay(midnight).getTime() + 1 - hoursAfterWork * hour;
};

/**
 * Hours until a part can be delivered that comes after `ahead` others: 0 when less than a day's work is before it, for
 * then the catalogue's bound holds. Otherwise the days' work before it, then a day for itself, not counting today.
 */
export const queueHours = (ahead: number, capacity: number, now: Date): number => {
  const daysAhead = Math.floor(ahead / capacity);
  return daysAhead === 0 ? 0 : Math.ceil((endOfWork(now, daysAhead + 1) - now.getTime()) / hour);
};

/** The same for each discipline, by its experts' capacity. */
export const queueHoursOf = (lengths: QueueLengths, now: Date): Record<Discipline, number> => {
  const entry = (discipline: Discipline) => queueHours(lengths[discipline], capacityOf(discipline), now);
  const [western, chinese, numerology, design] = disciplines;
  return {
    [western]: entry(western),
    [chinese]: entry(chinese),
    [numerology]: entry(numerology),
    [design]: entry(design),
  };
};
