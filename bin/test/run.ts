import { spawn } from 'node:child_process';
import { projectPath } from '../local/command.ts';
import { rootFolder } from '../local/files.ts';
import { type Told, toldSchema } from './told.ts';

/** Removes log lines of the functions under test, which would hide the failures. */
const withoutLogLines = (output: string): string => output.replaceAll(/^\{"level":.*\n/gm, '');

/** Runs a command of the project and keeps its output; `hear` gets what it tells about its run. */
export const run = (
  [command = '', ...args]: readonly string[],
  hear: (told: Told) => void = () => {},
): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: rootFolder,
      env: { ...process.env, PATH: projectPath, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const written: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => written.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => written.push(chunk));
    child.on('message', (message) => hear(toldSchema.parse(message)));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: withoutLogLines(Buffer.concat(written).toString()) }),
    );
  });
