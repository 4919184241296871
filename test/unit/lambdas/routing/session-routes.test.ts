/** Every route of a customer, called without a session, with one that has ended, and with a bearer that is none. */
import { describe, expect, it } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import type { Who } from '#lambdas/routing/callers.ts';
import { routes } from '#lib/routes.ts';
import { orderId, profileRecord, userId } from '#test/support/builders.ts';
import { callRoute } from '#test/support/route-call.ts';

const calledBy = (...who: readonly Who[]) =>
  routes.filter(({ route }) => who.includes(route.who)).map(({ entry, route }) => [entry, route] as const);

type Facts = {
  readonly hasEnded?: boolean;
  readonly isServerSession?: boolean;
  readonly proof_spent?: number;
  readonly claims?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};
/** Only sessions are there: what a caller who is let in reaches, fails with 500. */
const ask = (route: (typeof routes)[number]['route'], facts: Facts) => {
  const { hasEnded, isServerSession = false, proof_spent, ...sent } = facts;
  const stores = {
    profiles: { ofSession: async () => (hasEnded ? undefined : profileRecord({ proof_spent })) },
    tokens: { isServerSession: async () => isServerSession },
    verify: async (token: string) => {
      if (token !== 'good') throw new Error('no access token');
      return { userId, groups: [], issuedAt: 1 };
    },
    limits: { waitFor: async () => 0 },
  };
  return callRoute(route, { body: {}, params: { id: orderId }, ...sent }, stores);
};
const signedOut = { status: 401, json: { error: { code: 'signed_out', message: errorTexts.signed_out } } };
const signInAgain = {
  status: 403,
  json: { error: { code: 'sign_in_again', message: errorTexts.sign_in_again } },
};
const seconds = (minutesAgo: number) => String(Math.floor(Date.now() / 1000) - minutesAgo * 60);
const claims = { sub: userId, iat: '1', auth_time: seconds(0), origin_jti: 'session' };

it('there are such routes', () => {
  expect(calledBy('customer', 'freshCustomer').length).toBeGreaterThan(10);
  expect(calledBy('several', 'linkOrAccount').length).toBeGreaterThan(3);
});

describe.each(calledBy('customer', 'freshCustomer'))('%s', (_entry, route) => {
  it('lets a customer in, and nobody whose session has ended or who has none', async () => {
    expect([401, 403]).not.toContain((await ask(route, { claims })).status);
    expect(await ask(route, { claims, hasEnded: true })).toEqual(signedOut);
    expect(await ask(route, {})).toEqual(signedOut);
  });
});

describe.each(calledBy('freshCustomer'))('%s', (_entry, route) => {
  it('needs a password that was typed a moment ago', async () => {
    expect(await ask(route, { claims, isServerSession: true })).toEqual(signInAgain);
    expect(await ask(route, { claims: { ...claims, auth_time: seconds(11) } })).toEqual(signInAgain);
  });

  it('needs a proof that has served no act, and neither has a later one', async () => {
    const typed = Number(claims.auth_time);
    for (const proof_spent of [typed, typed + 60])
      expect(await ask(route, { claims, proof_spent })).toEqual(signInAgain);
    expect((await ask(route, { claims, proof_spent: typed - 1 })).status).not.toBe(403);
  });
});

describe.each(calledBy('several', 'linkOrAccount'))('%s', (_entry, route) => {
  it('treats an invalid bearer and an ended session as signed out, never as anonymous', async () => {
    const good = { authorization: 'Bearer good' };
    expect((await ask(route, { headers: good })).status).not.toBe(401);
    expect(await ask(route, { headers: good, hasEnded: true })).toEqual(signedOut);
    for (const authorization of ['Bearer forged', 'Bearer ', 'Basic YTpi', ''])
      expect(await ask(route, { headers: { authorization } })).toEqual(signedOut);
  });
});

it.each(calledBy('session'))('%s needs a session', async (_entry, route) => {
  expect(await ask(route, {})).toEqual(signedOut);
});
