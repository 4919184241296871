import { say } from './test/display.ts';
import { type Count, runChecks, runLevels } from './test/levels.ts';

const checks = {
  biome: ['biome', 'check', '--error-on-warnings', '.'],
  types: ['tsc', '--noEmit'],
  'dead code': ['knip', '--no-progress'],
};
const unit = ['unit', 'fresh'];
const fast = [...unit, 'infra', 'component'];
/** The levels that share one running shop. */
const shop = ['integration', 'e2e', 'alone'];

/** What is run: `--check`, `--unit`, or the tests whose path contains a word; everything by default. */
const [first, ...others] = process.argv.slice(2);
const isPart = first === '--check' || first === '--unit';
const words = first === undefined || isPart ? others : [first, ...others];

const levels = (names: readonly string[], ...options: readonly string[]) =>
  runLevels(names, [...words, ...options, ...(words.length > 0 ? ['--passWithNoTests'] : [])]);

const counts: Count[] = [];
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);

if (first === undefined || first === '--check') counts.push(await runChecks(checks));
if (first !== '--check') counts.push(await levels(first === '--unit' ? unit : fast));
// The shop takes minutes: what is red without it is mended first.
if (!isPart && total('failed') > 0) say(`not run: ${shop.join(', ')}`);
// A busy machine can be late for a browser: such a test is tried once more, and named.
else if (!isPart) counts.push(await levels(shop, '--retry=1'));

const isNothing = first !== '--check' && total('passed') + total('failed') === 0;
if (isNothing) say(`no test has «${words.join(' ')}» in its path`);
say(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 || isNothing ? 1 : 0;
