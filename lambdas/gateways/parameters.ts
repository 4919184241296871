import { fromEnv } from '@aws-sdk/credential-provider-env';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest, type HttpResponse } from '@smithy/core/protocols';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod/mini';
import { retry } from '#domain/retry.ts';

/**
 * The store answers 40 calls a second for the whole account, and a burst of cold starts asks more: each waits a random
 * part of a time that grows, so that they spread over the seconds that the store needs for them.
 */
const firstWaitMs = 200;
const longestWaitMs = 1000;
/** Who has no value yet tries as long as its caller may wait, and who has one tries once. */
const patienceMs = { first: 5000, again: 0 } as const;
export type Patience = keyof typeof patienceMs;

/** Repeats a reading until it succeeds or the patience is over. */
export const patiently = async <Result>(act: () => Promise<Result>, patience: Patience): Promise<Result> => {
  const end = Date.now() + patienceMs[patience];
  return retry(act, Number.POSITIVE_INFINITY, async (_error, round) => {
    const wait = Math.random() * Math.min(longestWaitMs, firstWaitMs * 2 ** (round - 1));
    if (Date.now() + wait >= end) return false;
    return new Promise((resolve) => setTimeout(resolve, wait, true));
  });
};

const answerSchema = z.object({ Parameter: z.object({ Value: z.string() }) });
const refusalSchema = z.object({ __type: z.string() });

const textOf = async ({ body }: HttpResponse): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** An error with SSM's code as name, e.g. `AccessDeniedException`. */
class ParameterRefused extends Error {
  constructor(code: string) {
    super('the parameter store has refused');
    this.name = code;
  }
}

const valueIn = (status: number, text: string): string => {
  const answer: unknown = JSON.parse(text);
  if (status === 200) return answerSchema.parse(answer).Parameter.Value;
  throw new ParameterRefused(refusalSchema.parse(answer).__type.split('#').at(-1) ?? '');
};

type Options = { readonly region: string; readonly emulator: string | undefined };

/**
 * Calls GetParameter only, with the SDK's signer and HTTP handler that the DynamoDB client already includes. The SSM
 * client would be a quarter of a function's code, all of it parsed at each cold start
 * (docs/decisions/0009-function-bundles.md).
 */
export const createParameters = ({ region, emulator }: Options) => {
  const url = new URL(emulator ?? `https://ssm.${region}.amazonaws.com`);
  const http = new NodeHttpHandler({ connectionTimeout: 1000, requestTimeout: 3000 });
  const signer = new SignatureV4({ service: 'ssm', region, credentials: fromEnv(), sha256: Sha256 });

  const ask = async (name: string): Promise<string> => {
    const request = new HttpRequest({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port && { port: Number(url.port) }),
      headers: {
        host: url.host,
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AmazonSSM.GetParameter',
      },
      body: JSON.stringify({ Name: name, WithDecryption: true }),
    });
    const { response } = await http.handle(HttpRequest.clone(await signer.sign(request)));
    return valueIn(response.statusCode, await textOf(response));
  };

  /** The decrypted value. Every failure is retried, because SSM reports «too busy» with the status of a bad request. */
  const read = (name: string, patience: Patience): Promise<string> => patiently(() => ask(name), patience);
  return { read };
};
