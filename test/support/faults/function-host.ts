import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { bundleOf } from '#lib/bundle.ts';

export type Variables = Readonly<Record<string, string>>;
export type HostedFunction = {
  /** Starts a new instance with these variables for the following calls. */
  start(env: Variables): void;
  /** Rejects when the handler throws. */
  invoke(event: unknown): Promise<unknown>;
  /** The function's log since the last start. */
  log(): string;
  stop(): Promise<void>;
};

const answer = z.object({ id: z.int(), result: z.optional(z.unknown()), error: z.optional(z.string()) });
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** The bundle is CommonJS: beside this project's package.json it would be read as an ES module. */
const copyBundle = async (entry: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'function-'));
  await cp(bundleOf(entry), folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{}');
  return folder;
};

/** Runs the deployed bundle of `entry` (e.g. `payments/reconcile`) in a thread of this process, on this Node. */
export const hostFunction = async (entry: string): Promise<HostedFunction> => {
  const folder = await copyBundle(entry);
  const worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
    env: {},
    execArgv: [],
    // Without a limit each thread keeps the memory of its former instances for long.
    resourceLimits: { maxOldGenerationSizeMb: 192 },
    stdout: true,
    stderr: true,
  });
  const waiting = new Map<number, Waiting>();
  let written = '';
  let last = 0;
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written = (written + chunk.toString()).slice(-20_000);
    });
  }
  worker.on('message', (sent: unknown) => {
    const { id, result, error } = answer.parse(sent);
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(result);
    else call?.reject(new Error(`${entry}: ${error}`));
  });
  worker.on('error', (error) => {
    for (const call of waiting.values())
      call.reject(error instanceof Error ? error : new Error(String(error)));
  });
  return {
    start: (env) => {
      written = '';
      worker.postMessage({ kind: 'start', file: join(folder, 'index.js'), env });
    },
    invoke: (event) => {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ kind: 'invoke', id, event });
      });
    },
    log: () => written,
    stop: async () => {
      await worker.terminate();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
