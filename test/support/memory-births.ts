import type { BirthRecord } from '#domain/births/correction.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { RestartsStore } from '#lambdas/storage/transactions/restart.ts';

/** Births in memory, beside the orders in memory. */
export const memoryBirths = (orders: Pick<OrdersStore, 'replace'>) => {
  const born = new Map<string, BirthRecord>();
  const births: BirthsStore = {
    find: async (id) => born.get(id),
    findRecent: async (id) => born.get(id),
    findAll: async (ids) => new Map([...born].filter(([id]) => ids.includes(id))),
    open: async (id, now) => {
      const one = born.get(id);
      if (one && one.opened_at === undefined)
        born.set(id, { ...one, opened_at: now.toISOString(), revision: (one.revision ?? 0) + 1 });
      return born.get(id);
    },
    add: async ({ id }, one) => {
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
