import type { Guard } from './guard.ts';

/** What keeps the atelier for those who work here. */
export const staffGuards: readonly Guard[] = [
  {
    name: 'row of the staff',
    protects: 'Whoever has left, or has not accepted yet, opens nothing, whatever the token promises.',
    file: 'lambdas/atelier/staff.ts',
    text: "if (!row || !isActive(row)) throw new ShopError('forbidden');",
    without: "if (!row) throw new ShopError('forbidden');",
    tests: ['test/unit/lambdas-atelier.test.ts'],
  },
  {
    name: 'name by the shop',
    protects:
      'Customers read who opened their data by the name that the shop gives, not by one of the bearer’s choice.',
    file: 'lambdas/orders/read-accesses.ts',
    text: "names.get(who ?? '') ?? access.name",
    without: 'access.name',
    tests: ['test/unit/lambdas-read-accesses.test.ts'],
  },
];
