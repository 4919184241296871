/** What the checkout promises before payment: the two named delays (decisions.md) and the date of the second. */
import { catalogue, deliveryOfAll, type HourSpan, type PaidKey } from './catalogue.ts';
import { addHours } from './dates.ts';

/** The writing bounds of several services: the longest, as for the delivery. */
export const writingOfAll = (keys: readonly PaidKey[]): HourSpan => ({
  min: Math.max(0, ...keys.map((key) => catalogue[key].writing.min)),
  max: Math.max(0, ...keys.map((key) => catalogue[key].writing.max)),
});

/** The latest delivery of what would be paid at `paidAt`; the server stores the same as `due_at`. */
export const promisedDate = (keys: readonly PaidKey[], paidAt: Date): Date =>
  addHours(paidAt, deliveryOfAll(keys).max);
