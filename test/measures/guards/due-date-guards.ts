import type { Guard } from './guard.ts';

const days = ['test/unit/domain/due-date-days.test.ts'];

/** Guards of due dates and of closed disciplines. */
export const dueDateGuards: readonly Guard[] = [
  {
    name: 'days off',
    protects: 'A due date does not count days on which the expert is away.',
    file: 'lib/domain/workshop.ts',
    text: '.filter((member) => !isOff(member, day))',
    without: '.filter((member) => isOff(member, day) || member)',
    tests: days,
  },
  {
    name: 'the pack’s priority',
    protects: 'A pack comes before parts that can wait, and changes no due date of another order.',
    file: 'lib/domain/due-date.ts',
    text: 'priority = fits ? (priority ?? midnight) : undefined;',
    without: 'priority = priority ?? (fits ? midnight : undefined);',
    tests: days,
  },
  {
    name: 'closed disciplines',
    protects: 'A closed discipline is not sold, whatever the page has shown.',
    file: 'lambdas/payments/due-date.ts',
    text: "if (closed.length > 0) throw new ShopError('discipline_closed', closedFor(services, closed));",
    without: '',
    tests: ['test/unit/lambdas/payments/due-date.test.ts'],
  },
  {
    name: 'who closes a discipline',
    protects: 'An expert can only close their own discipline.',
    file: 'lambdas/atelier/close-discipline.ts',
    text: "if (!mayClose(me, discipline)) throw new ShopError('forbidden');",
    without: '',
    tests: ['test/unit/lambdas/atelier/settings.test.ts'],
  },
];
