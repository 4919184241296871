import { addHours } from '#domain/dates.ts';
import type { Order } from '#domain/order.ts';
import { studiedOf } from '#domain/persons.ts';
import type { Person } from '#domain/report/wrong-person.ts';
import { type BirthsStore, withBirth } from '#lambdas/storage/births.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';

type Info = Order['customer_info'];

/** Whom an order is about, and who ordered it. */
type KnownPerson = { readonly userId: string; readonly person: Person };

/** What a warm function has read of other orders, by their ids; an entry holds until `until`, in milliseconds. */
export type PeopleMemory = Map<string, KnownPerson & { readonly until: number }>;

/** A corrected name or birth of another order is looked for this much later. */
const rememberedHours = 1;

export type PeopleDependencies = {
  readonly orders: Pick<OrdersStore, 'findAll'>;
  readonly births: Pick<BirthsStore, 'findAll'>;
  readonly people: PeopleMemory;
  readonly now: Date;
};

/** Whom the report of an order is about. */
const personOf = (info: Info): Person => {
  const { firstName, lastName } = info;
  return {
    ...studiedOf(info),
    birthDate: info.birthDate ?? '',
    birthNames: info.birthNames,
    ...(info.person && { buyer: { firstName, lastName } }),
  };
};

/** The same customer may have ordered for somebody else as well. */
const isForSame = (other: KnownPerson, order: KnownPerson): boolean => {
  const [left, right] = [other.person, order.person];
  const isNamesake = left.firstName === right.firstName && left.lastName === right.lastName;
  return other.userId === order.userId && isNamesake;
};

/**
 * The people of these orders. Tens of thousands may be open, so only those that this function does not remember are read,
 * at half the price: a row of this moment may be missing.
 */
const knownOf = async (
  ids: readonly string[],
  { orders, births, people, now }: PeopleDependencies,
): Promise<readonly KnownPerson[]> => {
  for (const [id, { until }] of people) if (until <= now.getTime()) people.delete(id);
  const missing = ids.filter((id) => !people.has(id));
  const found = await orders.findAll(missing, false);
  const born = await births.findAll(found.map(({ id }) => id));
  const until = addHours(now, rememberedHours).getTime();
  for (const one of found)
    people.set(one.id, {
      userId: one.user_id,
      person: personOf(withBirth(one, born.get(one.id))),
      until,
    });
  return ids.flatMap((id) => people.get(id) ?? []);
};

export type People = {
  /** The customer of this order with the birth. */
  readonly info: Info;
  readonly own: Person;
  readonly others: readonly Person[];
};

/** The person of this order, as it is now, and those of the other orders. */
export const peopleOf = async (
  order: OrderRecord,
  otherIds: readonly string[],
  deps: PeopleDependencies,
): Promise<People> => {
  const others = await knownOf(
    otherIds.filter((id) => id !== order.id),
    deps,
  );
  const born = await deps.births.findAll([order.id]);
  const info = withBirth(order, born.get(order.id));
  const own = { userId: order.user_id, person: personOf(info) };
  return {
    info,
    own: own.person,
    others: others.filter((other) => !isForSame(other, own)).map(({ person }) => person),
  };
};
