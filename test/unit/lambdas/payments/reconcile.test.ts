import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StripeUnavailable } from '#lambdas/gateways/payment-errors.ts';
import type { PaymentSession } from '#lambdas/gateways/stripe.ts';
import type { StripeEvent } from '#lambdas/gateways/stripe-events.ts';
import { receiveEvent } from '#lambdas/payments/receive-event.ts';
import { reconcile } from '#lambdas/payments/reconcile.ts';
import { isTurn } from '#lambdas/payments/turns.ts';
import { uuidOf } from '#lambdas/platform/tokens.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { RowUnreadable } from '#lambdas/storage/readable.ts';
import { now, orderId, orderRecord, paymentSession } from '#test/support/builders.ts';
import { linesOf } from '#test/support/log-lines.ts';
import { memoryPayments, memoryShop, noMoneyEvents } from '#test/support/memory.ts';

const hasTime = () => true;
const minute = 60_000;
const before = (minutes: number): string => new Date(now.getTime() - minutes * minute).toISOString();

const runOver = async (order: OrderRecord, ...sessions: readonly PaymentSession[]) => {
  const shop = memoryShop(order);
  const stripe = memoryPayments();
  for (const session of sessions) stripe.sessions.set(session.id, session);
  const run = () => reconcile({ ...shop, payments: stripe.payments, money: noMoneyEvents, now, hasTime });
  const result = await run();
  return { ...shop, ...stripe, run, result, order: shop.rows.get(orderId) };
};
const expired = paymentSession({ status: 'expired', isPaid: false, isProcessing: true });
const unsent = { attempt: 'attempt', try: 0, fingerprint: 'fingerprint' };
const { awaiting: _, ...settled } = orderRecord({ status: 'cancelled' });

beforeEach(() => {
  linesOf();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the reconciler', () => {
  it.each([
    ['pending for 12 minutes, expired', orderRecord(), expired, 'cancelled', 0],
    ['pending for 12 minutes, paid', orderRecord(), paymentSession(), 'paid', 0],
    [
      'pending for 12 minutes, refused by the bank',
      orderRecord(),
      paymentSession({ isPaid: false }),
      'failed',
      1,
    ],
    ['pending for 9 minutes, expired', orderRecord({ created_at: before(9) }), expired, 'pending', 0],
    ['paid, its session unknown to the order', orderRecord({ payment: unsent }), paymentSession(), 'paid', 0],
    ['cancelled, paid at the last moment', settled, paymentSession(), 'paid', 0],
    [
      'pending for 3 hours, paid',
      orderRecord({ created_at: before(180) }),
      paymentSession({ createdAt: new Date(before(180)) }),
      'paid',
      0,
    ],
  ] as const)('an order %s', async (_case, order, session, status, asked) => {
    const after = await runOver(order, session);
    expect([after.order?.status, after.result]).toMatchObject([status, { asked, failed: 0, left: 0 }]);
  });

  it('keeps checking a cancelled order whose bank decides', async () => {
    const bank = { state: 'deciding' as const, at: now.toISOString() };
    const waiting = orderRecord({ status: 'cancelled', bank });
    const { order } = await runOver(waiting, paymentSession({ isPaid: false }));
    expect(order).toMatchObject({ status: 'cancelled', bank: { state: 'refused' } });
  });

  it.each([
    ['for a day', 24 * 60, 'pending'],
    ['longer than a session lives', 26 * 60 + 1, 'cancelled'],
  ])('an order that never got a session and waits %s', async (_case, minutes, status) => {
    const { order } = await runOver(orderRecord({ payment: unsent, created_at: before(minutes) }));
    expect(order?.status).toBe(status);
    expect(order?.awaiting).toBe(status === 'pending' ? 'payment' : undefined);
  });

  it('continues after a failure of one order, and reports it', async () => {
    const shop = memoryShop(orderRecord({ created_at: before(25 * 60) }), orderRecord({ id: 'other' }));
    const readSession = async (id: string) => {
      if (id === 'cs_test_first') throw new Error('no answer');
      return undefined;
    };
    shop.rows.set('other', orderRecord({ id: 'other', payment: unsent, created_at: before(27 * 60) }));
    const payments = { ...memoryPayments().payments, readSession };
    expect(await reconcile({ ...shop, payments, money: noMoneyEvents, now, hasTime })).toMatchObject({
      asked: 2,
      failed: 1,
    });
    expect(shop.rows.get('other')?.status).toBe('cancelled');
  });

  it('does not fail for a damaged order, which has raised an alarm and would fail every run', async () => {
    const shop = memoryShop(orderRecord({ created_at: before(25 * 60) }));
    const find = async () => {
      throw new RowUnreadable();
    };
    const orders = { ...shop.orders, find, findAll: async () => [] };
    const { payments, sessions } = memoryPayments();
    sessions.set('cs_test_first', paymentSession());
    const lines = linesOf();
    expect(await reconcile({ ...shop, orders, payments, money: noMoneyEvents, now, hasTime })).toMatchObject({
      failed: 0,
    });
    expect(lines.events()).not.toContain('paid_without_order');
  });

  it('hears refunds and disputes that the webhook has missed, oldest first, early ones once an hour', async () => {
    const told = (id: string, minutes: number): StripeEvent => ({
      id,
      sessionId: undefined,
      money: { about: 'refund', paymentIntent: 'pi_first' },
      createdAt: new Date(before(minutes)),
    });
    const early = Array.from({ length: 120 }, (_, index) => told(`evt_early_${index}`, 600));
    const heard: string[] = [];
    const money = {
      since: async () => [told('evt_last', 1), told('evt_first', 90), ...early],
      receive: async ({ id }: StripeEvent) => {
        heard.push(id);
        if (id === 'evt_first') throw new Error('Stripe is down');
      },
    };
    const deps = { ...memoryShop(), payments: memoryPayments().payments, money, now, hasTime };
    expect(await reconcile(deps)).toMatchObject({ failed: 1 });
    const due = early.filter(({ id }) => isTurn(id, 60, now)).map(({ id }) => id);
    expect(due.length).toBeLessThan(40);
    expect(heard).toEqual([...due.toReversed(), 'evt_first', 'evt_last']);
  });

  it('settles the payments although Stripe does not list its events', async () => {
    const shop = memoryShop(orderRecord());
    const stripe = memoryPayments();
    stripe.sessions.set('cs_test_first', paymentSession());
    const since = async () => {
      throw new StripeUnavailable('forbidden');
    };
    const money = { ...noMoneyEvents, since };
    const deps = { ...shop, payments: stripe.payments, money, now, hasTime };
    expect(await reconcile(deps)).toMatchObject({ failed: 1 });
    expect(shop.rows.get(orderId)?.status).toBe('paid');
  });

  it('raises one alarm for a paid session whose order is missing', async () => {
    const lines = linesOf();
    const { run, ...shop } = await runOver(
      orderRecord(),
      paymentSession({ id: 'cs_test_lost', orderId: 'gone' }),
    );
    await run();
    expect(lines.events().filter((event) => event === 'paid_without_order')).toHaveLength(1);
    await receiveEvent({ id: 'evt_1', sessionId: 'cs_test_lost' }, { ...shop, now });
    expect(lines.events().filter((event) => event === 'paid_without_order')).toHaveLength(1);
  });

  it('ignores a paid session of another shop', async () => {
    const lines = linesOf();
    await runOver(orderRecord(), paymentSession({ orderId: undefined }));
    expect(lines.events()).toEqual([]);
  });

  it('checks an old order as often as documented: in each sweep at first, then hourly, then daily', async () => {
    const asks = async (hours: number) => {
      let asked = 0;
      for (let sweep = 0; sweep < 288; sweep += 1) {
        const at = new Date(now.getTime() + sweep * 5 * minute);
        const order = orderRecord({ created_at: new Date(at.getTime() - hours * 60 * minute).toISOString() });
        const deps = {
          ...memoryShop(order),
          payments: memoryPayments().payments,
          money: noMoneyEvents,
          now: at,
          hasTime,
        };
        asked += (await reconcile(deps)).asked;
      }
      return asked;
    };
    expect(await asks(23)).toBe(0);
    expect(await asks(25)).toBe(288);
    expect(await asks(30)).toBe(24);
    expect(await asks(100)).toBe(1);
  });

  it('gives each id one turn in so many sweeps, spread evenly', () => {
    const ids = Array.from({ length: 6000 }, (_, index) => uuidOf('order', String(index)));
    const shares = Array.from({ length: 12 }, (_, sweep) => {
      const at = new Date(now.getTime() + sweep * 5 * minute);
      return ids.filter((id) => isTurn(id, 60, at)).length;
    });
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(6000);
    for (const share of shares) expect(share).toBeLessThan(650);
  });
});
