import { randomInt } from 'node:crypto';
import { inject } from 'vitest';

export type Call = {
  readonly body?: unknown;
  /** Sent unchanged. */
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

/** An address in one of 65,536 private networks, so that tests hardly ever share a network limit. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const parse = (text: string): Record<string, unknown> => {
  const json: unknown = text === '' ? {} : JSON.parse(text);
  return typeof json === 'object' && json !== null ? { ...json } : { value: json };
};

/** Calls the running shop once, through the local server like a browser. */
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

/** Limits the waiting time for runs that miss a grant, where many waits are in vain. */
const longest = Number(process.env.POLL_LIMIT ?? Number.POSITIVE_INFINITY);

/** Repeats `look` until it returns a value. Throws with the reason after the time. */
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
