import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { rootFolder } from '../../../../bin/local/files.ts';

const module = pathToFileURL(`${rootFolder}/bin/local/command-line.ts`).href;
const script = (end: string) => `
  import { runCommandLine } from ${JSON.stringify(module)};
  runCommandLine(async () => {
    for (let line = 0; line < 1000; line += 1) console.log('line '.repeat(20) + line);
    ${end}
  });`;

/** The lines of a command whose reader looks away for a second, and the code it ends with. */
const readSlowly = (end: string) =>
  new Promise<{ lines: number; code: unknown }>((resolve) => {
    const given = ['--input-type=module', '--eval', script(end)];
    execFile(process.execPath, given, (error, stdout) =>
      resolve({ lines: stdout.split('\n').length - 1, code: error?.code ?? 0 }),
    );
    setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000), 5);
  });

test.each([
  ['', 0],
  ['return false;', 1],
  ["throw new Error('it failed');", 1],
])('a slow reader gets every line of a command that ends with «%s»', async (end, code) => {
  expect(await readSlowly(end)).toEqual({ lines: 1000, code });
});
