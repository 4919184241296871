import type { Order } from '#domain/order.ts';
import { studiedOf } from '#domain/persons.ts';
import type { Person } from '#domain/report/wrong-person.ts';
import { type BirthsStore, withBirth } from '#lambdas/storage/births.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';

export type PeopleDependencies = {
  readonly orders: Pick<OrdersStore, 'findAll'>;
  readonly births: Pick<BirthsStore, 'findAll'>;
};

type Info = Order['customer_info'];

/** Whom the report of an order is about. */
const personOf = (info: Info): Person => ({
  ...studiedOf(info),
  birthDate: info.birthDate ?? '',
  birthNames: info.birthNames,
  ...(info.person && { buyer: info }),
});

/** The customer of an order with the birth. */
type Known = { readonly userId: string; readonly info: Info };

/** The same customer may have ordered for somebody else as well. */
const isForSame = (other: Known, order: Known): boolean => {
  const [left, right] = [studiedOf(other.info), studiedOf(order.info)];
  const isNamesake = left.firstName === right.firstName && left.lastName === right.lastName;
  return other.userId === order.userId && isNamesake;
};

export type People = {
  /** The customer of this order with the birth. */
  readonly info: Info;
  readonly own: Person;
  readonly others: readonly Person[];
};

/** The person of this order, and those of the other orders. */
export const peopleOf = async (
  order: OrderRecord,
  otherIds: readonly string[],
  { orders, births }: PeopleDependencies,
): Promise<People> => {
  const found = await orders.findAll(otherIds);
  const born = await births.findAll([order, ...found].map(({ id }) => id));
  const whole = (one: OrderRecord): Known => ({
    userId: one.user_id,
    info: withBirth(one, born.get(one.id)),
  });
  const own = whole(order);
  const others = found.map(whole).filter((other) => !isForSame(other, own));
  return { info: own.info, own: personOf(own.info), others: others.map(({ info }) => personOf(info)) };
};
