import type { Guard } from './guard.ts';

/** Guards of a proof of the password, which serves one dangerous act. */
export const proofGuards: readonly Guard[] = [
  {
    name: 'one act of a proof',
    protects: 'After the owner’s own act a stolen token closes, exports, moves or locks no account.',
    file: 'lambdas/routing/who.ts',
    text: 'isSpent(proof_spent, { provedAt }) || ',
    without: '',
    tests: ['test/unit/lambdas/routing/session-routes.test.ts'],
  },
  {
    name: 'one act of a proof, of acts at once',
    protects: 'Of dangerous acts at the same moment with one proof of the password one is done.',
    file: 'lambdas/storage/proofs.ts',
    text: 'attribute_not_exists(proof_spent) OR proof_spent < :proof',
    without: 'attribute_not_exists(proof_spent) OR proof_spent < :proof OR proof_spent >= :proof',
    tests: ['test/integration/spent-proofs.test.ts'],
  },
  {
    name: 'one act of a proof, for a change of address',
    protects: 'A proof that was spent meanwhile moves no account to another address.',
    file: 'lambdas/storage/transactions/change-address.ts',
    text: '{spent.if}',
    without: "{'attribute_exists(user_id)'}",
    tests: ['test/integration/spent-proofs.test.ts'],
  },
  {
    name: 'the way back of an address without a proof',
    protects: 'A change that loses its proof at the last moment leaves the sign-in name as it was.',
    file: 'lambdas/access/change-email.ts',
    text: "    if (!('who' in deps.by)) assertUnspent(profile, deps.by);\n",
    without: '',
    tests: ['test/unit/lambdas/access/change-email.test.ts'],
  },
  {
    name: 'one act of a proof, for a closing',
    protects: 'A proof that was spent meanwhile closes no account.',
    file: 'lambdas/storage/transactions/close-account.ts',
    text: '{spent.if}',
    without: "{'attribute_exists(user_id)'}",
    tests: ['test/integration/spent-proofs.test.ts'],
  },
  {
    name: 'one act of a proof, for an export',
    protects: 'A proof that was spent meanwhile opens no archive.',
    file: 'lambdas/storage/transactions/export.ts',
    text: '{spent.if}',
    without: "{'attribute_exists(user_id)'}",
    tests: ['test/integration/spent-proofs.test.ts'],
  },
  {
    name: 'one act of a proof, before the archive is signed',
    protects: 'An export is signed only after its proof was spent.',
    file: 'lambdas/exports/open-export.ts',
    text: "  if (!(await writes.open(row, { provedAt }, now))) throw new ShopError('sign_in_again');\n",
    without: '  await writes.open(row, { provedAt }, now);\n',
    tests: ['test/unit/lambdas/exports/open-export-route.test.ts'],
  },
  {
    name: 'one act of a proof, for a password',
    protects: 'A proof that was spent meanwhile sets no password.',
    file: 'lambdas/accounts/change-password.ts',
    text: "  if (!(await deps.profiles.spendProof(userId, { provedAt }))) throw new ShopError('sign_in_again');\n",
    without: '  await deps.profiles.spendProof(userId, { provedAt });\n',
    tests: ['test/unit/lambdas/accounts/change-password-route.test.ts'],
  },
];
