import { describe, expect, it, vi } from 'vitest';
import type { OrderStatus } from '#domain/order.ts';
import type { PaymentSession } from '#lambdas/gateways/stripe.ts';
import { judge, settle, type Verdict } from '#lambdas/money/settle.ts';
import { now, orderId, orderRecord, paidOrderRecord, paymentSession } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { linesOf } from '#test/support/log-lines.ts';
import { memoryPayments, memoryShop } from '#test/support/memory.ts';

const open = paymentSession({ status: 'open', isPaid: false, isProcessing: true });
const processing = paymentSession({ isPaid: false, isProcessing: true });
const failed = paymentSession({ isPaid: false });
const expired = paymentSession({ status: 'expired', isPaid: false, isProcessing: true });
const paid = paymentSession();
const other = { id: 'cs_test_second', paymentIntent: 'pi_second' };

describe('the effect of a session on an order', () => {
  const table: readonly (readonly [OrderStatus, string, PaymentSession, Verdict])[] = [
    ['pending', 'open', open, 'nothing'],
    ['pending', 'processing', processing, 'wait'],
    ['pending', 'an older processing', { ...processing, ...other }, 'nothing'],
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
      [status, 'processing', processing, 'wait'] as const,
      [status, 'failed', failed, 'nothing'] as const,
      [status, 'expired', expired, 'nothing'] as const,
      [status, 'paid', paid, 'pay'] as const,
      [status, 'underpaid', { ...paid, amount: 1 }, 'mismatch'] as const,
    ]),
  ];
  it.each(table)('%s order, %s session', (status, _case, session, verdict) => {
    expect(judge(orderRecord({ status }), session)).toBe(verdict);
  });

  it.each(['pending', 'failed', 'cancelled'] as const)('a %s order whose bank decides', (status) => {
    const order = orderRecord({ status, bank: { state: 'deciding', at: now.toISOString() } });
    const verdicts = [processing, failed, paid].map((session) => judge(order, session));
    expect(verdicts).toEqual(['nothing', 'fail', 'pay']);
    const over = orderRecord({ status, bank: { state: 'refused', at: now.toISOString() } });
    expect(judge(over, processing)).toBe('nothing');
  });

  it.each(['paid', 'delivered'] as const)(
    'a %s order is kept: only another payment is refunded',
    (status) => {
      const order = paidOrderRecord({ status });
      for (const session of [open, processing, failed, expired, paid]) {
        expect(judge(order, session)).toBe('nothing');
      }
      expect(judge(order, { ...failed, ...other })).toBe('nothing');
      expect(judge(order, { ...paid, ...other })).toBe('refund-duplicate');
      expect(judge(order, { ...paid, ...other, amount: 1 })).toBe('refund-duplicate');
    },
  );
});

describe('the effect of a payment', () => {
  it('sets the due date, creates the parts and the confirmation, and leaves the reconciler’s list', async () => {
    const order = orderRecord({ services: [keyFor.pack], amount: 6900 });
    const shop = memoryShop(order);
    const after = await settle({ ...paid, amount: 6900 }, { ...shop, ...memoryPayments(), now }, 'evt_1');
    expect(after).toMatchObject({
      status: 'paid',
      version: order.version + 1,
      paid_at: '2026-11-24T17:42:00.000Z',
      due_at: '2026-11-29T17:42:00.000Z',
      withdrawal_until: '2026-12-08T22:59:59.999Z',
      guarantee_until: '2026-12-24T22:59:59.999Z',
      paid_session_id: 'cs_test_first',
      payment_intent: 'pi_first',
    });
    expect(after).not.toHaveProperty('awaiting');
    expect(shop.parts.map(({ service, state, due_at }) => [service, state, due_at])).toEqual(
      [keyFor.western, keyFor.chinese, keyFor.numbers, keyFor.design].map((service) => [
        service,
        'waiting',
        '2026-11-29T17:42:00.000Z',
      ]),
    );
    expect([...shop.mails.keys()]).toEqual([`confirmation:${orderId}`]);
    expect([...shop.events]).toEqual(['evt_1']);
  });

  it.each([
    ['failed', failed, ['payment-refused:cs_test_first']],
    ['cancelled', expired, []],
  ] as const)(
    '%s: no parts, no page to pay any more; a refusal is mailed',
    async (status, session, mails) => {
      const shop = memoryShop(orderRecord());
      const after = await settle(session, { ...shop, ...memoryPayments(), now });
      expect(after?.status).toBe(status);
      expect(after).not.toHaveProperty('awaiting');
      expect(after?.payment).not.toHaveProperty('url');
      expect([shop.parts.length, [...shop.mails.keys()]]).toEqual([0, mails]);
    },
  );

  it.each(['pending', 'cancelled'] as const)(
    'a %s order waits for its bank, then keeps nothing of it',
    async (status) => {
      const { awaiting: _, ...unpaid } = orderRecord({ status });
      const shop = memoryShop(unpaid);
      const deps = { ...shop, ...memoryPayments(), now };
      const at = now.toISOString();
      expect(await settle(processing, deps)).toMatchObject({
        status,
        bank: { state: 'deciding', at },
        awaiting: 'payment',
      });
      const after = await settle(paid, deps);
      expect(after?.status).toBe('paid');
      expect(after).not.toHaveProperty('bank');
      expect(after).not.toHaveProperty('awaiting');
    },
  );

  it.each([
    ['a cent too little', { amount: 899 }],
    ['another currency', { currency: 'usd' }],
  ])('of %s goes back once, and the order can be paid anew', async (_case, change) => {
    const lines = linesOf();
    const shop = memoryShop(orderRecord());
    const stripe = memoryPayments();
    const deps = { ...shop, ...stripe, now };
    const wrong = { ...paid, ...change };
    await settle(wrong, deps, 'evt_1');
    await settle(wrong, deps, 'evt_2');
    expect([...stripe.refunds]).toEqual([wrong.id]);
    expect(lines.events()).toEqual(['amount_mismatch', 'order_moved']);
    expect(shop.rows.get(orderId)).toMatchObject({
      status: 'cancelled',
      duplicate_refunds: [{ session_id: wrong.id }],
    });
    expect((await settle({ ...paid, id: 'cs_test_next' }, deps))?.status).toBe('paid');
    vi.restoreAllMocks();
  });

  it('writes only the event when nothing changes, and nothing for a session without an order', async () => {
    const shop = memoryShop(paidOrderRecord());
    const before = shop.rows.get(orderId);
    await settle(paid, { ...shop, ...memoryPayments(), now }, 'evt_2');
    expect([shop.rows.get(orderId), [...shop.events]]).toEqual([before, ['evt_2']]);
    const foreign = paymentSession({ orderId: undefined });
    expect(await settle(foreign, { ...shop, ...memoryPayments(), now }, 'evt_3')).toBeUndefined();
    expect([...shop.events]).toEqual(['evt_2']);
  });
});
