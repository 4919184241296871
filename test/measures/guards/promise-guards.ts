import type { Guard } from './guard.ts';

const days = ['test/unit/domain/promise-days.test.ts'];

/** Guards of due dates and of closed disciplines. */
export const promiseGuards: readonly Guard[] = [
  {
    name: 'days off',
    protects: 'Nobody is promised a report of a day on which its expert is away.',
    file: 'lib/domain/workshop.ts',
    text: '.filter((member) => !isOff(member, day))',
    without: '.filter((member) => isOff(member, day) || member)',
    tests: days,
  },
  {
    name: 'the pack’s priority',
    protects: 'A pack comes before what can wait, and moves no date that was promised.',
    file: 'lib/domain/promise.ts',
    text: 'priority = fits ? (priority ?? midnight) : undefined;',
    without: 'priority = priority ?? (fits ? midnight : undefined);',
    tests: days,
  },
  {
    name: 'closed disciplines',
    protects: 'What nobody can write is not sold, whatever the page has shown.',
    file: 'lambdas/payments/promise.ts',
    text: "if (closed.length > 0) throw new ShopError('discipline_closed', closedFor(services, closed));",
    without: '',
    tests: ['test/unit/lambdas/payments/promise.test.ts'],
  },
  {
    name: 'who closes a discipline',
    protects: 'An expert stops the sales of the own discipline alone.',
    file: 'lambdas/atelier/close-discipline.ts',
    text: "if (!mayClose(me, discipline)) throw new ShopError('forbidden');",
    without: '',
    tests: ['test/unit/lambdas/atelier/settings.test.ts'],
  },
];
