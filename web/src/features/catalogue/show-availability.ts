import { type PaidKey, paidKeys } from '#domain/catalogue.ts';
import { dueDate, type Queues } from '#domain/checkout.ts';
import { availabilityOf } from '#web/platform/availability.ts';
import { ownDay } from '#web/platform/own-time.ts';
import { askQueues } from '#web/platform/queues.ts';
import { availabilityTexts as texts } from '#web/texts/availability.ts';

/** Replaces the delay, which is all that the build knows, by the promised day in the visitor's zone. */
const showDueDay = (page: ParentNode, service: PaidKey, queues: Queues, now: Date): void => {
  const day = ownDay(dueDate([service], now, queues));
  for (const place of page.querySelectorAll(`[data-due="${service}"]`)) place.textContent = texts.dueBy(day);
};

/**
 * Adds the promised days, absences and closed disciplines to the prerendered catalogue; an unavailable service loses its
 * link to the checkout.
 */
export const showAvailability = async (page: ParentNode): Promise<void> => {
  const queues = await askQueues('default');
  const now = new Date();
  for (const service of paidKeys) {
    const place = page.querySelector<HTMLElement>(`[data-availability="${service}"]`);
    const known = availabilityOf(service, queues, now);
    if (!known?.isClosed) showDueDay(page, service, queues, now);
    if (!place || !known) continue;
    place.textContent = known.text;
    if (known.isClosed) place.nextElementSibling?.remove();
  }
};
