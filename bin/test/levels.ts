import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson, rootFolder, writeJson } from '../local/files.ts';
import { say, show } from './display.ts';
import { failedOf, heard, lineOf, notBegun, passedOf } from './progress.ts';
import { run } from './run.ts';
import type { EndedFile } from './told.ts';

export type Count = { readonly passed: number; readonly failed: number };

const timesFile = join(rootFolder, '.build/test-times.json');
const readTimes = async () => (await readJson(timesFile, z.record(z.string(), z.number()))) ?? {};

const secondsSince = (start: number) => (Date.now() - start) / 1000;

/** Prints the step's line, and its whole output when it is red. */
const conclude = (name: string, startedAt: number, { ok, output }: { ok: boolean; output: string }): void => {
  say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${secondsSince(startedAt).toFixed(1)} s)`);
  if (!ok) console.log(output);
};

/** Runs the checks of the source side by side; each that fails counts as one failure. */
export const runChecks = async (checks: Readonly<Record<string, readonly string[]>>): Promise<Count> => {
  const startedAt = Date.now();
  const left = new Set(Object.keys(checks));
  const hide = show(() => [...left].join(', '));
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, command]) => {
      const result = await run(command);
      left.delete(name);
      conclude(name, startedAt, result);
      return result.ok;
    }),
  );
  hide();
  return { passed: 0, failed: results.filter((ok) => !ok).length };
};

const sayFile = ({ file, failures }: EndedFile): void => {
  for (const failure of failures) say(`red    ${file} · ${failure}`);
};

/** Runs the tests of some levels, and shows how far they are. */
export const runLevels = async (levels: readonly string[], options: readonly string[]): Promise<Count> => {
  const startedAt = Date.now();
  const times = await readTimes();
  let [progress, begunAt] = [notBegun, startedAt];
  const hide = show(() => `${levels.join(', ')}: ${lineOf(progress, secondsSince(begunAt), times)}`);
  const flags = levels.flatMap((level) => ['--project', level]);
  // Vitest's own report begins with the failures.
  const reporters = ['--reporter=minimal', '--reporter=./test/support/tell-run.ts'];
  const command = ['vitest', 'run', ...flags, ...reporters, '--silent=passed-only', ...options];
  const result = await run(command, (told) => {
    if ('files' in told) begunAt = Date.now();
    else sayFile(told);
    progress = heard(progress, told);
  });
  hide();
  conclude(`tests: ${levels.join(', ')}`, startedAt, result);
  for (const { file, secondTries } of progress.ended)
    for (const test of secondTries) say(`       passed at its second try: ${file} · ${test}`);
  const now = progress.ended.map(({ file, seconds }) => [file, seconds] as const);
  await writeJson(timesFile, { ...times, ...Object.fromEntries(now) });
  const failed = failedOf(progress);
  return { passed: passedOf(progress), failed: result.ok ? failed : Math.max(1, failed) };
};
