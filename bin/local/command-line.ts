import { execFileSync } from 'node:child_process';
import { rootFolder } from './files.ts';

/** Ends a command: with 1 when what it looked at is not as it should be (false), or with one clear line and no stack trace. */
export const runCommandLine = (main: () => Promise<unknown>): void => {
  main().then(
    (isGood) => process.exit(isGood === false ? 1 : 0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
};

/** What is checked out, as git names it; `form` e.g. `--short`. */
export const headCommit = (...form: readonly string[]): string =>
  execFileSync('git', ['rev-parse', ...form, 'HEAD'], { cwd: rootFolder, encoding: 'utf8' }).trim();
