/** The delays and the due date that the checkout shows before the payment. */
import {
  catalogue,
  type Discipline,
  deliveryOfAll,
  type HourSpan,
  hasPack,
  longest,
  type PaidKey,
  partsOf,
} from './catalogue.ts';
import { addHours } from './dates.ts';

/** The writing bounds of several services: the longest, as for the delivery. */
export const writingOfAll = (keys: readonly PaidKey[]): HourSpan =>
  longest(keys.map((key) => catalogue[key].writing));

/** «Traitement prioritaire»: only a pack has it. */
export const hasPriority = (keys: readonly PaidKey[]): boolean => hasPack(keys);

type Each<Value> = Readonly<Partial<Record<Discipline, Value>>>;

/** The state of the queues that is public before the payment. */
export type Queues = {
  /** Hours until a new part of a discipline can be delivered; 0 or absent without a wait. */
  readonly hours: Each<number>;
  /** The same for a part of a pack; never longer. */
  readonly priority_hours: Each<number>;
  /** The day (YYYY-MM-DD) on which the first expert of the discipline returns. */
  readonly back: Each<string>;
  /** Disciplines that cannot be bought at present. */
  readonly closed: readonly Discipline[];
};

export const noQueues: Queues = { hours: {}, priority_hours: {}, back: {}, closed: [] };

/** The closed disciplines of a selection, with those of a pack. */
export const closedOf = (keys: readonly PaidKey[], { closed }: Pick<Queues, 'closed'>): Discipline[] =>
  partsOf(keys).filter((discipline) => closed.includes(discipline));

/** The latest day (YYYY-MM-DD) on which an expert returns to a part of the selection; undefined without absences. */
export const backOf = (keys: readonly PaidKey[], { back }: Pick<Queues, 'back'>): string | undefined =>
  partsOf(keys)
    .flatMap((discipline) => back[discipline] ?? [])
    .toSorted()
    .at(-1);

type Waits = Pick<Queues, 'hours' | 'priority_hours'>;

/** The delivery bound in hours: that of the catalogue, or that of a longer queue. */
export const dueHours = (keys: readonly PaidKey[], queues: Waits): number => {
  const hours = hasPriority(keys) ? queues.priority_hours : queues.hours;
  return Math.max(deliveryOfAll(keys).max, ...partsOf(keys).map((discipline) => hours[discipline] ?? 0));
};

/** True when the queue makes the promised day later than the delay that the catalogue and the terms state. */
export const isLater = (keys: readonly PaidKey[], queues: Waits): boolean =>
  dueHours(keys, queues) > deliveryOfAll(keys).max;

/** The due date of a selection paid at `paidAt`; the server stores the same as `due_at`. */
export const dueDate = (keys: readonly PaidKey[], paidAt: Date, queues: Waits): Date =>
  addHours(paidAt, dueHours(keys, queues));
