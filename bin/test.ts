import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { projectPath } from './local/command.ts';
import { rootFolder } from './local/files.ts';

type Result = { readonly passed: number; readonly failed: number; readonly secondTries: readonly string[] };

const none: Result = { passed: 0, failed: 0, secondTries: [] };

/** Vitest's JSON report. A file that cannot be loaded is a failure without tests. */
const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

const run = (command: string, args: readonly string[]): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: rootFolder,
      env: { ...process.env, PATH: projectPath, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const written: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => written.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(written).toString() }));
  });

/** Removes log lines of the functions under test, which would hide the failures. */
const withoutLogLines = (output: string): string => output.replaceAll(/^\{"level":.*\n/gm, '');

/** Prints one line when a step is green, and its whole output otherwise. */
const step = async (name: string, args: readonly string[], readResult: () => Promise<Result>) => {
  const startedAt = Date.now();
  const [command = '', ...rest] = args;
  const { ok, output } = await run(command, rest);
  const result = await readResult();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  for (const line of result.secondTries) console.log(`       passed at its second try: ${line}`);
  if (!ok) console.log(withoutLogLines(output));
  return { passed: result.passed, failed: ok ? result.failed : Math.max(1, result.failed) };
};

/** The tests that failed first and then passed, each with the first line of its failure. */
const secondTriesOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [message = ''] }) =>
        [relative(rootFolder, name), fullName, message.split('\n', 1)[0]].join(' · '),
      ),
  );

const readReport = async (file: string): Promise<Result> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  if (text === undefined) return none;
  const report = reportSchema.parse(JSON.parse(text));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    secondTries: secondTriesOf(report),
  };
};

const check = (name: string, ...args: readonly string[]) => step(name, args, async () => none);

const vitest = (projects: readonly string[], ...options: readonly string[]) => {
  const report = join(rootFolder, `.build/test-${projects.join('-')}-${process.pid}.json`);
  const flags = projects.flatMap((project) => ['--project', project]);
  // The report of a failed run begins with the failures.
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['vitest', 'run', ...flags, ...reporters, '--silent=passed-only', ...options];
  return step(`tests: ${projects.join(', ')}`, args, () => readReport(report));
};

const counts = [
  await check('biome', 'biome', 'check', '--error-on-warnings', '.'),
  await check('types', 'tsc', '--noEmit'),
  await check('dead code', 'knip', '--no-progress'),
  await vitest(['unit', 'fresh', 'infra']),
  // A busy machine can be late for a browser: such a test is tried once more, and named.
  await vitest(['integration', 'e2e', 'alone'], '--retry=1'),
];
const total = (key: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
