import { deliveryOfAll, type PaidKey } from '#domain/catalogue.ts';
import { closedOf, dueHours } from '#domain/checkout.ts';
import { queuesNow } from '#domain/due-date.ts';
import { closedFor } from '#domain/texts/closed.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Workshop } from '#domain/workshop.ts';

/** `recent` may be a minute old, `fresh` is read from the table. */
export type WorkshopReader = {
  readonly recent: (now: Date) => Promise<Workshop>;
  readonly fresh: (now: Date) => Promise<Workshop>;
};

/**
 * The delay in hours that the order stores: set only when the queue makes it longer than the catalogue's. Throws
 * `discipline_closed` for a service that is closed, and `due_date_later` when the delay is longer than the page has
 * `shown`: a due date that was not shown binds nobody (L111-1).
 */
export const dueHoursOf = async (
  services: readonly PaidKey[],
  shown: number | undefined,
  { recent, fresh }: WorkshopReader,
  now: Date,
): Promise<number | undefined> => {
  const usual = deliveryOfAll(services).max;
  const shownHours = Math.max(usual, shown ?? 0);
  const termsBy = (workshop: Workshop) => {
    const queues = queuesNow(workshop, now);
    return { hours: dueHours(services, queues), closed: closedOf(services, queues) };
  };
  const known = termsBy(await recent(now));
  const isAsShown = known.hours === shownHours && known.closed.length === 0;
  // The page may have read newer rows than this function has cached.
  const { hours, closed } = isAsShown ? known : termsBy(await fresh(now));
  if (closed.length > 0) throw new ShopError('discipline_closed', closedFor(services, closed));
  if (hours > shownHours) throw new ShopError('due_date_later');
  return hours > usual ? hours : undefined;
};
