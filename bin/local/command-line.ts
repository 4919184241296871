import { execFileSync } from 'node:child_process';
import { rootFolder } from './files.ts';

/** What a slow reader has not taken yet would be lost, so the process ends after its last line is read. */
const exit = (code: number): void => {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
};

/** Ends the process with 1 when `main` resolves with false, or prints the error's message without a stack trace. */
export const runCommandLine = (main: () => Promise<unknown>): void => {
  main().then(
    (isGood) => exit(isGood === false ? 1 : 0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      exit(1);
    },
  );
};

/** The checked-out commit; `form` e.g. `--short`. */
export const headCommit = (...form: readonly string[]): string =>
  execFileSync('git', ['rev-parse', ...form, 'HEAD'], { cwd: rootFolder, encoding: 'utf8' }).trim();
