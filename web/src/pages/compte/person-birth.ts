import type { ToldBirth } from '#domain/births/birth.ts';
import { bornOf } from '#domain/births/born.ts';
import { bornOfKnown, knownOf } from '#domain/births/known-birth.ts';
import { isListed, isRefunded, isWithdrawn, type Order } from '#domain/order.ts';
import type { KnownPerson } from '#domain/persons.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import type { CorrectedBirth } from '#domain/wire/births.ts';

/** A person of the account as the birth of an order; saving the person has just asked for the agreement. */
export const bornOfPerson = (person: KnownPerson): CorrectedBirth => ({
  ...bornOfKnown(person),
  person: { firstName: person.first_name, lastName: person.last_name, agrees: true },
});

/** True while a report of the order is still to be written. */
const isOpen = (order: Order): boolean =>
  isListed(order) &&
  !isRefunded(order) &&
  !isWithdrawn(order) &&
  order.parts.some(
    ({ state, withdrawn_at, refunded_at }) => state !== 'delivered' && !(withdrawn_at ?? refunded_at),
  );

/** The open orders for a person, by the names that the account had before the change. */
export const openOrdersOf = (
  { first_name, last_name }: Pick<KnownPerson, 'first_name' | 'last_name'>,
  orders: readonly Order[],
): Order[] =>
  orders.filter((order) => {
    const { person } = order.customer_info;
    return person?.firstName === first_name && person.lastName === last_name && isOpen(order);
  });

const readAs = (born: ToldBirth): string => `${birthSentence(born)} ${birthLines(born).instant}`;

/** The orders whose birth reads otherwise than the account's: a checkout may have changed it since. */
export const othersThan = (born: ToldBirth, orders: readonly Order[]): Order[] =>
  orders.filter((order) => {
    const copy = bornOf(order.customer_info);
    return born.birthDate !== '' && copy.birthDate !== '' && readAs(copy) !== readAs(born);
  });

/** A birth as the profile takes it. */
export const ownChangeOf = (born: CorrectedBirth) => ({ birth: null, birth_names: null, ...knownOf(born) });

/** The open orders for the customer. */
export const ownOpenOrders = (orders: readonly Order[]): Order[] =>
  orders.filter((order) => !order.customer_info.person && isOpen(order));
