import type { QueuedPart } from '#domain/atelier.ts';
import { needBirth } from '#domain/catalogue.ts';
import { studiedOf } from '#domain/persons.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { isRead, toQueued } from './parts.ts';
import type { Member } from './staff.ts';

export type NameDependencies = {
  readonly orders: Pick<OrdersStore, 'findAll'>;
  readonly births: Pick<BirthsStore, 'findAll'>;
};

/**
 * The parts as the wire shows them, with the first name of the person studied where the member has the part and has opened
 * it: that opening is in the access log. No other name is read.
 */
export const withFirstNames = async (
  { id: me }: Pick<Member, 'id'>,
  parts: readonly PartRecord[],
  { orders, births }: NameDependencies,
): Promise<QueuedPart[]> => {
  const opened = parts.filter((part) => part.expert?.id === me && isRead(part));
  if (opened.length === 0) return parts.map(toQueued);
  const ids = [...new Set(opened.map(({ order_id }) => order_id))];
  const [found, born] = await Promise.all([orders.findAll(ids, false), births.findAll(ids)]);
  const buyers = new Map(found.map(({ id, customer_info }) => [id, customer_info]));
  const nameOf = ({ order_id, service }: PartRecord): string | undefined => {
    const [buyer, birth] = [buyers.get(order_id), born.get(order_id)];
    // A birth that is gone does not say whose it was.
    if (!buyer || (!birth && needBirth([service]))) return undefined;
    return studiedOf({ ...buyer, person: birth?.person }).firstName;
  };
  const own = new Set(opened);
  return parts.map((part) => ({ ...toQueued(part), first_name: own.has(part) ? nameOf(part) : undefined }));
};
