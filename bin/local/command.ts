import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { rootFolder } from './files.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Puts the project's own Node first: child processes start `node` by name. */
export const projectPath = [join(rootFolder, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** The variables that a child process needs; no others are passed, especially no keys of the developer. */
export const machineEnvironment = (): Environment => ({
  PATH: projectPath,
  HOME: process.env.HOME,
  LANG: process.env.LANG,
  NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
});

type CommandOptions = {
  readonly env: Environment;
  /** The project's root by default. */
  readonly cwd?: string;
  /** Ends the command. */
  readonly signal?: AbortSignal | undefined;
};

/** Runs a command of the project; its output is printed only when it fails. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { env, cwd = rootFolder, signal }: CommandOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // A process group of its own, so that its child processes end with it.
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
