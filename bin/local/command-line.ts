import { execFileSync } from 'node:child_process';
import { rootFolder } from './files.ts';

/** Ends the process with 1 when `main` resolves with false, or prints the error's message without a stack trace. */
export const runCommandLine = (main: () => Promise<unknown>): void => {
  main().then(
    (isGood) => process.exit(isGood === false ? 1 : 0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
};

/** The checked-out commit; `form` e.g. `--short`. */
export const headCommit = (...form: readonly string[]): string =>
  execFileSync('git', ['rev-parse', ...form, 'HEAD'], { cwd: rootFolder, encoding: 'utf8' }).trim();
