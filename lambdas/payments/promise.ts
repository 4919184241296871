import { deliveryOfAll, type PaidKey } from '#domain/catalogue.ts';
import { promisedHours } from '#domain/checkout.ts';
import { ShopError } from '#domain/errors.ts';
import { type QueueLengths, queueHoursOf } from '#domain/promise.ts';

/** `recent` may be a minute old, `fresh` is not. */
export type QueueReader = {
  readonly recent: (now: Date) => Promise<QueueLengths>;
  readonly fresh: (now: Date) => Promise<QueueLengths>;
};

/**
 * What the order stores of its promise: its hours where the queue makes them more than the catalogue's. Throws
 * `promise_later` when that is later than what the page has `shown`: nobody is bound by a date that was not shown (L111-1).
 */
export const promiseOf = async (
  services: readonly PaidKey[],
  shown: number | undefined,
  queues: QueueReader,
  now: Date,
): Promise<number | undefined> => {
  const usual = deliveryOfAll(services).max;
  const shownHours = Math.max(usual, shown ?? 0);
  const hoursBy = (lengths: QueueLengths) => promisedHours(services, queueHoursOf(lengths, now));
  const recent = hoursBy(await queues.recent(now));
  // The page may have read a newer count than this function keeps.
  const hours = recent === shownHours ? recent : hoursBy(await queues.fresh(now));
  if (hours > shownHours) throw new ShopError('promise_later');
  return hours > usual ? hours : undefined;
};
