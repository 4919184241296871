import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { machineEnvironment, runCommand } from '../local/command.ts';
import { readJson, rootFolder } from '../local/files.ts';
import type { Timed } from './uses.ts';

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.optional(z.nullable(z.number())),
        }),
      ),
    }),
  ),
});

type FileResult = z.infer<typeof reportSchema>['testResults'][number];

/** The report tells how long each test took and when the last one ended: the others ended before, one by one. */
const timesOf = ({ name, endTime, assertionResults }: FileResult): Timed[] => {
  const file = relative(rootFolder, name);
  const tests: Timed[] = [];
  let end = endTime;
  for (const { fullName, status, duration } of assertionResults.toReversed()) {
    const took = duration ?? 0;
    if (status === 'passed') tests.unshift({ file, name: fullName, end, took });
    end -= took;
  }
  return tests;
};

/** Runs test files against the running shop; of these names only, when names are given. */
const run = async (runFile: string, files: readonly string[], names: readonly string[]) => {
  const output = join(tmpdir(), `grants-${process.pid}.json`);
  await rm(output, { force: true });
  // Names of groups stand before with « > » here, with a space in the report.
  const escaped = names.map((name) =>
    name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '( >)? '),
  );
  const only = names.length > 0 ? ['-t', `^(${escaped.join('|')})$`] : [];
  const flags = ['--project', 'integration', '--reporter=json', `--outputFile=${output}`, '--silent'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...files, ...only, ...flags];
  // A test that waits in vain is red as well, and the night is short.
  const env = { ...machineEnvironment(), SHOP_RUN: runFile, POLL_LIMIT: '6000' };
  const failure = await runCommand('node', args, { env }).catch((error: unknown) => error);
  const report = await readJson(output, reportSchema);
  if (!report) throw failure instanceof Error ? failure : new Error('vitest wrote no report');
  return report;
};

/** A whole file, with the time of each test. */
export const runFileOf = async (runFile: string, file: string) => {
  const { numFailedTests, testResults } = await run(runFile, [file], []);
  const isGreen = numFailedTests === 0 && testResults.every(({ status }) => status === 'passed');
  return { isGreen, tests: testResults.flatMap(timesOf) };
};

/** Each of these tests by itself, of each file one at most: which of them are red. */
export const redOf = async (runFile: string, tests: readonly Timed[]): Promise<Set<Timed>> => {
  const files = tests.map(({ file }) => file);
  const { testResults } = await run(
    runFile,
    files,
    tests.map(({ name }) => name),
  );
  const red = tests.filter((test) => {
    const result = testResults.find(({ name }) => name.endsWith(test.file));
    if (!result) throw new Error(`no result of ${test.file}`);
    const own = result.assertionResults.find(({ fullName }) => fullName === test.name);
    return result.status !== 'passed' || own?.status !== 'passed';
  });
  return new Set(red);
};
