import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { rootFolder } from './files.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The project's own Node first: child processes start `node` by name. */
export const projectPath = [join(rootFolder, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** What a child process needs of the machine; nothing else leaks in, no key of the developer's either. */
export const machineEnvironment = (): Environment => ({
  PATH: projectPath,
  HOME: process.env.HOME,
  LANG: process.env.LANG,
  NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
});

type CommandOptions = {
  readonly env: Environment;
  /** The project's root, unless it says otherwise. */
  readonly cwd?: string;
  /** Ends the command. */
  readonly signal?: AbortSignal | undefined;
};

/** Runs a command of the project; its output is told only when it fails. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { env, cwd = rootFolder, signal }: CommandOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // A group of its own, so that what the command has started ends with it.
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => child.pid && process.kill(-child.pid, 'SIGTERM');
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
    const written: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => written.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end);
      if (code === 0) return resolve();
      reject(new Error(`${command} ${args.join(' ')} failed\n${Buffer.concat(written).toString()}`));
    });
  });
