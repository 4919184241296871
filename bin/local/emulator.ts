import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { awsEnvironment } from './aws.ts';
import { machineEnvironment } from './command.ts';
import { prepareState } from './emulator-state.ts';
import { readJson, rootFolder, writeJson } from './files.ts';
import { identify, isAlive, processSchema } from './process-identity.ts';

export type Emulator = { readonly url: string; stop(): Promise<void> };

type EmulatorOptions = {
  readonly stateFolder: string;
  readonly port: number;
  readonly smtpPort: number;
  /** True to enforce IAM: each function has only the rights of its role. */
  readonly auth: boolean;
};

const startLimit = 60_000;
const stopLimit = 20_000;

const pidFile = (stateFolder: string) => join(stateFolder, 'emulator.json');
const logFile = (stateFolder: string) => join(stateFolder, 'emulator.log');

const installed = async () => {
  const folder = join(rootFolder, '.tools/python');
  const stamp = await readJson(join(folder, 'installed.json'), z.object({ executable: z.string() }));
  if (!stamp) throw new Error('Missing: the emulator (node bin/setup.mjs start installs it).');
  return { folder, executable: stamp.executable };
};

const environment = (options: EmulatorOptions, pythonFolder: string) => {
  const state = (name: string) => join(options.stateFolder, name);
  return {
    ...machineEnvironment(),
    ...awsEnvironment,
    PYTHONPATH: pythonFolder,
    PYTHONUNBUFFERED: '1',
    TMPDIR: state('tmp'),
    BIND_HOST: '127.0.0.1',
    GATEWAY_PORT: String(options.port),
    MINISTACK_REGION: awsEnvironment.AWS_REGION,
    IOT_MTLS_ENABLED: '0',
    SFTP_ENABLED: '0',
    PERSIST_STATE: '1',
    STATE_DIR: state('aws'),
    S3_PERSIST: '1',
    S3_DATA_DIR: state('buckets'),
    SMTP_HOST: `127.0.0.1:${options.smtpPort}`,
    AUTH: String(options.auth),
    // As on AWS: no token is issued when its function fails.
    MINISTACK_COGNITO_PRETOKEN_STRICT: '1',
    // It fetches its own keys for the first token; on a busy machine the default timeout refused that token.
    MINISTACK_APIGW_JWKS_TIMEOUT_SECONDS: '30',
  };
};

/** True when something LocalStack-compatible answers at the address. */
export const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/_localstack/health`).catch(() => undefined);
  return response?.ok === true;
};

const awaitReady = async (child: ChildProcess, url: string, stateFolder: string): Promise<void> => {
  const limit = Date.now() + startLimit;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > limit) {
      const log = await readFile(logFile(stateFolder), 'utf8');
      throw new Error(`The emulator does not start:\n${log.split('\n').slice(-20).join('\n')}`);
    }
    await delay(50);
  }
};

const killGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group has ended already.
  }
};

const stop = async (child: ChildProcess, stateFolder: string): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await Promise.race([ended, delay(stopLimit, undefined, { ref: false })]);
  }
  if (child.pid) killGroup(child.pid);
  await rm(pidFile(stateFolder), { force: true });
};

/** Ends the emulator that a killed run left on this state folder, so that its state is saved and its port is free. */
export const endLeftover = async (stateFolder: string): Promise<void> => {
  const left = await readJson(pidFile(stateFolder), processSchema);
  if (!left || !(await isAlive(left))) return;
  process.kill(left.pid, 'SIGTERM');
  const limit = Date.now() + stopLimit;
  while (Date.now() < limit && (await isAlive(left))) await delay(50);
  if (await isAlive(left)) killGroup(left.pid);
};

/** Functions are unpacked here: without a package.json of its own they would use the module type of this project. */
const prepareTemporary = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await writeJson(join(folder, 'package.json'), {});
};

/** Starts the emulator on loopback with the state of the folder; resolves when it is ready. */
export const startEmulator = async (options: EmulatorOptions): Promise<Emulator> => {
  const { stateFolder, port } = options;
  const python = await installed();
  await prepareTemporary(join(stateFolder, 'tmp'));
  await mkdir(join(stateFolder, 'aws'), { recursive: true });
  await prepareState(join(stateFolder, 'aws'), port);
  const log = await open(logFile(stateFolder), 'w');
  const child = spawn(python.executable, [join(rootFolder, 'bin/local/emulator.py')], {
    env: environment(options, python.folder),
    cwd: stateFolder,
    // A process group of its own: Ctrl-C reaches only this process, which ends the emulator in order.
    detached: true,
    stdio: ['pipe', log.fd, log.fd],
  });
  await log.close();
  if (child.pid) await writeJson(pidFile(stateFolder), await identify(child.pid));
  const url = `http://127.0.0.1:${port}`;
  try {
    await awaitReady(child, url, stateFolder);
  } catch (error) {
    await stop(child, stateFolder);
    throw error;
  }
  return { url, stop: () => stop(child, stateFolder) };
};
