import type { Guard } from './guard.ts';

/** Guards of an account whose mailbox an administrator chose: the administrator does not become the customer. */
export const sealGuards: readonly Guard[] = [
  {
    name: 'seal of a corrected address',
    protects:
      'An administrator who corrects an address to a mailbox of their own sets no password by its links.',
    file: 'lambdas/storage/transactions/change-address.ts',
    text: 'const sealed = sealAfter(before, email, by.who, now);',
    without: 'const sealed = undefined;',
    tests: ['test/integration/seals.test.ts'],
  },
  {
    name: 'links to a sealed mailbox',
    protects: 'No reset, verification or invitation sets a password while the account is sealed.',
    file: 'lambdas/storage/transactions/verify-address.ts',
    text: "by === 'mailbox' ? {",
    without: "by === 'account' && by !== 'account' ? {",
    tests: ['test/integration/seals.test.ts'],
  },
  {
    name: 'invitation of a sealed account',
    protects: 'An administrator makes no colleague of an account to enter it as its customer.',
    file: 'lambdas/storage/transactions/employ.ts',
    text: ' AND attribute_not_exists(sealed)',
    without: '',
    tests: ['test/integration/seals.test.ts'],
  },
  {
    name: 'password of a sealed account that is invited',
    protects: 'An invitation shuts no customer out of an account whose address was corrected.',
    file: 'lambdas/atelier/invite.ts',
    text: "  if (profile?.sealed) throw new ShopError('invalid_request', staffTexts.sealed);\n",
    without: '',
    tests: ['test/unit/lambdas/atelier/invite.test.ts'],
  },
  {
    name: 'closing of a sealed account by its mailbox',
    protects: 'A stranger who got a mistyped address, or an administrator, closes no customer’s account.',
    file: 'lambdas/accounts/refuse-account.ts',
    text: '  assertUnsealed(profile, deps.now);\n',
    without: '',
    tests: ['test/unit/lambdas/accounts/link-choices.test.ts'],
  },
  {
    name: 'a second administrator for a seal',
    protects: 'An administrator who corrected an address does not confirm it, nor does one made for that.',
    file: 'lambdas/atelier/unseal.ts',
    text: '  await assertAnother(me, sealed, deps);\n',
    without: '',
    tests: ['test/unit/lambdas/atelier/unseal.test.ts'],
  },
  {
    name: 'an administrator since before the seal',
    protects: 'An administrator makes no accomplice one to confirm a corrected address.',
    file: 'lambdas/atelier/unseal.ts',
    text: ' && row.accepted_at < at',
    without: '',
    tests: ['test/unit/lambdas/atelier/unseal.test.ts'],
  },
  {
    name: 'who opens a seal, as it is written',
    protects: 'Two confirmations at once, or one by who chose the mailbox, open no seal.',
    file: 'lambdas/storage/transactions/unseal.ts',
    text: ' AND NOT contains(sealed.who, :who)',
    without: ' AND (attribute_exists(sealed) OR sealed.who = :who)',
    tests: ['test/integration/seals.test.ts'],
  },
  {
    name: 'hours of a seal',
    protects: 'The former mailbox has 72 hours to stop a new password of a corrected address.',
    file: 'lambdas/storage/sealed.ts',
    text: 'OR sealed.opens_at <= :now)',
    without: 'OR (sealed.opens_at <= :now OR sealed.opens_at > :now))',
    tests: ['test/integration/seals.test.ts'],
  },
];
