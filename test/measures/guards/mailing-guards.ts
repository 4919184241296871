import type { Guard } from './guard.ts';

const choices = ['test/unit/lambdas/guidance/choices.test.ts'];

/** Guards of what is written to a customer. */
export const mailingGuards: readonly Guard[] = [
  {
    name: 'proved address of a choice',
    protects: 'A stranger who opens an account with somebody’s address neither sees nor ends their guidance.',
    file: 'lambdas/guidance/choices.ts',
    text: 'profile.email_validated && ',
    without: '',
    tests: choices,
  },
  {
    name: 'address of an account that its mailbox refused',
    protects: 'An account that was locked from its mailbox does not act for that mailbox.',
    file: 'lambdas/guidance/choices.ts',
    text: ' && profile.locked_at === undefined',
    without: '',
    tests: choices,
  },
  {
    name: 'the first refusal',
    protects: 'A refusal keeps the date and the way in which it was given.',
    file: 'lambdas/storage/guidances.ts',
    text: 'stopped_by = if_not_exists(stopped_by, :reason)',
    without: 'stopped_by = :reason',
    tests: ['test/integration/mailings.test.ts'],
    deployed: true,
  },
  {
    name: 'only a stopped address is allowed again',
    protects:
      'Allowing the guidance twice keeps the first date, and leaves no row of an address that never asked.',
    file: 'lambdas/storage/guidances.ts',
    text: "        if: 'attribute_exists(stopped_at)',\n",
    without: '',
    tests: ['test/integration/mailings.test.ts'],
    deployed: true,
  },
  {
    name: 'name in a guidance',
    protects: 'A guidance names nobody at an address that the account which asked has not proved.',
    file: 'lambdas/mails/guidance.ts',
    text: 'if (!profile?.email_validated || profile.email !== email) return {};',
    without: 'if (!profile) return {};',
    tests: ['test/unit/lambdas/mails/guidance-mail.test.ts'],
  },
];
