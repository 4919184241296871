import { describe, expect, it } from 'vitest';
import type { PaymentSession } from '#lambdas/gateways/stripe.ts';
import { receiveEvent } from '#lambdas/payments/receive-event.ts';
import { verifyPayment } from '#lambdas/payments/verify-payment.ts';
import type { Actor } from '#lambdas/platform/identity.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import {
  now,
  orderId,
  orderRecord,
  paidOrderRecord,
  paymentSession,
  profileRecord,
  userId,
} from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { memoryPayments, memoryShop } from '#test/support/memory.ts';

const claim = 'the-browsers-secret';
const claims = [{ hash: digestOf(claim), expires_at: '2026-11-25T00:00:00.000Z' }];
const owner: Actor = { kind: 'customer', userId, groups: [], issuedAt: 0, session: 'session' };
const stranger: Actor = {
  kind: 'customer',
  userId: 'another',
  groups: ['experts'],
  issuedAt: 0,
  session: 'session',
};
const browser: Actor = { kind: 'claim', secret: claim };
const anyone: Actor = { kind: 'anonymous' };
const tokens = { access_token: 'access', refresh_token: 'refresh' };

const open = (session: PaymentSession, order: OrderRecord = orderRecord({ claims })) => {
  const shop = memoryShop(order);
  const stripe = memoryPayments();
  stripe.sessions.set(session.id, session);
  const profiles = { find: async () => profileRecord() };
  const deps = { ...shop, parts: shop.partsOfOrder, payments: stripe.payments, profiles, now };
  const verify = (actor: Actor, id: string = session.id, startSession = async () => tokens) =>
    verifyPayment(id, actor, { ...deps, startSession });
  return { ...shop, ...stripe, verify };
};

describe('the answers about a payment', () => {
  it('the customer sees the order, the claim also gets a session, anyone else only that it is paid', async () => {
    const shop = open(paymentSession());
    const order = { id: orderId, status: 'paid', parts: [{ service: keyFor.numbers, state: 'waiting' }] };
    expect(await shop.verify(owner)).toMatchObject({ verified: true, order });
    expect(await shop.verify(owner)).not.toHaveProperty('authTokens');
    expect(await shop.verify(browser)).toMatchObject({ verified: true, order, authTokens: tokens });
    expect(await shop.verify(stranger)).toEqual({ verified: true });
    expect(await shop.verify(anyone)).toEqual({ verified: true });
    expect(await shop.verify({ kind: 'claim', secret: 'guessed' })).toEqual({ verified: true });
  });

  it('a claim gives one session, even to twenty in parallel, and shows its order afterwards', async () => {
    const shop = open(paymentSession());
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.verify(browser)));
    expect(answers.filter(({ authTokens }) => authTokens)).toHaveLength(1);
    const again = await shop.verify(browser);
    expect(again).toMatchObject({ verified: true, order: { id: orderId } });
    expect(again).not.toHaveProperty('authTokens');
  });

  it('a claim that is ended at the same moment gives no session', async () => {
    const shop = open(paymentSession());
    const answer = await shop.verify(browser, undefined, async () => {
      await shop.orders.forgetClaims(orderId);
      return tokens;
    });
    expect(answer).toMatchObject({ verified: true });
    expect(answer).not.toHaveProperty('authTokens');
  });

  it('an expired claim counts as anonymous', async () => {
    const expired = [{ hash: digestOf(claim), expires_at: now.toISOString() }];
    expect(await open(paymentSession(), orderRecord({ claims: expired })).verify(browser)).toEqual({
      verified: true,
    });
  });

  it('an unknown session, and one without an order, are not verified', async () => {
    const shop = open(paymentSession({ orderId: undefined }));
    expect(await shop.verify(owner)).toEqual({ verified: false });
    expect(await shop.verify(owner, 'cs_test_unknown')).toEqual({ verified: false });
  });

  it.each([
    ['open', { status: 'open', isProcessing: true }, 'pending', undefined],
    ['processing', { isProcessing: true }, 'pending', true],
    ['failed', { isProcessing: false }, 'failed', undefined],
    ['expired', { status: 'expired', isProcessing: true }, 'cancelled', undefined],
  ] as const)('a session that is %s', async (_case, changes, status, pending) => {
    const shop = open(paymentSession({ isPaid: false, ...changes }));
    const verification = await shop.verify(browser);
    expect(verification).toMatchObject({ verified: false, order: { status } });
    expect([verification.pending, verification.authTokens]).toEqual([pending, undefined]);
    expect(await shop.verify(anyone)).toEqual({ verified: false });
  });

  it.each(['cancelled', 'failed'] as const)(
    'a bank that decides about a %s order, resumed, is pending',
    async (status) => {
      const { awaiting: _, ...order } = orderRecord({ status, claims });
      const shop = open(paymentSession({ isPaid: false, isProcessing: true }), order);
      expect(await shop.verify(owner)).toMatchObject({ verified: false, pending: true, order: { status } });
    },
  );

  it('a second payment of a paid order is not verified and is refunded', async () => {
    const shop = open(paymentSession({ id: 'cs_test_second' }), paidOrderRecord());
    const verification = await shop.verify(owner);
    expect(verification).toMatchObject({ verified: false, order: { status: 'paid' } });
    expect(verification).not.toHaveProperty('pending');
    expect([...shop.refunds]).toEqual(['cs_test_second']);
  });
});

describe('a webhook', () => {
  it('settles once; the same event and one without a session change nothing', async () => {
    const shop = open(paymentSession());
    const deps = { orders: shop.orders, settlements: shop.settlements, payments: shop.payments, now };
    await receiveEvent({ id: 'evt_0', sessionId: undefined }, deps);
    expect(shop.rows.get(orderId)?.status).toBe('pending');
    await receiveEvent({ id: 'evt_1', sessionId: 'cs_test_first' }, deps);
    const paid = shop.rows.get(orderId);
    expect(paid?.status).toBe('paid');
    await receiveEvent({ id: 'evt_1', sessionId: 'cs_test_first' }, deps);
    await receiveEvent({ id: 'evt_2', sessionId: 'cs_test_first' }, deps);
    expect([shop.rows.get(orderId), [...shop.events]]).toEqual([paid, ['evt_1', 'evt_2']]);
  });

  it('does not call Stripe about a handled event', async () => {
    const shop = open(paymentSession());
    const asked: string[] = [];
    const payments = {
      ...shop.payments,
      readSession: (id: string) => {
        asked.push(id);
        return shop.payments.readSession(id);
      },
    };
    const deps = { orders: shop.orders, settlements: shop.settlements, payments, now };
    for (let turn = 0; turn < 3; turn += 1) {
      await receiveEvent({ id: 'evt_1', sessionId: 'cs_test_first' }, deps);
    }
    expect(asked).toHaveLength(1);
  });

  it('uses the session as Stripe has it now, not the event', async () => {
    const shop = open(paymentSession({ status: 'open', isPaid: false, isProcessing: true }));
    const deps = { orders: shop.orders, settlements: shop.settlements, payments: shop.payments, now };
    await receiveEvent({ id: 'evt_forged', sessionId: 'cs_test_first' }, deps);
    expect(shop.rows.get(orderId)?.status).toBe('pending');
  });
});
