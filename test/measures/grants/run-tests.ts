import { join, relative } from 'node:path';
import { Writable } from 'node:stream';
import { createVitest, type TestModule } from 'vitest/node';
import { rootFolder } from '../../../bin/local/files.ts';
import type { Timed } from './uses.ts';

/** Shorter waits than in `npm test`, in milliseconds: a test that waits in vain fails anyway. */
const pollLimit = '25000';
const limits = { testTimeout: 45_000, hookTimeout: 90_000 };

const greenIn = (module: TestModule): Timed[] => {
  const file = relative(rootFolder, module.moduleId);
  return [...module.children.allTests('passed')].flatMap((test) => {
    const { startTime: start, duration } = test.diagnostic() ?? {};
    if (start === undefined || duration === undefined) return [];
    return [{ file, name: test.fullName, start, end: start + duration }];
  });
};

/** Discards the output of tests and functions. */
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Runs the integration tests on a running shop in one process, because starting vitest takes longer than many tests.
 */
export const openTests = async (runFile: string) => {
  Object.assign(process.env, { POLL_LIMIT: pollLimit, SHOP_RUN: runFile });
  const only = { project: ['integration'], watch: false, silent: true, reporters: [{}], ...limits };
  const vitest = await createVitest({ root: rootFolder, ...only }, {}, { stdout: nowhere, stderr: nowhere });
  const [project] = vitest.projects;
  if (!project) throw new Error('vitest has no integration tests');

  const run = async (files: ReadonlyMap<string, string[] | undefined>): Promise<TestModule[]> => {
    const paths = [...files.keys()].map((file) => join(rootFolder, file));
    const specifications = [...files].map(([file, testNames]) =>
      project.createSpecification(join(rootFolder, file), testNames && { testNames }),
    );
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    // Vitest reports all files that it ever ran.
    const own = testModules.filter(({ moduleId }) => paths.includes(moduleId));
    if (own.length < files.size) throw unhandledErrors[0] ?? new Error('vitest left out a file');
    return own;
  };

  /** Runs a whole file; returns its tests in order when all pass. */
  const whole = async (file: string): Promise<Timed[] | undefined> => {
    const [module] = await run(new Map([[file, undefined]]));
    return module?.ok() ? greenIn(module) : undefined;
  };

  /** Runs only these tests; returns the failed ones. */
  const redOf = async (tests: readonly Timed[]): Promise<Set<Timed>> => {
    if (tests.length === 0) return new Set();
    const files = Map.groupBy(tests, ({ file }) => file);
    const names = new Map([...files].map(([file, own]) => [file, own.map(({ name }) => name)]));
    const green = (await run(names)).flatMap(greenIn);
    return new Set(
      tests.filter((test) => !green.some(({ file, name }) => file === test.file && name === test.name)),
    );
  };

  return { whole, redOf, close: () => vitest.close() };
};
export type Tests = Awaited<ReturnType<typeof openTests>>;
