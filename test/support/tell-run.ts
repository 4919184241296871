/** A reporter of Vitest that tells the run's progress to the process that started it (`bin/test.ts`). */
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { rootFolder } from '../../bin/local/files.ts';
import type { Told } from '../../bin/test/told.ts';

const tell = (told: Told) => process.send?.(told);

const pathOf = ({ moduleId }: { readonly moduleId: string }) => relative(rootFolder, moduleId);

const lineOf = (test: TestCase): string => {
  const message = test.result().errors?.[0]?.message ?? '';
  return [test.fullName, message.split('\n', 1)[0]].join(' · ');
};

/** A file that cannot be loaded, or whose hook failed, is a failure without a failed test. */
const lossOf = (module: TestModule): string[] =>
  module.state() === 'failed'
    ? [`the file itself · ${module.errors()[0]?.message.split('\n', 1)[0] ?? 'a hook failed'}`]
    : [];

export default class implements Reporter {
  onTestRunStart(specifications: Parameters<NonNullable<Reporter['onTestRunStart']>>[0]) {
    tell({ files: specifications.map(pathOf) });
  }
  onTestModuleEnd(module: TestModule) {
    const tests = [...module.children.allTests()];
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const failures = inState('failed').map(lineOf);
    const all = failures.length > 0 ? failures : lossOf(module);
    const { duration, collectDuration } = module.diagnostic();
    tell({
      file: pathOf(module),
      seconds: (duration + collectDuration) / 1000,
      passed: inState('passed').length,
      failed: all.length,
      failures: all,
      secondTries: inState('passed')
        .filter((test) => test.diagnostic()?.flaky)
        .map(lineOf),
    });
  }
}
