import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentSession } from '#lambdas/gateways/stripe.ts';
import { settle } from '#lambdas/money/settle.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, orderRecord, paymentSession } from '#test/support/builders.ts';
import { memoryPayments, memoryShop } from '#test/support/memory.ts';

/** The only allowed transitions of an order. */
const allowed = new Set([
  'pending>paid',
  'pending>failed',
  'pending>cancelled',
  'failed>paid',
  'cancelled>paid',
]);

const sessionIds = ['cs_test_a', 'cs_test_b', 'cs_test_c', 'cs_test_wrong'] as const;
/** A fault gave this session another amount. */
const amountOf = (id: string): number => (id === 'cs_test_wrong' ? 1 : 900);
const pictures = {
  open: { status: 'open', isPaid: false, isProcessing: true },
  processing: { status: 'complete', isPaid: false, isProcessing: true },
  failed: { status: 'complete', isPaid: false, isProcessing: false },
  expired: { status: 'expired', isPaid: false, isProcessing: true },
  paid: { status: 'complete', isPaid: true, isProcessing: false },
} as const satisfies Record<string, Partial<PaymentSession>>;

const seen = fc
  .record({
    id: fc.constantFrom(...sessionIds),
    picture: fc.constantFrom('open', 'processing', 'failed', 'expired', 'paid'),
  })
  .map(({ id, picture }) =>
    paymentSession({ id, amount: amountOf(id), paymentIntent: `pi_${id}`, ...pictures[picture] }),
  );

const start = () => {
  const payment = { ...orderRecord().payment, session_id: sessionIds[1] };
  return orderRecord({ payment });
};

/** The rules that hold at every moment. */
const assertWhole = (order: OrderRecord, shop: ReturnType<typeof memoryShop>) => {
  const isPaid = order.status === 'paid';
  const isWaiting = order.status === 'pending' || order.bank?.state === 'deciding';
  expect(order.awaiting === 'payment').toBe(isWaiting);
  const confirmations = [...shop.mails.keys()].filter((id) => id.startsWith('confirmation:'));
  expect([order.paid_at !== undefined, shop.parts.length, confirmations.length]).toEqual([
    isPaid,
    isPaid ? 1 : 0,
    isPaid ? 1 : 0,
  ]);
};

describe('the life of an order', () => {
  it('takes only the allowed steps, for any sessions in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(seen, { maxLength: 12 }), async (sessions) => {
        const shop = memoryShop(start());
        const { payments, refunds } = memoryPayments();
        const paid = new Set<string>();
        let order = start();
        for (const session of sessions) {
          const after = (await settle(session, { ...shop, payments, now })) ?? order;
          if (after.status !== order.status) expect(allowed).toContain(`${order.status}>${after.status}`);
          if (order.paid_session_id) expect(after.paid_session_id).toBe(order.paid_session_id);
          expect(after.version).toBeGreaterThanOrEqual(order.version);
          order = after;
          if (session.isPaid) paid.add(session.id);
          assertWhole(order, shop);
        }
        expect(order.status === 'paid').toBe([...paid].some((id) => amountOf(id) === order.amount));
        const kept = order.paid_session_id ? [order.paid_session_id] : [];
        expect([...refunds, ...kept].sort()).toEqual([...paid].sort());
        expect((order.duplicate_refunds ?? []).map((refund) => refund.session_id).sort()).toEqual(
          [...refunds].sort(),
        );
      }),
    );
  });

  it('is the same when webhook, return page and reconciler run in parallel', async () => {
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
