/** Exports of customers on the deployed shop, and what is inside a ZIP. */
import { execFileSync } from 'node:child_process';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { askExport, type Export, exportSchema, openExport } from '#domain/wire/exports.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';
import { type Answer, call, eventually } from './client.ts';
import type { TestCustomer } from './customers.ts';

type Who = Pick<TestCustomer, 'access'>;

export const askForExport = (who: Who): Promise<Answer> =>
  call('POST', askExport.path, { body: {}, token: who.access });

export const exportState = async (who: Who): Promise<Export> => {
  const { status, json } = await call('GET', askExport.path, { token: who.access });
  if (status !== 200) throw new Error(`the export answered ${status}`);
  return exportSchema.parse(json);
};

export const awaitExport = (who: Who, state: Export['state'] = 'ready', milliseconds = 60_000) =>
  eventually(
    async () => {
      const found = await exportState(who);
      return found.state === state ? found : undefined;
    },
    `an export that is ${state}`,
    milliseconds,
  );

export const openOwnExport = (who: Who): Promise<Answer> =>
  call('POST', openExport.path, { body: {}, token: who.access });

/** Python reads the archive, so that writer and reader are not the same program. */
const reader = [
  'import io, json, sys, zipfile, base64',
  'archive = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))',
  'assert archive.testzip() is None',
  'print(json.dumps({name: base64.b64encode(archive.read(name)).decode() for name in archive.namelist()}))',
].join('\n');

/** The files of a ZIP by their names. */
export const unzip = (bytes: Uint8Array): ReadonlyMap<string, Buffer> => {
  const output = execFileSync('python3', ['-c', reader], { input: bytes, maxBuffer: 256 * 1024 * 1024 });
  const files = z.record(z.string(), z.string()).parse(JSON.parse(output.toString()));
  return new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content, 'base64')]));
};

/** Opens the customer's export and unpacks it. */
export const exportedFiles = async (who: Who): Promise<ReadonlyMap<string, Buffer>> => {
  const { status, json } = await openOwnExport(who);
  if (status !== 200) throw new Error(`opening answered ${status} ${JSON.stringify(json)}`);
  const answer = await fetch(openExport.answer.parse(json).url);
  if (!answer.ok) throw new Error(`the archive answered ${answer.status}`);
  return unzip(new Uint8Array(await answer.arrayBuffer()));
};

/** Gives the function that makes exports one message, as SQS does; returns what it asks to be repeated. */
export const deliverWork = async (user: string, id: string, receives = 1): Promise<readonly unknown[]> => {
  const attributes = { ApproximateReceiveCount: String(receives) };
  const event = { Records: [{ messageId: 'one', body: JSON.stringify({ user, id }), attributes }] };
  const { outputs, emulator } = inject('shop');
  const run = new InvokeCommand({
    FunctionName: outputOf(outputs, 'MakeExportFunction'),
    Payload: JSON.stringify(event),
  });
  const { Payload } = await new LambdaClient(awsClientConfig(emulator)).send(run);
  const answer = z.object({ batchItemFailures: z.array(z.unknown()) });
  return answer.parse(JSON.parse(Payload?.transformToString() ?? '')).batchItemFailures;
};
