import { paidKeys } from '#domain/catalogue.ts';
import { availabilityOf } from '#web/platform/availability.ts';
import { askQueues } from '#web/platform/queues.ts';

/**
 * Adds absences and closed disciplines to the prerendered catalogue; an unavailable service loses its link to the
 * checkout.
 */
export const showAvailability = async (page: ParentNode): Promise<void> => {
  const queues = await askQueues('default');
  for (const service of paidKeys) {
    const place = page.querySelector<HTMLElement>(`[data-availability="${service}"]`);
    const known = availabilityOf(service, queues, new Date());
    if (!place || !known) continue;
    place.textContent = known.text;
    if (known.isClosed) place.nextElementSibling?.remove();
  }
};
