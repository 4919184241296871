import { shownDisciplines, shownKeys } from '#domain/catalogue.ts';
import { dueDate, type Queues } from '#domain/checkout.ts';
import { availabilityOf } from '#web/platform/availability.ts';
import { ownDay } from '#web/platform/own-time.ts';
import { askQueues } from '#web/platform/queues.ts';
import { availabilityTexts as texts } from '#web/texts/availability.ts';
import { eachConsultation } from './availability-place.ts';

/** Replaces the delay, which is all that the build knows, by the promised day in the visitor's zone. */
const showDueDay = (page: ParentNode, name: string, due: Date): void => {
  for (const place of page.querySelectorAll(`[data-due="${name}"]`))
    place.textContent = texts.dueBy(ownDay(due));
};

/** A sentence about all consultations names the latest day of those on sale. */
const showLatestDay = (page: ParentNode, queues: Queues, now: Date): void => {
  const onSale = shownDisciplines.filter((key) => !queues.closed.includes(key));
  if (onSale.length > 0) showDueDay(page, eachConsultation, dueDate(onSale, now, queues));
};

/**
 * Adds the promised days, absences and closed disciplines to the prerendered catalogue; an unavailable service loses its
 * link to the checkout.
 */
export const showAvailability = async (page: ParentNode): Promise<void> => {
  const queues = await askQueues('default');
  const now = new Date();
  showLatestDay(page, queues, now);
  for (const service of shownKeys) {
    const place = page.querySelector<HTMLElement>(`[data-availability="${service}"]`);
    const known = availabilityOf(service, queues, now);
    if (!known?.isClosed) showDueDay(page, service, dueDate([service], now, queues));
    if (!place || !known) continue;
    place.textContent = known.text;
    if (known.isClosed) place.nextElementSibling?.remove();
  }
};
