import type { Guard } from './guard.ts';

const profile = ['test/unit/domain-profile.test.ts'];

/** What may be written and what may be an account. */
export const inputGuards: readonly Guard[] = [
  {
    name: 'letters of a name',
    protects: 'No line break, markup or control character of a name reaches a mail’s header or text.',
    file: 'lib/domain/profile.ts',
    text: 'z.regex(namePattern, letters),',
    without: '',
    tests: profile,
  },
  {
    name: 'look-alike names',
    protects: 'A name does not imitate another with letters of other scripts.',
    file: 'lib/domain/profile.ts',
    text: 'z.refine(isOneScript, letters),',
    without: '',
    tests: profile,
  },
  {
    name: 'unknown fields of a customer',
    protects: 'Nothing that the contract does not name is stored.',
    file: 'lib/domain/profile.ts',
    text: 'export const customerInfoSchema = z.strictObject({',
    without: 'export const customerInfoSchema = z.looseObject({',
    tests: ['test/unit/domain-api.test.ts'],
  },
  {
    name: 'common passwords',
    protects: 'No account has a password that everyone tries first.',
    file: 'lambdas/accounts/passwords.ts',
    text: "if (isCommonPassword(password)) throw new ShopError('invalid_request', validationTexts.passwordCommon);",
    without: 'isCommonPassword(password);',
    tests: ['test/unit/lambdas-accounts.test.ts'],
  },
  {
    name: 'an existing account',
    protects: 'A sign-up with a taken address changes neither its password nor its profile.',
    file: 'lambdas/accounts/sign-up.ts',
    text: "if (account.isComplete) throw new ShopError('already_registered');",
    without: '',
    tests: ['test/unit/lambdas-accounts.test.ts'],
  },
  {
    name: 'one try at the challenge',
    protects: 'A server-made session’s secret cannot be guessed in a row.',
    file: 'lambdas/accounts/define-challenge.handler.ts',
    text: 'isAnswered && earlier.length === 0 && last.challengeResult',
    without: 'isAnswered && last.challengeResult',
    tests: ['test/unit/lambdas-accounts.test.ts'],
  },
  {
    name: 'attributes of the pool',
    protects: 'A customer’s own token cannot change the address past its proof.',
    file: 'lib/constructs/accounts.ts',
    text: 'writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),',
    without: '',
    tests: ['test/infra/accounts.test.ts'],
  },
];
