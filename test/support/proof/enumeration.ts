/** Proves that answers do not reveal whether something exists: neither by text, nor by status, nor by time. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { inject } from 'vitest';
import { limits } from '#domain/limits.ts';
import { keyFor } from '#test/support/keys.ts';
import { newAddress } from '../client.ts';
import { newCredentials, newCustomer, type TestCustomer } from '../customers.ts';
import { buy, type Purchase, paymentRequest } from '../purchases.ts';
import type { Result } from './figures.ts';

type Question = {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
};
/** The same question about something that exists and something that does not. */
type Pair = { readonly name: string; readonly existing: () => Question; readonly absent: () => Question };

const ask = async ({ method, path, headers, body }: Question) => {
  const started = performance.now();
  const answer = await fetch(`${inject('shop').site}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-test-viewer-ip': newAddress(), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = `${answer.status} ${await answer.text()}`;
  return { text, milliseconds: performance.now() - started };
};

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

const bearer = (customer: TestCustomer) => ({ authorization: `Bearer ${customer.access}` });

const pairsFor = (owner: Purchase, stranger: TestCustomer, known: readonly string[]): Pair[] => {
  const lookUp = (id: string, headers: Record<string, string>): Question => ({
    method: 'GET',
    path: `/api/orders/${id}`,
    headers,
  });
  const verify = (sessionId: string): Question => ({
    method: 'POST',
    path: '/api/verify-payment',
    headers: {},
    body: { sessionId },
  });
  const resend = (orderId: string): Question => ({
    method: 'POST',
    path: '/api/validate-email/resend',
    headers: bearer(stranger),
    body: { orderId },
  });
  const pay = (orderId: string): Question => ({
    method: 'POST',
    path: '/api/create-payment',
    headers: bearer(stranger),
    body: paymentRequest(stranger, [keyFor.numbers], { orderId }),
  });
  const reset = (email: string): Question => ({
    method: 'POST',
    path: '/api/password-reset',
    headers: {},
    body: { email },
  });
  let asked = 0;
  const about = (name: string, question: (id: string) => Question): Pair => ({
    name,
    existing: () => question(owner.order_id),
    absent: () => question(randomUUID()),
  });
  return [
    {
      name: 'a new password',
      existing: () => reset(known[asked++ % known.length] ?? ''),
      absent: () => reset(newCredentials().email),
    },
    about('an order by a stranger', (id) => lookUp(id, bearer(stranger))),
    about('an order to restore, by a claim', (id) => lookUp(id, { 'x-claim': 'A'.repeat(43) })),
    about('an order by nobody', (id) => lookUp(id, {})),
    about('a link for a foreign order', resend),
    about('a payment of a foreign order', pay),
    {
      name: 'an unpaid session by nobody',
      existing: () => verify(owner.sessionId),
      absent: () => verify(`cs_test_${randomUUID().replaceAll('-', '')}`),
    },
  ];
};

/** Noise of a busy machine: medians may differ by this many milliseconds, or by half of the slower one. */
const noise = 12;
const isNoise = (left: number, right: number) =>
  Math.abs(left - right) <= Math.max(noise, Math.max(left, right) / 2);

type Comparison = { readonly texts: ReadonlySet<string>; readonly existing: number; readonly absent: number };

/** Asks alternately about both; returns all answers, and the median times in milliseconds. */
const compare = async ({ existing, absent }: Pair, rounds: number): Promise<Comparison> => {
  const times: { existing: number[]; absent: number[] } = { existing: [], absent: [] };
  const texts = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const [there, nowhere] = [await ask(existing()), await ask(absent())];
    texts.add(there.text).add(nowhere.text);
    times.existing.push(there.milliseconds);
    times.absent.push(nowhere.milliseconds);
  }
  return { texts, existing: median(times.existing), absent: median(times.absent) };
};

const openPairs = async (rounds: number): Promise<Pair[]> => {
  const owner = await buy(await newCustomer());
  // One below the limit, because the SDK repeats a call whose answer was lost, and the first try may have counted.
  const addresses = Math.ceil(rounds / (limits.resetMail.atOnce - 1));
  const known = await Promise.all(Array.from({ length: addresses }, async () => (await newCustomer()).email));
  return pairsFor(owner, await newCustomer(), known);
};

/** Repeats a comparison: a difference by the machine disappears, one by the shop stays. */
const looks = 3;
/** Few enough for the limits of one customer: 30 payments an hour. */
const rounds = 12;

const proveOnce = async (): Promise<Result> => {
  const lost: string[] = [];
  let [tried, unlike] = [0, new Map<string, string>()];
  for (let look = 0; look === 0 || (look < looks && unlike.size > 0); look += 1) {
    const pairs = (await openPairs(rounds)).filter(({ name }) => look === 0 || unlike.has(name));
    unlike = new Map();
    for (const pair of pairs) {
      const { texts, existing, absent } = await compare(pair, rounds);
      const figures = `${pair.name}: ${existing.toFixed(1)} ms / ${absent.toFixed(1)} ms`;
      console.log(figures);
      tried += rounds * 2;
      if (texts.size !== 1) lost.push(`${pair.name}: ${[...texts].join(' | ')}`);
      if (!isNoise(existing, absent)) unlike.set(pair.name, figures);
    }
  }
  return { tried, lost: [...lost, ...unlike.values()] };
};

/** Orders, payments, links and addresses; each turn uses its own customers. */
export const proveNoEnumeration = async ({ turns }: { readonly turns: number }): Promise<Result> => {
  const results: Result[] = [];
  for (let turn = 0; turn < turns; turn += 1) results.push(await proveOnce());
  return {
    tried: results.reduce((sum, { tried }) => sum + tried, 0),
    lost: results.flatMap(({ lost }) => lost),
  };
};
