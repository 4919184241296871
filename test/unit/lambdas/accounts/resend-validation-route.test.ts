/** Whose order a repeated verification mail may name. */
import { expect, it } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { route } from '#lambdas/accounts/resend-validation.ts';
import { orderId, orderRecord, profileRecord, userId } from '#test/support/builders.ts';
import { callRoute } from '#test/support/route-call.ts';

const resend = (body: unknown, order = orderRecord(), outbox: object = {}) =>
  callRoute(
    route,
    { body, claims: { sub: userId, iat: '1' } },
    {
      profiles: { ofSession: async () => profileRecord(), find: async () => profileRecord() },
      orders: { find: async (id) => (id === order.id ? order : undefined) },
      limits: { waitFor: async () => 0 },
      outbox,
    },
  );

it('names the customer’s own order', async () => {
  const answer = await resend({ orderId }, orderRecord(), { add: async () => true });
  expect(answer).toMatchObject({ status: 202, json: { sent: true } });
});

it('another customer’s order and an absent one are the same 404', async () => {
  const missing = { status: 404, json: { error: { code: 'not_found', message: errorTexts.not_found } } };
  expect(await resend({ orderId }, orderRecord({ user_id: 'another' }))).toEqual(missing);
  expect(await resend({ orderId: userId })).toEqual(missing);
});

it.each(['../1', '', 7])('the order %j is refused in French', async (id) => {
  const error = { code: 'invalid_request', message: errorTexts.invalid_request };
  expect(await resend({ orderId: id })).toEqual({ status: 400, json: { error } });
});
