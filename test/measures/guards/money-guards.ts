import type { Guard } from './guard.ts';

const draft = ['test/unit/lambdas/payments/order-draft.test.ts'];
const settle = ['test/unit/lambdas/money/settle.test.ts'];
const create = ['test/unit/lambdas/payments/create-payment.test.ts'];
const storage = ['test/integration/storage-conditions.test.ts'];
const contract = ['test/integration/storage-contract.test.ts'];

/** Guards of payments: paid once, with the right amount. */
export const moneyGuards: readonly Guard[] = [
  {
    name: 'signature of the webhook',
    protects: 'Only Stripe’s own, recent and unchanged events are accepted.',
    file: 'lambdas/gateways/stripe-events.ts',
    text: 'return [Stripe.webhooks.constructEvent(rawBody, signature, secret)];',
    without: 'return [JSON.parse(rawBody || signature || secret)];',
    tests: ['test/unit/lambdas/gateways/stripe-event.test.ts'],
  },
  {
    name: 'price',
    protects: 'The catalogue sets the price; another total is refused.',
    file: 'lambdas/payments/order-draft.ts',
    text: "if (centsOf(request.totalAmount) !== totalOf(services)) throw new ShopError('amount_mismatch');",
    without: 'centsOf(request.totalAmount);',
    tests: draft,
  },
  {
    name: 'address of the account',
    protects: 'The confirmation goes to the account’s own address.',
    file: 'lambdas/payments/order-draft.ts',
    text: "if (request.customerInfo.email !== buyer.email) throw new ShopError('email_mismatch');",
    without: '',
    tests: draft,
  },
  {
    name: 'version of the terms',
    protects: 'An order needs the terms that were shown.',
    file: 'lambdas/payments/order-draft.ts',
    text: "if (request.acceptedTerms !== currentTerms.version) throw new ShopError('terms_outdated');",
    without: '',
    tests: draft,
  },
  {
    name: 'paid orders are not paid again',
    protects: 'A paid order gets no second payment page.',
    file: 'lambdas/payments/create-payment.ts',
    text: "if (!isPayable(order)) throw new ShopError('already_paid');",
    without: 'isPayable(order);',
    tests: create,
  },
  {
    name: 'one open page per order',
    protects: 'The old session is closed before a new one opens.',
    file: 'lambdas/payments/create-payment.ts',
    text: '  await closeSession(order, deps);\n  const next =',
    without: '  const next =',
    tests: create,
  },
  {
    name: 'same attempt, same content',
    protects: 'A payment page never charges an old amount.',
    file: 'lambdas/payments/create-payment.ts',
    text: "if (order.payment.attempt === request.attempt) throw new ShopError('attempt_changed');",
    without: '',
    tests: ['test/unit/lambdas/payments/create-payment-again.test.ts'],
  },
  {
    name: 'amount and currency paid',
    protects: 'A payment of another amount changes nothing and raises an alarm.',
    file: 'lambdas/money/settle.ts',
    text: "return isExact ? 'pay' : 'mismatch';",
    without: "return isExact ? 'pay' : 'pay';",
    tests: settle,
  },
  {
    name: 'a deciding bank is waited for',
    protects: 'An order cannot be paid again while the bank may still accept the first payment.',
    file: 'lib/domain/order.ts',
    text: 'isPayable(order) && !isDeciding(order);',
    without: 'isPayable(order);',
    tests: ['test/unit/web/checkout/form.test.ts', 'test/unit/web/account/account.test.ts'],
  },
  {
    name: 'second payment',
    protects: 'A second paid session of a paid order is refunded automatically.',
    file: 'lambdas/money/settle.ts',
    text: "? 'nothing' : 'refund-duplicate'",
    without: "? 'nothing' : 'nothing'",
    tests: settle,
  },
  {
    name: 'an older session says nothing',
    protects: 'The end of a former session does not cancel an order with an open one.',
    file: 'lambdas/money/settle.ts',
    text: " || order.payment.session_id !== session.id) return 'nothing';",
    without: ") return 'nothing';",
    tests: settle,
  },
  {
    name: 'ledger of events',
    protects: 'A handled event costs no work the second time.',
    file: 'lambdas/payments/receive-event.ts',
    text: ' || (await deps.settlements.hasEvent(event.id))',
    without: '',
    tests: ['test/unit/lambdas/payments/verify-reconcile.test.ts'],
  },
  {
    name: 'settled as it was read',
    protects: 'Webhook, return page and reconciler change an order once.',
    file: 'lambdas/storage/transactions/settle.ts',
    text: "ConditionExpression: 'version = :version AND #status = :status'",
    without:
      "ConditionExpression: '(version <> :version OR version = :version) AND (#status <> :status OR #status = :status)'",
    tests: contract,
  },
  {
    name: 'an order is made once',
    protects: 'Clicks of one attempt never overwrite the order of the first.',
    file: 'lambdas/storage/orders.ts',
    text: ", { if: 'attribute_not_exists(id)' }",
    without: '',
    tests: contract,
  },
  {
    name: 'an order is replaced as it was read',
    protects: 'No change of an order is lost to another at the same time.',
    file: 'lambdas/storage/orders.ts',
    text: "if: 'version = :version'",
    without: "if: 'version <> :version OR version = :version'",
    tests: contract,
  },
  {
    name: 'a mail is asked for once',
    protects: 'Repeats put no second confirmation into the outbox.',
    file: 'lambdas/storage/outbox-record.ts',
    text: "putOf(table, mail, { if: 'attribute_not_exists(id)' })",
    without: 'putOf(table, mail)',
    tests: storage,
  },
  {
    name: 'one sender per mail',
    protects: 'Repeated or parallel deliveries of the queue send one mail.',
    file: 'lambdas/storage/outbox.ts',
    text: ' AND (attribute_not_exists(held_until) OR held_until <= :now)',
    without: ' AND (attribute_not_exists(held_until) OR held_until <= :now OR held_until > :now)',
    tests: storage,
  },
];
