import { randomInt } from 'node:crypto';
import { inject } from 'vitest';

export type Call = {
  readonly body?: unknown;
  /** Sent as it is, whatever it is. */
  readonly raw?: string;
  readonly token?: string;
  readonly claim?: string;
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Answer = {
  readonly status: number;
  readonly json: Record<string, unknown>;
  readonly headers: Headers;
};

/** An address in one of 65 536 private networks, so that limits per network hardly ever meet between tests. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const parse = (text: string): Record<string, unknown> => {
  const json: unknown = text === '' ? {} : JSON.parse(text);
  return typeof json === 'object' && json !== null ? { ...json } : { value: json };
};

/** One call to the running shop, through the local server as a browser makes it. */
export const call = async (method: string, path: string, options: Call = {}): Promise<Answer> => {
  const { body, raw, token, claim, ip = newAddress() } = options;
  const answer = await fetch(`${inject('shop').site}${path}`, {
    method,
    headers: {
      'x-test-viewer-ip': ip,
      ...(body !== undefined || raw !== undefined ? { 'content-type': 'application/json' } : {}),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(claim && { 'x-claim': claim }),
      ...options.headers,
    },
    ...(raw !== undefined ? { body: raw } : body !== undefined ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, json: parse(await answer.text()), headers: answer.headers };
};

/** Who tries what happens without a grant waits in vain many times, and not so long. */
const longest = Number(process.env.POLL_LIMIT ?? Number.POSITIVE_INFINITY);

/** Repeats a look until it gives something; fails with the reason after the time. */
export const eventually = async <Value>(
  look: () => Promise<Value | undefined>,
  what: string,
  milliseconds = 15_000,
): Promise<Value> => {
  const end = Date.now() + Math.min(milliseconds, longest);
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`waited ${milliseconds} ms in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
