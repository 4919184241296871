import type { Guard } from './guard.ts';

/** Guards of the list that says where an account is signed in. */
export const sessionListGuards: readonly Guard[] = [
  {
    name: 'list of sessions, after their end',
    protects: 'The account shows no device that «Se déconnecter de tous les appareils» has ended.',
    file: 'lambdas/accounts/list-sessions.ts',
    text: ' && !isEnded(profile, epochSeconds(at))',
    without: '',
    tests: ['test/unit/lambdas/accounts/list-sessions.test.ts'],
  },
  {
    name: 'list of sessions, during an erasure',
    protects: 'A visit that was under way writes nothing about an erased account.',
    file: 'lambdas/storage/sessions.ts',
    text: '{ ConditionCheck: goesOn }, ',
    without: '',
    tests: ['test/integration/sessions.test.ts'],
  },
  {
    name: 'names of devices',
    protects: 'Nobody writes a text into the account by the header of a browser.',
    file: 'lambdas/gateways/devices.ts',
    text: 'name !== undefined && names.has(name)',
    without: 'name !== undefined',
    tests: ['test/unit/lambdas/gateways/devices.test.ts'],
  },
  {
    name: 'claims of a replaced session',
    protects: 'Who types the password again ends no other browser’s way to its order.',
    file: 'lambdas/accounts/leave-session.ts',
    text: 'if (!replaced) ',
    without: '',
    tests: ['test/unit/lambdas/accounts/leave-session.test.ts'],
  },
];
