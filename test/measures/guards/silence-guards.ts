import type { Guard } from './guard.ts';

const reconcile = ['test/unit/lambdas/payments/reconcile.test.ts'];
const erasure = ['test/unit/lambdas/accounts/erase-account.test.ts'];

/** Guards against unnoticed failures, and against failures that block others. */
export const silenceGuards: readonly Guard[] = [
  {
    name: 'address that an account has proved',
    protects: 'Erasing an unverified account leaves the guidance of another person.',
    file: 'lambdas/accounts/erase-account.ts',
    text: 'profile?.email_validated ? [profile.email] : []',
    without: 'profile ? [profile.email] : []',
    tests: erasure,
  },
  {
    name: 'a damaged row is left out of lists',
    protects: 'A damaged row empties no list, and raises an alarm.',
    file: 'lambdas/storage/readable.ts',
    text: '    tell(row, parsed.error);\n    return [];',
    without: '    tell(row, parsed.error);\n    throw parsed.error;',
    tests: ['test/unit/lambdas/storage/readable.test.ts'],
  },
  {
    name: 'a damaged order keeps its account',
    protects: 'No account is erased while one of its orders is damaged, because its birth data would remain.',
    file: 'lambdas/accounts/held-orders.ts',
    text: '.filter((id) => !known.has(id))',
    without: '.filter(() => false)',
    tests: erasure,
  },
  {
    name: 'sessions end before an erasure',
    protects: 'No order with a birth in it is made for an account while it is erased.',
    file: 'lambdas/accounts/erase-account.ts',
    text: '  await deps.profiles.endSessions(userId, epochSeconds(deps.clock()));\n',
    without: '',
    tests: erasure,
  },
  {
    name: 'an order that came in keeps the account',
    protects: 'An order that was created during an erasure does not outlive its account.',
    file: 'lambdas/accounts/forget.ts',
    text: '    await assertNoneCame(person, deps);\n',
    without: '',
    tests: erasure,
  },
  {
    name: 'reports go with their account',
    protects: 'No report and no version of one outlives the account that it was written for.',
    file: 'lambdas/accounts/forget-order.ts',
    text: 'files.removeAll(`reports/',
    without: 'Promise.resolve(`reports/',
    tests: erasure,
  },
  {
    name: 'what only the address leads to',
    protects: 'Mails and links of a guidance, which has no account, are forgotten with the address.',
    file: 'lambdas/accounts/forget.ts',
    text: '...person.addresses.map(hashOf), ',
    without: '',
    tests: erasure,
  },
  {
    name: 'a damaged order fails no sweep',
    protects: 'The reconciler does not fail repeatedly for a damaged order.',
    file: 'lambdas/payments/reconcile.ts',
    text: ' || error instanceof RowUnreadable',
    without: '',
    tests: reconcile,
  },
  {
    name: 'a payment without an order rings',
    protects: 'The reconciler also notices a payment for a missing order.',
    file: 'lambdas/payments/reconcile.ts',
    text: 'await ringOrphan(session, deps);',
    without: 'return;',
    tests: reconcile,
  },
  {
    name: 'payments before everything else',
    protects: 'A payment whose webhook was lost is found among any number of waiting orders.',
    file: 'lambdas/payments/reconcile.ts',
    text: 'return waiting.has(orderId) || createdAt > fresh',
    without: 'return createdAt > fresh',
    tests: reconcile,
  },
  {
    name: 'money of an unknown payment rings',
    protects: 'A refund or dispute without an order is noticed, and Stripe gets an answer.',
    file: 'lambdas/money/receive-money-event.ts',
    text: "log.alarm('money_without_order', { stripe_event: id, about });",
    without: 'log.info(about);',
    tests: ['test/unit/lambdas/refunds/refund-order.test.ts'],
  },
  {
    name: 'who has left reads no mail of the atelier',
    protects: 'A former member gets no staff mail, not even one that was written before.',
    file: 'lambdas/mails/staff.ts',
    text: ' || !isActive(member)',
    without: '',
    tests: ['test/unit/lambdas/mails/staff.test.ts'],
  },
  {
    name: 'a change of the policy is told once',
    protects:
      'Nobody gets a second mail about the same version, not even when the first one’s row has expired.',
    file: 'lambdas/storage/transactions/tell-policy.ts',
    text: "'(attribute_not_exists(policy_told) OR policy_told < :version)'",
    without: "'(attribute_exists(user_id) OR policy_told < :version)'",
    tests: ['test/integration/policy.test.ts'],
  },
];
