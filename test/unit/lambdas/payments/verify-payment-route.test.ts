/** What the route of the return page refuses, before Stripe is asked. */
import { expect, it } from 'vitest';
import { route } from '#lambdas/payments/verify-payment.ts';
import { callRoute } from '#test/support/route-call.ts';

const sessionId = 'cs_test_nobodyknowsthisone';
const verify = (body: unknown, headers = {}) =>
  callRoute(
    route,
    { body, headers },
    {
      verify: async () => {
        throw new Error('no access token');
      },
      limits: { waitFor: async () => 0 },
      payments: { readSession: async () => undefined },
    },
  );

it('a session that Stripe does not know is not verified', async () => {
  expect(await verify({ sessionId })).toEqual({ status: 200, json: { verified: false } });
});

it.each<[string, unknown]>([
  ['no session id at all', { sessionId: 'order-1' }],
  ['a path instead of an id', { sessionId: 'cs_test_a/../../refunds' }],
  ['a field that nobody knows', { sessionId, order_id: 'x' }],
  ['nothing', {}],
])('%s is refused', async (_what, body) => {
  expect(await verify(body)).toMatchObject({ status: 400, json: { error: { code: 'invalid_request' } } });
});

it('an invalid token is signed out, never anonymous', async () => {
  const answer = await verify({ sessionId }, { authorization: 'Bearer forged' });
  expect(answer).toMatchObject({ status: 401, json: { error: { code: 'signed_out' } } });
});
