import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { currentTerms } from '#domain/texts/terms.ts';
import { createPayment, stripeWebhook } from '#domain/wire/api.ts';
import { keyFor } from '#test/support/keys.ts';
import { newCustomer } from '../customers.ts';
import { claimsOf } from '../jwt.ts';
import type { Result } from './figures.ts';
import { hostileBodies } from './hostile.ts';
import { bodyRoutes, type HostileCall, refusalFault } from './hostile-calls.ts';
import { inParallel } from './in-parallel.ts';
import { traceOf } from './traces.ts';

/** The bodies per customer, whose session is valid much longer. */
const chunk = 2000;

/** Texts of valid bodies; each contains the canary where allowed. */
const samplesFor = (path: string, canary: string, email: string): string[] => {
  const birth = ['1991-04-17', '06:42', `${canary}, Nantes`];
  const instant = ['exact', 'rule', 'morning', 'f97411', '974', '1991-04-17T06:41:51Z'];
  const mails = ['madame', 'Europe/Paris'];
  const common = [...birth, ...instant, ...mails, 'Camille', "D'Angelo", randomUUID()];
  if (path === createPayment.path) return [...common, email, keyFor.numbers, currentTerms.version];
  return [
    ...common,
    `${canary}@exemple.fr`,
    `sagesse-9${canary}`,
    'checkout',
    'auth',
    keyFor.numbers,
    'a1b2c3d4',
    'A'.repeat(43),
    'cs_test_0000000000',
  ];
};

/** Calls spread over all routes; the same seed gives the same calls. */
const callsFor = (count: number, seed: number, canary: string, email: string): HostileCall[] => {
  const numRuns = Math.ceil(count / (bodyRoutes.length + 1));
  const calls = bodyRoutes.flatMap((route) => {
    const bodies = hostileBodies(route.body, samplesFor(route.path, canary, email));
    return fc.sample(bodies, { numRuns, seed }).map((body) => ({ ...body, route }));
  });
  // The webhook has no schema: every unsigned body is refused.
  const unsigned = calls.filter((_, index) => index % bodyRoutes.length === 0);
  return [...calls, ...unsigned.map((call) => ({ ...call, route: stripeWebhook }))];
};

const proveSome = async (count: number, lanes: number, seed: number) => {
  const canary = `canari-${randomUUID()}`;
  const customer = await newCustomer();
  const look = () => traceOf([canary, claimsOf(customer.access).sub], `${canary}@exemple.fr`);
  const calls = callsFor(count, seed, canary, customer.email);
  const before = await look();
  const lost: string[] = [];
  await inParallel(calls, lanes, async (call) => {
    const fault = await refusalFault(call, customer).catch((error: unknown) => String(error));
    if (fault) lost.push(fault);
  });
  const after = await look();
  const stored = after.filter((row) => !before.includes(row)).map((row) => `stored: ${row}`);
  return { tried: calls.length, lost: [...lost, ...stored] };
};

/**
 * Hostile bodies to every route: each gets a 4xx with the French envelope, and nothing of it is stored in any table or
 * account.
 */
export const proveBadInput = async (scale: {
  readonly bodies: number;
  readonly lanes: number;
  readonly seed?: number;
}): Promise<Result> => {
  const seed = scale.seed ?? Date.now() % 1_000_000;
  const lost: string[] = [];
  let tried = 0;
  while (tried < scale.bodies) {
    const part = await proveSome(Math.min(chunk, scale.bodies - tried), scale.lanes, seed + tried);
    tried += part.tried;
    lost.push(...part.lost);
  }
  return { tried, lost: lost.length > 0 ? [`seed ${seed}`, ...lost] : lost };
};
