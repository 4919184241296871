import type { Guard } from './guard.ts';

const store = ['test/integration/limits-store.test.ts'];

/** Guards of limits: how often, and that nobody uses up the limit of another. */
export const limitGuards: readonly Guard[] = [
  {
    name: 'limit of a bucket',
    protects: 'Resets, links and payments cannot be tried without a limit.',
    file: 'lambdas/storage/limits.ts',
    text: "'rested_at <= :latest'",
    without: "'rested_at <= :latest OR rested_at > :latest'",
    tests: store,
  },
  {
    name: 'fold of a mailbox',
    protects: 'Spellings of one mailbox do not get three mails each.',
    file: 'lambdas/storage/limits.ts',
    text: 'mailboxOf(address)',
    without: 'address',
    tests: store,
  },
  {
    name: 'first mail of an address',
    protects: 'A stranger with other spellings of a mailbox does not keep its owner from a mail.',
    file: 'lambdas/storage/limits.ts',
    text: '&& !(bucket.sparesFirst && isFirst)',
    without: '',
    tests: store,
  },
  {
    name: 'prefixes of IPv6',
    protects: 'A visitor with a /48 does not count as 65,536 networks.',
    file: 'lambdas/storage/networks.ts',
    text: 'within(64, 1), within(56, 2), within(48, 8)',
    without: 'within(64, 1)',
    tests: ['test/unit/domain/limits.test.ts'],
  },
  {
    name: 'mails of a sign-up',
    protects: 'Sign-ups with invented plus-addresses do not fill a mailbox.',
    file: 'lambdas/accounts/sign-up.ts',
    text: 'if (!(await counted.allows(limits.signUpMail, request.email, now))) return [];',
    without: 'await counted.allows(limits.signUpMail, request.email, now);',
    tests: ['test/unit/lambdas/accounts/sign-up.test.ts'],
  },
  {
    name: 'mails of unpaid orders',
    protects: 'Unpaid orders do not fill a mailbox.',
    file: 'lambdas/payments/create-payment.ts',
    text: 'if (!(await deps.limits.allows(limits.signUpMail, profile.email, deps.now))) return;',
    without: 'await deps.limits.allows(limits.signUpMail, profile.email, deps.now);',
    tests: ['test/unit/lambdas/payments/create-payment.test.ts'],
  },
  {
    name: 'resets of nobody',
    protects: 'Invented addresses do not use up the resets of the mailbox that they would reach.',
    file: 'lambdas/accounts/request-reset.ts',
    text: "account ? '' : 'nobody '",
    without: "account ? '' : ''",
    tests: ['test/unit/lambdas/accounts/reset.test.ts'],
  },
  {
    name: 'right number of an order',
    protects: 'Strangers who try numbers cannot block the withdrawal form for a customer.',
    file: 'lambdas/refunds/find-order.ts',
    text: 'if (!id) await takeUse(',
    without: 'await takeUse(',
    tests: ['test/unit/lambdas/refunds/refunds.test.ts'],
  },
];
