/** What the checkout promises before payment: the two named delays (decisions.md) and the date of the second. */
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

/** Hours until a new part of a discipline can be delivered, as its queue stands; 0 or absent: it does not wait. */
export type QueueHours = Readonly<Partial<Record<Discipline, number>>>;

/** The delivery bound in hours: the catalogue's, or a queue's of its parts where that is longer. */
export const promisedHours = (keys: readonly PaidKey[], queues: QueueHours): number =>
  Math.max(deliveryOfAll(keys).max, ...partsOf(keys).map((discipline) => queues[discipline] ?? 0));

/** The latest delivery of what would be paid at `paidAt`; the server stores the same as `due_at`. */
export const promisedDate = (keys: readonly PaidKey[], paidAt: Date, queues: QueueHours): Date =>
  addHours(paidAt, promisedHours(keys, queues));
