import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';
import { outputOf } from '../../bin/local/deploy.ts';

export type EdgeCall = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
export type EdgeAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

/** Sends a path unchanged; fetch would normalise it and set the host itself. */
export const ask = (origin: string, path: string, call: EdgeCall = {}): Promise<EdgeAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const { method = 'GET', headers = {}, body } = call;
    const outgoing = request({ hostname, port, path, method, headers }, async (answer) => {
      const text = (await buffer(answer)).toString();
      const plain = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(plain), body: text });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Calls the distribution like a browser: with TLS and the CDN's own name. */
export const askEdge = (path: string, call: EdgeCall = {}): Promise<EdgeAnswer> => {
  const { emulator, outputs } = inject('shop');
  const host = outputOf(outputs, 'DistributionDomain');
  return ask(emulator, path, {
    ...call,
    headers: { ...call.headers, host, 'x-forwarded-proto': 'https' },
  });
};
