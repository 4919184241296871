import { paidKeys } from '#domain/catalogue.ts';
import { availabilityOf } from '#web/platform/availability.ts';
import { askQueues } from '#web/platform/queues.ts';

/** Writes who is away and what is closed into the prerendered catalogue; what cannot be bought loses its way to the checkout. */
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
