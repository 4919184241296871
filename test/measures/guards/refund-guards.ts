import type { Guard } from './guard.ts';

const refund = ['test/unit/lambdas/refunds/refund-order.test.ts'];
const owed = ['test/unit/lambdas/refunds/owed.test.ts'];
const right = ['test/unit/domain/withdrawal-right.test.ts'];
const storage = ['test/integration/storage-contract.test.ts'];

/** Guards of refunds: to the right customer, once, never more than was paid. */
export const refundGuards: readonly Guard[] = [
  {
    name: 'who gives money back',
    protects: 'Only an administrator refunds: no expert, no customer.',
    file: 'lambdas/refunds/refund-order.ts',
    text: 'assertAdministrator(me);',
    without: '',
    tests: refund,
  },
  {
    name: 'one refund of an attempt',
    protects: 'A repeated click makes one refund.',
    file: 'lambdas/refunds/refund-order.ts',
    text: "id: uuidOf('refund', order.id, attempt),",
    without: "id: uuidOf('refund', order.id, attempt + Math.random()),",
    tests: refund,
  },
  {
    name: 'a request for money is made once',
    protects: 'Two functions that ask for the same refund at once reserve its amount once.',
    file: 'lambdas/storage/transactions/refund.ts',
    text: ", ConditionExpression: 'attribute_not_exists(id)' },",
    without: ' },',
    tests: storage,
  },
  {
    name: 'never more than was paid',
    protects: 'All refunds of an order together never exceed its payment.',
    file: 'lambdas/storage/transactions/refund.ts',
    text: 'OR refund_reserved <= :room)',
    without: 'OR refund_reserved <= :room OR refund_reserved > :room)',
    tests: storage,
  },
  {
    name: 'end of the right to withdraw',
    protects: 'After the fourteen days an order can only be withdrawn when it is late.',
    file: 'lib/domain/withdrawal-right.ts',
    text: 'if (isWithdrawable(end, now)) return rest;',
    without: 'if (now) return rest;',
    tests: right,
  },
  {
    name: 'what is left to withdraw',
    protects: 'A withdrawal refunds no cent that was refunded before.',
    file: 'lib/domain/withdrawal-right.ts',
    text: 'const left = order.amount - (order.refund_reserved ?? order.refunded_amount ?? 0);',
    without: 'const left = order.amount;',
    tests: right,
  },
  {
    name: 'owed money stays reserved',
    protects: 'Money that a customer is owed cannot be promised a second time.',
    file: 'lambdas/money/owed-refunds.ts',
    text: ' || owed_since !== undefined));',
    without: '));',
    tests: owed,
  },
  {
    name: 'a refund that failed is owed',
    protects:
      'A refund that Stripe refuses or the bank sends back stays with the administrators until it is paid.',
    file: 'lambdas/money/owed-refunds.ts',
    text: 'return owed_since ? owed : { ...owed, owed_since: at };',
    without: 'return owed;',
    tests: owed,
  },
  {
    name: 'a won dispute resumes refunds',
    protects: 'A withdrawal during a dispute is paid once the dispute is won.',
    file: 'lambdas/money/settle-dispute.ts',
    text: "(dispute.status === 'lost' ? settleRefunds : resumeRefused)",
    without: 'settleRefunds',
    tests: owed,
  },
  {
    name: 'one credit note of a refund that came back',
    protects: 'A refund of the dashboard that pays an owed one has no credit note of its own.',
    file: 'lambdas/money/settle-refunds.ts',
    text: ' ?? (isFailed(refund) ? undefined : rowPaidByHand(refund.amount, rows));',
    without: ';',
    tests: owed,
  },
  {
    name: 'old news of a refund that came back',
    protects: 'What is paid again is not undone by the failure of the first try.',
    file: 'lambdas/money/settle-refunds.ts',
    text: 'if (rows.some(({ past_ids: past = [] }) => past.includes(refund.id))) return rows;',
    without: '',
    tests: owed,
  },
  {
    name: 'who pays what is owed',
    protects: 'Only an administrator asks again for an owed refund, or says that it is paid.',
    file: 'lambdas/refunds/pay-owed.ts',
    text: 'assertAdministrator(me);',
    without: '',
    tests: owed,
  },
  {
    name: 'what is owed is paid once',
    protects: 'A refund that Stripe is asked for again cannot be declared as paid otherwise.',
    file: 'lambdas/refunds/pay-owed.ts',
    text: "if (!isUnsent(row)) throw new ShopError('refund_moved');",
    without: '',
    tests: owed,
  },
  {
    name: 'credit note of money that left',
    protects: 'A refund that Stripe has not made has no credit note.',
    file: 'lambdas/papers/issue-paper.ts',
    text: 'if (!refund || !isCredited(refund)) return;',
    without: 'if (!refund || !isCredited) return;',
    tests: ['test/unit/lambdas/papers/issue-paper.test.ts'],
  },
  {
    name: 'one number of a paper',
    protects: 'A refund has one credit note and an order one invoice, despite repetitions.',
    file: 'lambdas/papers/number-paper.ts',
    text: 'if (known) return { order, paper: known };',
    without: '',
    tests: ['test/unit/lambdas/papers/numbering.test.ts'],
  },
];
