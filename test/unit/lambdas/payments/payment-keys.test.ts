import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, type PaidKey } from '#domain/catalogue.ts';
import { StripeStoredFailure, StripeUnavailable } from '#lambdas/gateways/payment-errors.ts';
import { attempt } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { openTill } from '#test/support/till.ts';

const attempts = [attempt, '7d9f3c52-2222-4222-8222-222222222222', '7d9f3c52-3333-4333-8333-333333333333'];

/** One step of a customer who returns to the same order, with a Stripe that sometimes fails. */
const step = fc.record({
  attempt: fc.constantFrom(...attempts),
  service: fc.constantFrom<PaidKey>(keyFor.numbers, keyFor.design),
  failure: fc.constantFrom(undefined, undefined, 'stored', 'unreachable'),
});
const failureOf = (kind: string) =>
  kind === 'stored' ? new StripeStoredFailure() : new StripeUnavailable('api_connection_error');

describe('idempotency keys', () => {
  it('are never reused for other parameters, the try number never decreases, and at most one page is open', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const shop = openTill();
        const { order_id: id } = await shop.pay();
        let tries = 0;
        for (const { attempt: visit, service, failure } of steps) {
          shop.failures.splice(0, shop.failures.length, failure && failureOf(failure));
          const answer = await shop
            .pay({ selectedServices: [service], attempt: visit, orderId: id })
            .catch((error: unknown) => {
              expect(error).toEqual(expect.objectContaining({ name: 'ShopError' }));
              return undefined;
            });
          const order = shop.order(id);
          expect(order.payment.try).toBeGreaterThanOrEqual(tries);
          tries = order.payment.try;
          const open = [...shop.sessions.values()].filter(({ status }) => status === 'open');
          expect(open.length).toBeLessThanOrEqual(1);
          if (answer) expect(open).toMatchObject([{ url: answer.url, amount: catalogue[service].price }]);
        }
      }),
    );
  });
});
