import type { Guard } from './guard.ts';

const profile = ['test/unit/domain/profile.test.ts'];

/** Guards of input and of accounts. */
export const inputGuards: readonly Guard[] = [
  {
    name: 'letters of a name',
    protects: 'No line break, markup or control character of a name reaches a mail’s header or text.',
    file: 'lib/domain/names.ts',
    text: 'z.regex(namePattern, letters),',
    without: '',
    tests: profile,
  },
  {
    name: 'look-alike names',
    protects: 'A name does not imitate another with letters of other scripts.',
    file: 'lib/domain/names.ts',
    text: 'z.refine(isOneScript, letters),',
    without: '',
    tests: profile,
  },
  {
    name: 'unknown fields of a customer',
    protects: 'No field outside of the schema is stored.',
    file: 'lib/domain/profile.ts',
    text: '.strictObject({\n    firstName',
    without: '.looseObject({\n    firstName',
    tests: ['test/unit/domain/wire/api.test.ts'],
  },
  {
    name: 'common passwords',
    protects: 'No account has one of the most common passwords.',
    file: 'lambdas/accounts/passwords.ts',
    text: "if (isCommonPassword(password)) throw new ShopError('invalid_request', validationTexts.passwordCommon);",
    without: 'isCommonPassword(password);',
    tests: ['test/unit/lambdas/accounts/sign-up.test.ts'],
  },
  {
    name: 'an existing account',
    protects: 'A sign-up with a taken address changes neither its password nor its profile.',
    file: 'lambdas/accounts/sign-up.ts',
    text: "if (!(await mayComplete(account, deps))) throw new ShopError('already_registered');",
    without: 'await mayComplete(account, deps);',
    tests: ['test/unit/lambdas/accounts/sign-up.test.ts'],
  },
  {
    name: 'mark of a sign-up',
    protects: 'A sign-up cannot take over an account that an administrator or a restore has created.',
    file: 'lambdas/gateways/accounts.ts',
    text: 'isHalfMade: isWithoutPassword && attributeOf(user.UserAttributes, Name) === Value,',
    without: 'isHalfMade: isWithoutPassword && Name !== Value,',
    tests: ['test/integration/accounts-takeover.test.ts'],
  },
  {
    name: 'state of a half-made account',
    protects:
      'A sign-up cannot take over an account that an administrator resets or locks before its sign-up is marked as finished.',
    file: 'lambdas/gateways/accounts.ts',
    text: "user.UserStatus === 'FORCE_CHANGE_PASSWORD' && user.Enabled !== false",
    without: "user.UserStatus !== 'CONFIRMED'",
    tests: ['test/integration/accounts-takeover.test.ts'],
  },
  {
    name: 'end of a sign-up',
    protects: 'A temporary password that an administrator sets does not open the account to a sign-up.',
    file: 'lambdas/accounts/sign-up.ts',
    text: 'await finish(account.userId, deps);',
    without: 'finish.name.trim();',
    tests: ['test/integration/accounts-takeover.test.ts'],
  },
  {
    name: 'group of a half-made account',
    protects: 'A sign-up never gets the rights of staff.',
    file: 'lambdas/accounts/sign-up.ts',
    text: '!(await accounts.isInGroup(account.userId)) &&',
    without: '(await accounts.isInGroup(account.userId), true) &&',
    tests: ['test/unit/lambdas/accounts/sign-up.test.ts'],
  },
  {
    name: 'orders of a half-made account',
    protects: 'A sign-up never gets existing orders.',
    file: 'lambdas/accounts/sign-up.ts',
    text: '(await orders.idsOfUser(account.userId)).length === 0',
    without: '(await orders.idsOfUser(account.userId)).length >= 0',
    tests: ['test/unit/lambdas/accounts/sign-up.test.ts'],
  },
  {
    name: 'profile of a half-made account',
    protects: 'A sign-up overwrites no profile with another address or a verified one.',
    file: 'lambdas/storage/transactions/sign-up.ts',
    text: "ConditionExpression: 'attribute_not_exists(user_id) OR (email = :email AND email_validated = :false)',",
    without:
      "ConditionExpression: 'attribute_not_exists(user_id) OR email = :email OR email_validated <> :false',",
    tests: ['test/integration/storage-sign-up.test.ts'],
  },
  {
    name: 'one try at the challenge',
    protects: 'The secret of a session made by the server cannot be guessed by repeated tries.',
    file: 'lambdas/accounts/define-challenge.handler.ts',
    text: 'isAnswered && earlier.length === 0 && last.challengeResult',
    without: 'isAnswered && last.challengeResult',
    tests: ['test/unit/lambdas/accounts/accounts.test.ts'],
  },
  {
    name: 'attributes of the pool',
    protects: 'A customer’s own token cannot change the address without a verification.',
    file: 'lib/constructs/accounts.ts',
    text: 'writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),',
    without: '',
    tests: ['test/infra/accounts.test.ts'],
  },
];
