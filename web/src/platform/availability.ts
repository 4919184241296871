import { isPack, nameOf, type PaidKey } from '#domain/catalogue.ts';
import { backOf, closedOf, dueDate, type Queues } from '#domain/checkout.ts';
import { addDays, formatDay, formatLongDate } from '#domain/dates.ts';
import { availabilityTexts as texts } from '#web/texts/availability.ts';
import { ownLongDate } from './own-time.ts';

export type Availability = { readonly isClosed: boolean; readonly text: string };

/** Noon, so that it is the same day in the shop's zone. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The notice beside a service before payment; undefined when it is open and an expert is present. */
export const availabilityOf = (service: PaidKey, queues: Queues, now: Date): Availability | undefined => {
  const closed = closedOf([service], queues);
  if (closed.length > 0) {
    const text = isPack(service) ? texts.closedPack(closed.map(nameOf).join(', ')) : texts.closed;
    return { isClosed: true, text };
  }
  const back = backOf([service], queues);
  if (back === undefined) return undefined;
  const tell = isPack(service) ? texts.awayPack : texts.away;
  const last = formatDay(addDays(noonOf(back), -1));
  const due = ownLongDate(dueDate([service], now, queues));
  return { isClosed: false, text: tell(last, formatLongDate(noonOf(back)), due) };
};
