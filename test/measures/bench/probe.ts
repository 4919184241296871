/**
 * A new process that loads one function and calls it once: `probe.ts <bundle> <event>`. Its last line is the time in
 * milliseconds from before the import to the head of the first answer from AWS (without such a call, to the end of the
 * handler).
 */
import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const [, , bundle = '', event = '{}'] = process.argv;
const bundled = z.object({ handler: z.custom<(event: unknown) => Promise<unknown>>() });

let answeredAt: number | undefined;
subscribe('http.client.response.finish', () => {
  answeredAt ??= performance.now();
});
// Console output is no part of the report; log lines of the function come before the last line.
for (const level of ['info', 'warn', 'error'] as const) console[level] = () => undefined;

const load = async (): Promise<unknown> =>
  bundle.endsWith('.mjs') ? import(pathToFileURL(bundle).href) : createRequire(import.meta.url)(bundle);

const startedAt = performance.now();
const { handler } = bundled.parse(await load());
// The stub's answers end every function soon after the first call, with or without an error.
await handler(JSON.parse(event)).catch(() => undefined);
process.stdout.write(String((answeredAt ?? performance.now()) - startedAt));
process.exit(0);
