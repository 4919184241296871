import { hasPdf, type Order } from '#domain/order.ts';

/** A live message carries no birth: the one of the other version stays. */
const withBirthOf = (order: Order, other: Order): Order =>
  order.customer_info.birthDate === undefined
    ? {
        ...order,
        customer_info: { ...other.customer_info, ...order.customer_info },
        correction: other.correction,
      }
    : order;

/** The newest version of each order, newest order first (§7); an older version of a known order is dropped. */
export const mergeOrders = (known: readonly Order[], incoming: readonly Order[]): readonly Order[] => {
  const pictures = new Map(known.map((order) => [order.id, order]));
  for (const order of incoming) {
    const before = pictures.get(order.id);
    if (!before) pictures.set(order.id, order);
    else if (order.version >= before.version) pictures.set(order.id, withBirthOf(order, before));
    else pictures.set(order.id, withBirthOf(before, order));
  }
  return [...pictures.values()].sort((left, right) => right.created_at.localeCompare(left.created_at));
};

/** §4: a known order has its first PDF. */
export const hasFirstReport = (before: readonly Order[], after: readonly Order[]): boolean =>
  before.some((old) => !hasPdf(old) && after.some((order) => order.id === old.id && hasPdf(order)));
