import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectPath } from './local/command.ts';
import { rootFolder } from './local/files.ts';

type Count = { readonly passed: number; readonly failed: number };

const none: Count = { passed: 0, failed: 0 };

/** Vitest's JSON report. A file that cannot be loaded is a failure without tests. */
const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

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
const step = async (name: string, args: readonly string[], countOf: (ok: boolean) => Promise<Count>) => {
  const startedAt = Date.now();
  const [command = '', ...rest] = args;
  const { ok, output } = await run(command, rest);
  const count = await countOf(ok);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (!ok) console.log(withoutLogLines(output));
  return { passed: count.passed, failed: ok ? count.failed : Math.max(1, count.failed) };
};

const readReport = async (file: string): Promise<Count> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  if (text === undefined) return none;
  const report = reportSchema.parse(JSON.parse(text));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
};

const check = (name: string, ...args: readonly string[]) => step(name, args, async () => none);

const vitest = (...projects: readonly string[]) => {
  const report = join(rootFolder, `.build/test-${projects.join('-')}-${process.pid}.json`);
  const flags = projects.flatMap((project) => ['--project', project]);
  // The report of a failed run begins with the failures.
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['vitest', 'run', ...flags, ...reporters, '--silent=passed-only'];
  return step(`tests: ${projects.join(', ')}`, args, () => readReport(report));
};

const counts = [
  await check('biome', 'biome', 'check', '--error-on-warnings', '.'),
  await check('types', 'tsc', '--noEmit'),
  await check('dead code', 'knip', '--no-progress'),
  await vitest('unit', 'fresh', 'infra'),
  await vitest('integration', 'e2e', 'alone'),
];
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
