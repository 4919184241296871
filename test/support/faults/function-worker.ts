/** Runs one bundled function like Lambda: its own variables, one handler, a cold start on request. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction, constants } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import * as z from 'zod/mini';

type Handler = (event: unknown) => Promise<unknown>;
const bundleSchema = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') });
const start = z.object({ kind: z.literal('start'), file: z.string(), env: z.record(z.string(), z.string()) });
const invoke = z.object({ kind: z.literal('invoke'), id: z.int(), event: z.unknown() });
const message = z.discriminatedUnion('kind', [start, invoke]);

const moduleParts = ['exports', 'require', 'module', '__filename', '__dirname'];
const compiled = new Map<string, ReturnType<typeof compileFunction>>();
let handler: Handler | undefined;

const compile = (file: string) => {
  const known = compiled.get(file);
  if (known) return known;
  const wrapper = compileFunction(readFileSync(file, 'utf8'), moduleParts, {
    filename: file,
    // The AWS SDK imports Node's own http at its first use.
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  compiled.set(file, wrapper);
  return wrapper;
};

/** Evaluates the file again: `require` would keep every instance that it has made. */
const load = (file: string): unknown => {
  const instance: { exports: unknown } = { exports: {} };
  compile(file)(instance.exports, createRequire(file), instance, file, dirname(file));
  return instance.exports;
};

/** A new instance of the function, without anything cached from earlier calls. */
const startCold = ({ file, env }: z.infer<typeof start>): void => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  handler = bundleSchema.parse(load(file)).handler;
};

const run = async ({ id, event }: z.infer<typeof invoke>): Promise<void> => {
  try {
    if (!handler) throw new Error('the function is not started');
    parentPort?.postMessage({ id, result: await handler(event) });
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? `${error.name}: ${error.message}` : 'error',
    });
  }
};

parentPort?.on('message', (sent: unknown) => {
  const parsed = message.parse(sent);
  if (parsed.kind === 'start') startCold(parsed);
  else void run(parsed);
});
