import type { Guard } from './guard.ts';

/** The second factor of everybody with a group. */
export const factorGuards: readonly Guard[] = [
  {
    name: 'no session of the server for staff',
    protects: 'A payment or a mailed link signs nobody of the atelier in past the second factor.',
    file: 'lambdas/accounts/start-session.ts',
    text: '    if (await deps.accounts.isInGroup(user.userId)) return undefined;\n',
    without: '',
    tests: ['test/unit/lambdas-factor.test.ts'],
  },
  {
    name: 'no challenge answered for staff',
    protects:
      'The challenge that asks for no second factor lets nobody of the atelier in, whoever answers it.',
    file: 'lambdas/accounts/verify-challenge.handler.ts',
    text: ' &&\n    !(await isStaff(userId, event))',
    without: '',
    tests: ['test/integration/accounts-session.test.ts'],
  },
];
