import type { Guard } from './guard.ts';

const unit = ['test/unit/lambdas/requests/corrections.test.ts'];
const integration = ['test/integration/corrections.test.ts'];

/** Guards of corrections that are asked for in words. */
export const requestGuards: readonly Guard[] = [
  {
    name: 'customer of a correction in words',
    protects: 'Nobody asks for a correction of another customer’s order, whose log would name the reading.',
    file: 'lambdas/requests/ask-correction.ts',
    text: "  if (sent.order_id !== undefined && order?.user_id !== user_id) throw new ShopError('not_found');\n",
    without: '',
    tests: unit,
  },
  {
    name: 'the session of a correction in words',
    protects: 'No words are written while their account is erased.',
    file: 'lambdas/storage/transactions/ask-correction.ts',
    text: '{ ConditionCheck: session }, ',
    without: '',
    tests: integration,
  },
  {
    name: 'the log of a read request',
    protects: 'Nobody reads what a customer wrote about an order unseen by that customer.',
    file: 'lambdas/requests/answer-request.ts',
    text: '  if (asked.order_id !== undefined && !studied) await deps.accesses.add(asked.order_id, access, deps.now);\n',
    without: '',
    tests: unit,
  },
  {
    name: 'one answer to a request',
    protects: 'Two administrators do not answer the same request differently.',
    file: 'lambdas/storage/transactions/ask-correction.ts',
    text: '#state = :open AND attribute_exists(asked)',
    without: '#state <> :open OR attribute_exists(asked)',
    tests: integration,
  },
  {
    name: 'the words of an erased account',
    protects: 'What a customer asked in words goes with the account.',
    file: 'lambdas/accounts/forget.ts',
    text: 'requests.forget(id, clock())',
    without: 'Promise.resolve()',
    tests: ['test/unit/lambdas/accounts/erase-account.test.ts'],
  },
  {
    name: 'closing of an intruder, at a verification',
    protects: 'A closing that an intruder asked for ends with the intruder.',
    file: 'lambdas/storage/transactions/verify-address.ts',
    text: "'SET email_validated = :true REMOVE closing, closes_at, sealed'",
    without: "'SET email_validated = :true REMOVE sealed'",
    tests: ['test/integration/accounts-reset.test.ts'],
    deployed: true,
  },
  {
    name: 'closing of an intruder, at an undoing',
    protects: 'Whoever gets the former address back keeps the account.',
    file: 'lambdas/storage/transactions/verify-address.ts',
    text: 'REMOVE email_problem, closing, closes_at',
    without: 'REMOVE email_problem',
    tests: ['test/integration/address-undo.test.ts'],
    deployed: true,
  },
  {
    name: 'reading of a request',
    protects: 'A customer sees which administrator has read the words of a request.',
    file: 'lambdas/requests/answer-request.ts',
    text: 'if (!(await deps.requests.noteReading(key, { at: deps.now.toISOString(), ...reader }))) throw gone();',
    without: '',
    tests: ['test/unit/lambdas/requests/corrections.test.ts'],
  },
  {
    name: 'a correction that an intruder asked for',
    protects: 'Nobody acts on a correction that was asked for while another address held the account.',
    file: 'lambdas/accounts/confirm-reset.ts',
    text: 'for (const kind of wordedKinds)\n',
    without: 'for (const kind of wordedKinds.slice(3))\n',
    tests: ['test/integration/address-undo.test.ts'],
    deployed: true,
  },
];
