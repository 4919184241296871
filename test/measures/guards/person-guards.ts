import type { Guard } from './guard.ts';

const erasing = ['test/unit/lambdas/accounts/erase-person.test.ts'];
const reading = ['test/unit/lambdas/accounts/read-person.test.ts'];

/** Guards of the person studied: nobody else reads, nothing of it stays, and money goes back once. */
export const personGuards: readonly Guard[] = [
  {
    name: 'one person of a link',
    protects: 'The link of one person shows no other person of the account.',
    file: 'lambdas/accounts/studied.ts',
    text: 'orders: all.filter(({ born }) => isMeant(born.person)),',
    without: 'orders: all,',
    tests: reading,
  },
  {
    name: 'what the buyer alone has opened',
    protects: 'The page of a person studied tells nothing about the buyer’s papers and address.',
    file: 'lambdas/accounts/read-person.ts',
    text: '.filter(({ what }) => !buyersOwn.has(what))',
    without: '',
    tests: reading,
  },
  {
    name: 'the maker of a person’s link',
    protects: 'Nobody makes a link to a person of another account.',
    file: 'lambdas/accounts/person-link.ts',
    text: 'return order?.user_id === userId ?',
    without: 'return order !== undefined ?',
    tests: reading,
  },
  {
    name: 'an order that is stopped once',
    protects: 'A repeated erasure pays nothing back a second time.',
    file: 'lambdas/accounts/stop-order.ts',
    text: '    if (order.person_erased_at) return true;\n',
    without: '',
    tests: erasing,
  },
  {
    name: 'a birth that leads to its order',
    protects: 'An erasure that failed half way finds the order again.',
    file: 'lambdas/accounts/erase-person.ts',
    text: '  if (!isWhole) return false;\n',
    without: '',
    tests: erasing,
  },
  {
    name: 'a birth that is another’s meanwhile',
    protects: 'An erasure that waits takes no order that was corrected to somebody else.',
    file: 'lambdas/accounts/erase-person.ts',
    text: '  if (isAnother) return true;\n',
    without: '',
    tests: erasing,
  },
  {
    name: 'at most what is left',
    protects: 'A stopped order pays back no more than what is left of it.',
    file: 'lib/domain/stopped.ts',
    text: 'Math.min(left, share)',
    without: 'share',
    tests: ['test/unit/domain/stopped.test.ts'],
  },
];
