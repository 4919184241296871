import type { Born } from '#domain/order.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { RestartsStore } from '#lambdas/storage/transactions/restart.ts';

/** Births in memory, beside the orders in memory. */
export const memoryBirths = (orders: Pick<OrdersStore, 'replace'>) => {
  const born = new Map<string, Born>();
  const births: BirthsStore = {
    find: async (id) => born.get(id),
    findRecent: async (id) => born.get(id),
    findAll: async (ids) => new Map([...born].filter(([id]) => ids.includes(id))),
    add: async (id, one) => {
      if (!born.has(id)) born.set(id, one);
    },
    remove: async (id) => {
      born.delete(id);
    },
  };
  const restarts: RestartsStore = {
    restart: async (order, one) => {
      const next = await orders.replace(order);
      born.set(order.id, one);
      return next;
    },
  };
  return { born, births, restarts };
};
