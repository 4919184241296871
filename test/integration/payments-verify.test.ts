import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { hasEventRow, partRows } from '#test/support/deployed.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitStatus, buy, expireAt, ordersOf, payAt, settleAt } from '#test/support/purchases.ts';
import { putRow, setAttribute } from '#test/support/rows.ts';
import { eventOf, loseEventsOf } from '#test/support/stand-in.ts';

type Key = { readonly token?: string; readonly claim?: string };
const verify = async (sessionId: string, key: Key = {}): Promise<unknown> => {
  const answer = await call('POST', '/api/verify-payment', { body: { sessionId }, ...key });
  expect(answer.status).toBe(200);
  return answer.json;
};

const withTokens = z.object({
  verified: z.literal(true),
  authTokens: z.object({ access_token: z.string(), refresh_token: z.string() }),
});

const paidPurchase = async () => {
  const customer = await newCustomer();
  const purchase = await buy(customer);
  await payAt(purchase.sessionId, 'paid');
  return { customer, ...purchase };
};

describe('a paid session', () => {
  test('shows its customer the order and its state, without a new session', async () => {
    const { customer, order_id, sessionId } = await paidPurchase();

    const answer = await verify(sessionId, { token: customer.access });

    expect(answer).toMatchObject({
      verified: true,
      order: { id: order_id, status: 'paid', parts: [{ service: keyFor.numbers, state: 'waiting' }] },
    });
    expect(answer).not.toHaveProperty('authTokens');
    expect(answer).not.toHaveProperty('pending');
    const [part] = await partRows(order_id);
    await putRow('Parts', { ...part, state: 'taken' });
    await setAttribute('Orders', ['id', order_id], 'confirmed_at', new Date().toISOString());
    const again = await verify(sessionId, { token: customer.access });
    expect(again).toMatchObject({ verified: true, order: { parts: [{ state: 'taken' }] } });
  });

  test('shows the browser with the claim the order, and signs it in', async () => {
    const { order_id, sessionId, claim } = await paidPurchase();

    const answer = await verify(sessionId, { claim });

    expect(answer).toMatchObject({ verified: true, order: { id: order_id, status: 'paid' } });
    const { authTokens } = withTokens.parse(answer);
    expect(await ordersOf({ access: authTokens.access_token })).toMatchObject([{ id: order_id }]);
  });

  test('tells everybody else only that it is paid', async () => {
    const { sessionId } = await paidPurchase();
    const stranger = await newCustomer();
    const keys: readonly Key[] = [
      {},
      { token: stranger.access },
      { claim: (await buy(stranger)).claim },
      { claim: 'A'.repeat(43) },
    ];
    for (const key of keys) expect(await verify(sessionId, key)).toEqual({ verified: true });
  });

  test('does not help an invalid token: that is 401, never anonymous', async () => {
    const { customer, sessionId } = await paidPurchase();
    for (const token of [customer.id, `${customer.access.slice(0, -6)}AAAAAA`]) {
      const answer = await call('POST', '/api/verify-payment', { body: { sessionId }, token });
      expect(answer).toMatchObject({ status: 401, json: { error: { code: 'signed_out' } } });
    }
  });

  test('whose webhook is lost is settled by the return page', async () => {
    const customer = await newCustomer();
    await loseEventsOf(customer.email);
    const { order_id, sessionId, claim } = await buy(customer);
    await payAt(sessionId, 'paid');

    expect(await verify(sessionId, { claim })).toMatchObject({ verified: true });

    await awaitStatus(customer, order_id, 'paid');
    const { id, delivery } = await eventOf(sessionId, 'checkout.session.completed');
    expect(delivery).toBe('dropped');
    // Only the webhook records its event, so this was the return page.
    expect(await hasEventRow(id)).toBe(false);
  });

  test('whose webhook is lost is settled even by a visitor who may not see the order', async () => {
    const customer = await newCustomer();
    await loseEventsOf(customer.email);
    const { order_id, sessionId } = await buy(customer);
    await payAt(sessionId, 'paid');

    expect(await verify(sessionId)).toEqual({ verified: true });
    await awaitStatus(customer, order_id, 'paid');
  });
});

describe('an unpaid session', () => {
  test('shows its customer the pending order while the page is open, and others nothing', async () => {
    const customer = await newCustomer();
    const { order_id, sessionId } = await buy(customer);

    const answer = await verify(sessionId, { token: customer.access });

    expect(answer).toMatchObject({ verified: false, order: { id: order_id, status: 'pending' } });
    expect(answer).not.toHaveProperty('pending');
    expect(await verify(sessionId)).toEqual({ verified: false });
  });

  test('shows the claim the order, without a session', async () => {
    const { order_id, sessionId, claim } = await buy(await newCustomer());

    const answer = await verify(sessionId, { claim });

    expect(answer).toMatchObject({ verified: false, order: { id: order_id } });
    expect(answer).not.toHaveProperty('authTokens');
  });

  test('is pending while the bank decides, then shows the decision', async () => {
    const customer = await newCustomer();
    const { sessionId, claim } = await buy(customer);
    await payAt(sessionId, 'later');

    const pending = { verified: false, pending: true, order: { status: 'pending' } };
    expect(await verify(sessionId, { token: customer.access })).toMatchObject(pending);
    expect(await verify(sessionId, { claim })).toMatchObject(pending);
    expect(await verify(sessionId)).toEqual({ verified: false });

    await settleAt(sessionId, 'failed');
    const answer = await verify(sessionId, { token: customer.access });
    expect(answer).toMatchObject({ verified: false, order: { status: 'failed' } });
    expect(answer).not.toHaveProperty('pending');
  });

  test('that has expired shows its customer the cancelled order', async () => {
    const customer = await newCustomer();
    await loseEventsOf(customer.email);
    const { sessionId } = await buy(customer);
    await expireAt(sessionId);

    expect(await verify(sessionId, { token: customer.access })).toMatchObject({
      verified: false,
      order: { status: 'cancelled' },
    });
  });
});

test('a session that Stripe does not know is not verified, for any caller', async () => {
  const unknown = 'cs_test_nobodyknowsthisone';
  expect(await verify(unknown)).toEqual({ verified: false });
  expect(await verify(unknown, { token: (await newCustomer()).access })).toEqual({ verified: false });
});
