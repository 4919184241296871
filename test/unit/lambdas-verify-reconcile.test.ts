import { describe, expect, it } from 'vitest';
import type { PaymentSession } from '#lambdas/gateways/stripe.ts';
import { receiveEvent } from '#lambdas/payments/receive-event.ts';
import { reconcile } from '#lambdas/payments/reconcile.ts';
import { verifyPayment } from '#lambdas/payments/verify-payment.ts';
import type { Actor } from '#lambdas/platform/identity.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, orderRecord, paidOrderRecord, paymentSession, userId } from '../support/builders.ts';
import { memoryPayments, memoryShop } from '../support/memory.ts';

const claim = 'the-browsers-secret';
const claims = [{ hash: digestOf(claim), expires_at: '2026-11-25T00:00:00.000Z' }];
const owner: Actor = { kind: 'customer', userId, groups: [] };
const stranger: Actor = { kind: 'customer', userId: 'another', groups: ['experts'] };
const browser: Actor = { kind: 'claim', secret: claim };
const anyone: Actor = { kind: 'anonymous' };
const tokens = { access_token: 'access', refresh_token: 'refresh' };

const open = (session: PaymentSession, order: OrderRecord = orderRecord({ claims })) => {
  const shop = memoryShop(order);
  const stripe = memoryPayments();
  stripe.sessions.set(session.id, session);
  const deps = { ...shop, parts: shop.partsOfOrder, payments: stripe.payments, now };
  const verify = (actor: Actor, id: string = session.id) =>
    verifyPayment(id, actor, { ...deps, startSession: async () => tokens });
  return { ...shop, ...stripe, verify };
};

describe('who learns what of a payment', () => {
  it('the owner sees the order, the claim also gets a session, anyone else only that it is paid', async () => {
    const shop = open(paymentSession());
    const order = { id: orderId, status: 'paid', parts: [{ service: 'numerologie', state: 'waiting' }] };
    expect(await shop.verify(owner)).toMatchObject({ verified: true, order });
    expect(await shop.verify(owner)).not.toHaveProperty('authTokens');
    expect(await shop.verify(browser)).toMatchObject({ verified: true, order, authTokens: tokens });
    expect(await shop.verify(stranger)).toEqual({ verified: true });
    expect(await shop.verify(anyone)).toEqual({ verified: true });
    expect(await shop.verify({ kind: 'claim', secret: 'guessed' })).toEqual({ verified: true });
  });

  it('an expired claim is nobody’s', async () => {
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

  it('a second payment of a paid order is not verified and goes back', async () => {
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

  it('asks Stripe nothing about an event that it has acted upon', async () => {
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

  it('believes the freshly read session, not the event', async () => {
    const shop = open(paymentSession({ status: 'open', isPaid: false, isProcessing: true }));
    const deps = { orders: shop.orders, settlements: shop.settlements, payments: shop.payments, now };
    await receiveEvent({ id: 'evt_forged', sessionId: 'cs_test_first' }, deps);
    expect(shop.rows.get(orderId)?.status).toBe('pending');
  });
});

describe('the reconciler', () => {
  const runOver = async (order: OrderRecord, ...sessions: readonly PaymentSession[]) => {
    const shop = memoryShop(order);
    const stripe = memoryPayments();
    for (const session of sessions) stripe.sessions.set(session.id, session);
    const result = await reconcile({ ...shop, payments: stripe.payments, now });
    return { result, order: shop.rows.get(orderId) };
  };
  const expired = paymentSession({ status: 'expired', isPaid: false, isProcessing: true });
  const unsent = { attempt: 'attempt', try: 0, fingerprint: 'fingerprint' };
  const { awaiting: _, ...settled } = orderRecord({ status: 'cancelled' });

  it.each([
    ['pending for 12 minutes, expired', orderRecord(), expired, 'cancelled', 1],
    ['pending for 12 minutes, paid', orderRecord(), paymentSession(), 'paid', 1],
    [
      'pending for 9 minutes, expired',
      orderRecord({ created_at: '2026-11-24T17:33:00.000Z' }),
      expired,
      'pending',
      0,
    ],
    ['paid, its session unknown to the order', orderRecord({ payment: unsent }), paymentSession(), 'paid', 1],
    ['cancelled, paid at the last moment', settled, paymentSession(), 'paid', 0],
  ] as const)('an order %s', async (_case, before, session, status, asked) => {
    const { order, result } = await runOver(before, session);
    expect([order?.status, result]).toEqual([status, { asked, failed: 0 }]);
  });

  it.each([
    ['for a day', '2026-11-23T17:42:00.000Z', 'pending'],
    ['longer than a session lives', '2026-11-23T15:41:00.000Z', 'cancelled'],
  ])('an order that never got a session and waits %s', async (_case, createdAt, status) => {
    const { order } = await runOver(orderRecord({ payment: unsent, created_at: createdAt }));
    expect(order?.status).toBe(status);
    expect(order?.awaiting).toBe(status === 'pending' ? 'payment' : undefined);
  });

  it('goes on after one order’s trouble, and says so', async () => {
    const shop = memoryShop(orderRecord(), orderRecord({ id: 'other' }));
    const stripe = memoryPayments();
    const readSession = async (id: string) => {
      if (id === 'cs_test_first') throw new Error('no answer');
      return undefined;
    };
    shop.rows.set(
      'other',
      orderRecord({ id: 'other', payment: unsent, created_at: '2026-11-20T00:00:00.000Z' }),
    );
    const payments = { ...stripe.payments, readSession };
    expect(await reconcile({ ...shop, payments, now })).toEqual({ asked: 2, failed: 1 });
    expect(shop.rows.get('other')?.status).toBe('cancelled');
  });
});
