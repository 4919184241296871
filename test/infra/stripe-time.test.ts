import { expect, it } from 'vitest';
import { longestCallMs } from '#lambdas/gateways/stripe-client.ts';
import { nameOf } from '../support/policies.ts';
import { jsonOf, resourcesOf } from './api-resources.ts';

const callers = resourcesOf('AWS::Lambda::Function').filter(
  (fn) => jsonOf(fn).Environment?.Variables?.STRIPE_KEY_PARAMETER !== undefined,
);

it('a call that Stripe never answers fails before the browser stops waiting', () => {
  expect(longestCallMs).toBeLessThan(9000);
});

it.each(callers.map((fn) => [nameOf(fn.id), jsonOf(fn).Timeout] as const))(
  '%s has time for two calls that Stripe never answers, and then for its own answer',
  (_name, seconds) => {
    expect(seconds * 1000).toBeGreaterThan(2 * longestCallMs + 1000);
  },
);

it('those are all functions that call Stripe', () => {
  expect(callers).toHaveLength(11);
});
