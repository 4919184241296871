import { type Discipline, type PaidKey, partsOf } from './catalogue.ts';
import { addDays } from './dates.ts';
import { isListed, isRefunded, type Order } from './order.ts';
import { type Named, nameKey, studiedOf } from './persons.ts';

/** The same reading of the same person within these days gets a calm question first; nothing is refused. */
export const calmDays = 30;

type Wanted = { readonly services: readonly PaidKey[]; readonly named: Named };
export type Before = {
  readonly order: Pick<Order, 'id'>;
  readonly service: Discipline;
  /** When it was paid (UTC). */
  readonly at: string;
};

/** The newest paid order that has one of these readings for this person; those that were withdrawn or refunded do not count. */
export const orderedBefore = (
  orders: readonly Order[],
  { services, named }: Wanted,
  now: Date,
): Before | undefined => {
  const wanted: readonly Discipline[] = partsOf(services);
  const since = addDays(now, -calmDays).toISOString();
  const found = orders.flatMap((order): Before[] => {
    const { paid_at: at } = order;
    if (!at || at < since || !isListed(order) || isRefunded(order)) return [];
    if (nameKey(studiedOf(order.customer_info)) !== nameKey(named)) return [];
    const part = order.parts.find(
      (one) => wanted.includes(one.service) && !one.withdrawn_at && !one.refunded_at,
    );
    return part ? [{ order, service: part.service, at }] : [];
  });
  return found.sort((left, right) => right.at.localeCompare(left.at))[0];
};
