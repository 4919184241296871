/** What the checkout promises before payment: the two named delays and the date of the second. */
import {
  catalogue,
  type Discipline,
  deliveryOfAll,
  type HourSpan,
  type PaidKey,
  partsOf,
} from './catalogue.ts';
import { addHours } from './dates.ts';

/** The writing bounds of several services: the longest, as for the delivery. */
export const writingOfAll = (keys: readonly PaidKey[]): HourSpan => ({
  min: Math.max(0, ...keys.map((key) => catalogue[key].writing.min)),
  max: Math.max(0, ...keys.map((key) => catalogue[key].writing.max)),
});

/** «Traitement prioritaire» of the pack. */
export const hasPriority = (keys: readonly PaidKey[]): boolean => keys.includes('pack-complet');

type Each<Value> = Readonly<Partial<Record<Discipline, Value>>>;

/** What the shop tells of its queues before anybody pays. */
export type Queues = {
  /** Until a new part of a discipline can be delivered; 0 or absent: it does not wait. */
  readonly hours: Each<number>;
  /** The same for a part of a pack, which never waits longer. */
  readonly priority_hours: Each<number>;
  /** Nobody of the discipline is there before that day (YYYY-MM-DD). */
  readonly back: Each<string>;
  /** Cannot be bought for now. */
  readonly closed: readonly Discipline[];
};

export const noQueues: Queues = { hours: {}, priority_hours: {}, back: {}, closed: [] };

/** The disciplines of a selection that cannot be bought for now: a pack has all four. */
export const closedOf = (keys: readonly PaidKey[], { closed }: Pick<Queues, 'closed'>): Discipline[] =>
  partsOf(keys).filter((discipline) => closed.includes(discipline));

/** The latest day on which somebody comes back to a part of a selection (YYYY-MM-DD); undefined when nobody is away. */
export const backOf = (keys: readonly PaidKey[], { back }: Pick<Queues, 'back'>): string | undefined =>
  partsOf(keys)
    .flatMap((discipline) => back[discipline] ?? [])
    .toSorted()
    .at(-1);

type Waits = Pick<Queues, 'hours' | 'priority_hours'>;

/** The delivery bound in hours: the catalogue's, or a queue's of its parts where that is longer. */
export const promisedHours = (keys: readonly PaidKey[], queues: Waits): number => {
  const hours = hasPriority(keys) ? queues.priority_hours : queues.hours;
  return Math.max(deliveryOfAll(keys).max, ...partsOf(keys).map((discipline) => hours[discipline] ?? 0));
};

/** The latest delivery of what would be paid at `paidAt`; the server stores the same as `due_at`. */
export const promisedDate = (keys: readonly PaidKey[], paidAt: Date, queues: Waits): Date =>
  addHours(paidAt, promisedHours(keys, queues));
