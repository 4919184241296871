import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '#domain/order.ts';
import type { PaymentSession } from '#lambdas/gateways/stripe.ts';
import { judge, settle, type Verdict } from '#lambdas/payments/settle.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, orderRecord, paidOrderRecord, paymentSession } from '../support/builders.ts';
import { memoryPayments, memoryShop } from '../support/memory.ts';

const open = paymentSession({ status: 'open', isPaid: false, isProcessing: true });
const processing = paymentSession({ isPaid: false, isProcessing: true });
const failed = paymentSession({ isPaid: false });
const expired = paymentSession({ status: 'expired', isPaid: false, isProcessing: true });
const paid = paymentSession();
const other = { id: 'cs_test_second', paymentIntent: 'pi_second' };

describe('what a session asks of an order', () => {
  const table: readonly (readonly [OrderStatus, string, PaymentSession, Verdict])[] = [
    ['pending', 'open', open, 'nothing'],
    ['pending', 'processing', processing, 'nothing'],
    ['pending', 'failed', failed, 'fail'],
    ['pending', 'expired', expired, 'cancel'],
    ['pending', 'paid', paid, 'pay'],
    ['pending', 'an older failed', { ...failed, ...other }, 'nothing'],
    ['pending', 'an older expired', { ...expired, ...other }, 'nothing'],
    ['pending', 'an older paid', { ...paid, ...other }, 'pay'],
    ['pending', 'underpaid', { ...paid, amount: 899 }, 'mismatch'],
    ['pending', 'overpaid', { ...paid, amount: 901 }, 'mismatch'],
    ['pending', 'paid in dollars', { ...paid, currency: 'usd' }, 'mismatch'],
    ...(['failed', 'cancelled'] as const).flatMap((status) => [
      [status, 'open', open, 'nothing'] as const,
      [status, 'failed', failed, 'nothing'] as const,
      [status, 'expired', expired, 'nothing'] as const,
      [status, 'paid', paid, 'pay'] as const,
      [status, 'underpaid', { ...paid, amount: 1 }, 'mismatch'] as const,
    ]),
  ];
  it.each(table)('%s order, %s session', (status, _case, session, verdict) => {
    expect(judge(orderRecord({ status }), session)).toBe(verdict);
  });

  it.each(['paid', 'delivered'] as const)('a %s order stays: only another payment goes back', (status) => {
    const order = paidOrderRecord({ status });
    for (const session of [open, processing, failed, expired, paid]) {
      expect(judge(order, session)).toBe('nothing');
    }
    expect(judge(order, { ...failed, ...other })).toBe('nothing');
    expect(judge(order, { ...paid, ...other })).toBe('refund-duplicate');
    expect(judge(order, { ...paid, ...other, amount: 1 })).toBe('refund-duplicate');
  });
});

describe('what a payment changes', () => {
  it('sets what was promised, makes the parts and the confirmation, and leaves the reconciler’s list', async () => {
    const order = orderRecord({ services: ['pack-complet'], amount: 6900 });
    const shop = memoryShop(order);
    const after = await settle({ ...paid, amount: 6900 }, { ...shop, ...memoryPayments(), now }, 'evt_1');
    expect(after).toMatchObject({
      status: 'paid',
      version: order.version + 1,
      paid_at: '2026-11-24T17:42:00.000Z',
      due_at: '2026-11-29T17:42:00.000Z',
      withdrawal_until: '2026-12-08T22:59:59.999Z',
      paid_session_id: 'cs_test_first',
      payment_intent: 'pi_first',
    });
    expect(after).not.toHaveProperty('awaiting');
    expect(shop.parts.map(({ service, state, due_at }) => [service, state, due_at])).toEqual(
      ['astrologie-occidentale', 'astrologie-chinoise', 'numerologie', 'human-design'].map((service) => [
        service,
        'waiting',
        '2026-11-29T17:42:00.000Z',
      ]),
    );
    expect([...shop.mails.keys()]).toEqual([`confirmation:${orderId}`]);
    expect([...shop.events]).toEqual(['evt_1']);
  });

  it.each([
    ['failed', failed],
    ['cancelled', expired],
  ] as const)('%s: no parts, no mail, no page to pay any more', async (status, session) => {
    const shop = memoryShop(orderRecord());
    const after = await settle(session, { ...shop, ...memoryPayments(), now });
    expect(after?.status).toBe(status);
    expect(after).not.toHaveProperty('awaiting');
    expect(after?.payment).not.toHaveProperty('url');
    expect([shop.parts.length, shop.mails.size]).toEqual([0, 0]);
  });

  it('writes the event alone when nothing moves, and nothing for a session without an order', async () => {
    const shop = memoryShop(paidOrderRecord());
    const before = shop.rows.get(orderId);
    await settle(paid, { ...shop, ...memoryPayments(), now }, 'evt_2');
    expect([shop.rows.get(orderId), [...shop.events]]).toEqual([before, ['evt_2']]);
    const foreign = paymentSession({ orderId: undefined });
    expect(await settle(foreign, { ...shop, ...memoryPayments(), now }, 'evt_3')).toBeUndefined();
    expect([...shop.events]).toEqual(['evt_2']);
  });
});

/** The life that decisions.md allows an order, and nothing else. */
const allowed = new Set([
  'pending>paid',
  'pending>failed',
  'pending>cancelled',
  'failed>paid',
  'cancelled>paid',
]);

const sessionIds = ['cs_test_a', 'cs_test_b', 'cs_test_c'] as const;
const pictures = {
  open: { status: 'open', isPaid: false, isProcessing: true },
  processing: { status: 'complete', isPaid: false, isProcessing: true },
  failed: { status: 'complete', isPaid: false, isProcessing: false },
  expired: { status: 'expired', isPaid: false, isProcessing: true },
  paid: { status: 'complete', isPaid: true, isProcessing: false },
  'paid wrongly': { status: 'complete', isPaid: true, isProcessing: false, amount: 1 },
} as const satisfies Record<string, Partial<PaymentSession>>;

const seen = fc
  .record({
    id: fc.constantFrom(...sessionIds),
    picture: fc.constantFrom('open', 'processing', 'failed', 'expired', 'paid', 'paid wrongly'),
  })
  .map(({ id, picture }) => paymentSession({ id, paymentIntent: `pi_${id}`, ...pictures[picture] }));

const start = () => {
  const payment = { ...orderRecord().payment, session_id: sessionIds[1] };
  return orderRecord({ payment });
};

/** What holds at every moment, whatever was seen. */
const assertWhole = (order: OrderRecord, shop: ReturnType<typeof memoryShop>) => {
  const isPaid = order.status === 'paid';
  expect(order.awaiting === 'payment').toBe(order.status === 'pending');
  expect([order.paid_at !== undefined, shop.parts.length, shop.mails.size]).toEqual([
    isPaid,
    isPaid ? 1 : 0,
    isPaid ? 1 : 0,
  ]);
};

describe('the life of an order', () => {
  it('takes the allowed steps only, whatever sessions are seen in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(seen, { maxLength: 12 }), async (sessions) => {
        const shop = memoryShop(start());
        const { payments, refunds } = memoryPayments();
        const exact = new Set<string>();
        let order = start();
        for (const session of sessions) {
          const after = (await settle(session, { ...shop, payments, now })) ?? order;
          if (after.status !== order.status) expect(allowed).toContain(`${order.status}>${after.status}`);
          if (order.paid_session_id) expect(after.paid_session_id).toBe(order.paid_session_id);
          expect(after.version).toBeGreaterThanOrEqual(order.version);
          order = after;
          if (session.isPaid && (order.paid_at || session.amount === order.amount)) exact.add(session.id);
          assertWhole(order, shop);
        }
        expect(order.status === 'paid').toBe(exact.size > 0);
        const kept = order.paid_session_id ? [order.paid_session_id] : [];
        expect([...refunds, ...kept].sort()).toEqual([...exact].sort());
        expect((order.duplicate_refunds ?? []).map((refund) => refund.session_id).sort()).toEqual(
          [...refunds].sort(),
        );
      }),
    );
  });

  it('is the same when webhook, return page and reconciler see everything at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(seen, { minLength: 1, maxLength: 6 }), async (sessions) => {
        const shop = memoryShop(start());
        const { payments, refunds } = memoryPayments();
        const twice = [...sessions, ...sessions];
        await Promise.all(
          twice.map((session, index) => settle(session, { ...shop, payments, now }, `evt_${index}`)),
        );
        const order = shop.rows.get(orderId);
        expect(order).toBeDefined();
        if (!order) return;
        assertWhole(order, shop);
        expect(order.status === 'paid').toBe(sessions.some(({ isPaid, amount }) => isPaid && amount === 900));
        expect(refunds.has(order.paid_session_id ?? '')).toBe(false);
        expect(shop.events.size).toBe(twice.length);
      }),
    );
  });
});
