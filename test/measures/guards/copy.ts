import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { machineEnvironment, runCommand } from '../../../bin/local/command.ts';
import { readJson, rootFolder } from '../../../bin/local/files.ts';
import type { Guard } from './guard.ts';
import { placesOf } from './guard.ts';

const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      /** The path of the test file. */
      name: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});
/** `failures`: the tests that failed, each with the first line of its message; `idle`: the files without a test that ran. */
export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  readonly idle: readonly string[];
};

/** `deployed`: the copy deploys a shop of its own; `retry`: how often a test that fails is tried again. */
type How = { readonly deployed?: boolean | undefined; readonly retry?: number };

/** A copy of the last commit, in which guards can be removed. */
export type Copy = {
  /**
   * Runs test files against the running shop, or against one of the copy that starts and ends with them; returns no test
   * when a file cannot be loaded.
   */
  test(files: readonly string[], how?: How): Promise<Outcome>;
  /** Runs `act` without the guard. */
  without<Result>(guard: Guard, act: () => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
};

const git = (...args: readonly string[]) => runCommand('git', args, { env: machineEnvironment() });

/** Links installed packages instead of copying them. */
const linkTools = async (folder: string): Promise<void> => {
  for (const name of ['node_modules', '.tools']) {
    await rm(join(folder, name), { recursive: true, force: true });
    await symlink(await realpath(join(rootFolder, name)), join(folder, name));
  }
};

const removed = (source: string, { text, without, file }: Guard): string => {
  const places = placesOf(text);
  if (source.match(places)?.length !== 1) throw new Error(`not exactly once in ${file}: ${text}`);
  return source.replace(places, () => without);
};

export const makeCopy = async (runFile: string): Promise<Copy> => {
  const parent = await mkdtemp(join(tmpdir(), 'guards-'));
  const folder = join(parent, 'copy');
  await git('worktree', 'add', '--detach', folder, 'HEAD');
  await linkTools(folder);
  await runCommand('node', ['bin/content.ts', '--quiet'], { env: machineEnvironment(), cwd: folder });
  return {
    test: async (files, { deployed = false, retry = 0 } = {}) => {
      const output = join(parent, 'report.json');
      await rm(output, { force: true });
      const flags = ['--bail=1', `--retry=${retry}`, '--reporter=json', `--outputFile=${output}`];
      const args = ['node_modules/vitest/vitest.mjs', 'run', ...files, ...flags];
      const env = { ...machineEnvironment(), ...(!deployed && { SHOP_RUN: runFile }) };
      // Failing tests are expected: the report distinguishes them from a command that did not run.
      const failure = await runCommand('node', args, { env, cwd: folder }).catch((error: unknown) => error);
      const found = await readJson(output, report);
      if (!found) throw failure instanceof Error ? failure : new Error('vitest wrote no report');
      const failures = found.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages: [message = ''] = [] }) => `${fullName}: ${message.split('\n', 1)}`,
        );
      const ran = found.testResults.filter(({ assertionResults }) =>
        assertionResults.some(({ status }) => status === 'passed' || status === 'failed'),
      );
      const idle = files.filter((file) => !ran.some(({ name }) => name.endsWith(file)));
      return { passed: found.numPassedTests, failed: found.numFailedTests, failures, idle };
    },
    without: async (guard, act) => {
      const file = join(folder, guard.file);
      const source = await readFile(file, 'utf8');
      await writeFile(file, removed(source, guard));
      return act().finally(() => writeFile(file, source));
    },
    remove: async () => {
      await git('worktree', 'remove', '--force', folder);
      await rm(parent, { recursive: true, force: true });
    },
  };
};
