import type { Guard } from './guard.ts';

const deployed = ['test/integration/deploy-account.test.ts'];
const wayBack = ['test/integration/way-back.test.ts'];

/** Guards of a deployment: what it refuses, and what its smoke test notices. */
export const deploymentGuards: readonly Guard[] = [
  {
    name: 'account of one stage',
    protects: 'Nobody deploys a stage where whoever deploys another one may read its customers.',
    file: 'bin/deploy/preflight.ts',
    text: 'await assertOwnAccount(to, stage);',
    without: '',
    tests: deployed,
  },
  {
    name: 'secrets in the account of another stage',
    protects: 'No live key of Stripe is written where the other stage’s pipeline may read it.',
    file: 'bin/secrets.ts',
    text: 'await assertOwnAccount(connect, stage);',
    without: '',
    tests: deployed,
  },
  {
    name: 'functions on replaced tables',
    protects: 'A function that was left on a replaced table, bucket or pool turns the smoke test red.',
    file: 'bin/deploy/smoke-test.ts',
    text: ', ...staleFailures(told, outputs)',
    without: '',
    tests: deployed,
  },
  {
    name: 'ways back onto replaced tables',
    protects: 'Functions do not go back to a release that knows a table, bucket or pool of before.',
    file: 'bin/deploy/way-back.ts',
    text: '  assertSameTables(release, outputs);\n',
    without: '',
    tests: wayBack,
    deployed: true,
  },
  {
    name: 'what the stacks made before a way back',
    protects: 'A deployment after a way back leaves no function behind that its stacks believe to be newer.',
    file: 'bin/deploy/release-list.ts',
    text: '(isPutBack && back.functions[name]) || kept',
    without: 'kept',
    tests: wayBack,
    deployed: true,
  },
  {
    name: 'what an account reads after it wrote',
    protects: 'Functions that use two tables for one turn the smoke test red.',
    file: 'bin/deploy/account-check.ts',
    text: "if (placeOf(after) !== birth_place) throw new Error('what one function wrote, another does not read');",
    without: '',
    tests: ['test/unit/bin/deploy/account-check.test.ts'],
  },
];
