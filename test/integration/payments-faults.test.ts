import { describe, expect, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { askToPay, buy, ordersOf, paymentRequest } from '#test/support/purchases.ts';
import { failSessionsOf, sessionsFor } from '#test/support/stand-in.ts';

describe('when Stripe fails', () => {
  test.each(['before', 'after'] as const)(
    '%s its effect and keeps that answer, the same click again pays with the only open session',
    async (when) => {
      const customer = await newCustomer();
      const request = paymentRequest(customer);
      await failSessionsOf(customer.email, when);

      const failed = await askToPay(customer, request);
      const answer = await askToPay(customer, request);

      expect(failed).toMatchObject({ status: 502, json: { error: { code: 'payment_unavailable' } } });
      expect(answer.status).toBe(200);
      const open = (await sessionsFor(customer.email)).filter(({ status }) => status === 'open');
      expect(open.map(({ url }) => url)).toEqual([answer.json.url]);
      expect(await ordersOf(customer)).toHaveLength(1);
    },
  );

  test('twice in a row, the third click pays with the only open session', async () => {
    const customer = await newCustomer();
    const request = paymentRequest(customer);
    await failSessionsOf(customer.email, 'after', 2);

    const statuses = [];
    for (let click = 0; click < 3; click += 1) statuses.push((await askToPay(customer, request)).status);

    expect(statuses).toEqual([502, 502, 200]);
    const open = (await sessionsFor(customer.email)).filter(({ status }) => status === 'open');
    expect(open).toHaveLength(1);
  });

  test('and its answer is lost, the customer does not notice and one session is opened', async () => {
    const customer = await newCustomer();
    await failSessionsOf(customer.email, 'lost');

    const { sessionId } = await buy(customer);

    expect((await sessionsFor(customer.email)).map(({ id }) => id)).toEqual([sessionId]);
  });
});
