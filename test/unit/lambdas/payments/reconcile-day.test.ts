import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcile } from '#lambdas/payments/reconcile.ts';
import { uuidOf } from '#lambdas/platform/tokens.ts';
import { now, orderRecord, paymentSession } from '#test/support/builders.ts';
import { linesOf } from '#test/support/log-lines.ts';
import { memoryPayments, memoryShop, noMoneyEvents } from '#test/support/memory.ts';

const hasTime = () => true;
const before = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
const expired = paymentSession({ status: 'expired', isPaid: false, isProcessing: true });
const unsent = { attempt: 'attempt', try: 0, fingerprint: 'fingerprint' };

beforeEach(() => {
  linesOf();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a day with 20,000 unpaid checkouts', () => {
  /** Stripe's list has pages of a hundred sessions; every other call takes as long as a page. */
  const pageSize = 100;
  const callMs = 400;

  const openDay = () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => uuidOf('abandoned', String(index)));
    const shop = memoryShop(
      ...ids.map((id, index) =>
        orderRecord({
          id,
          created_at: before(11 + index / 14),
          payment: { ...unsent, session_id: `cs_${id}` },
        }),
      ),
    );
    const stripe = memoryPayments();
    for (const [index, id] of ids.entries()) {
      const createdAt = new Date(before(11 + index / 14));
      const changes = { id: `cs_${id}`, orderId: id, createdAt, amount: 900 };
      stripe.sessions.set(`cs_${id}`, { ...expired, ...changes, status: 'open' });
    }
    return { ids, shop, stripe };
  };

  const sweep = async ({ shop, stripe }: ReturnType<typeof openDay>) => {
    const calls = { pages: 0, single: 0 };
    const payments = {
      ...stripe.payments,
      endedSessions: async (...span: Parameters<typeof stripe.payments.endedSessions>) => {
        const found = await stripe.payments.endedSessions(...span);
        calls.pages += Math.ceil(found.length / pageSize);
        return found;
      },
      readSession: async (id: string) => {
        calls.single += 1;
        return stripe.payments.readSession(id);
      },
    };
    const result = await reconcile({ ...shop, payments, money: noMoneyEvents, now, hasTime });
    return { ...calls, result, ms: (calls.pages + calls.single) * callMs };
  };

  it('takes a sweep a handful of calls, and the only payment whose webhook was lost is found', async () => {
    const day = openDay();
    const lost = day.ids[12_345] ?? '';
    day.stripe.change(`cs_${lost}`, { status: 'complete', isPaid: true });
    const { result, pages, single } = await sweep(day);
    expect(day.shop.rows.get(lost)?.status).toBe('paid');
    expect(result).toMatchObject({ waiting: 20_000, asked: 0, failed: 0, left: 0 });
    expect(pages + single).toBeLessThan(10);
  });

  it('ends in time when every webhook of the day was lost, of payments and of ends', async () => {
    const day = openDay();
    for (const id of day.ids.slice(0, 2000))
      day.stripe.change(`cs_${id}`, { status: 'complete', isPaid: true });
    for (const id of day.ids.slice(18_000)) day.stripe.change(`cs_${id}`, { status: 'expired' });
    const { result, ms } = await sweep(day);
    expect(result).toMatchObject({ failed: 0, left: 0 });
    expect(ms).toBeLessThan(60_000);
    const states = Map.groupBy(day.shop.rows.values(), ({ status }) => status);
    expect(states.get('paid')).toHaveLength(2000);
    expect(states.get('cancelled')).toHaveLength(2000);
  });

  it('settles payments first, and leaves the rest to the next sweep', async () => {
    const day = openDay();
    const lost = day.ids[19_999] ?? '';
    day.stripe.change(`cs_${lost}`, { status: 'complete', isPaid: true });
    for (const id of day.ids.slice(0, 50)) day.stripe.change(`cs_${id}`, { status: 'expired' });
    let turns = 0;
    const hasFewTurns = () => {
      turns += 1;
      return turns <= 30;
    };
    const deps = {
      ...day.shop,
      payments: day.stripe.payments,
      money: noMoneyEvents,
      now,
      hasTime: hasFewTurns,
    };
    const { left } = await reconcile(deps);
    expect(day.shop.rows.get(lost)?.status).toBe('paid');
    expect(left).toBeGreaterThan(0);
    await reconcile({ ...deps, hasTime });
    expect(day.ids.slice(0, 50).map((id) => day.shop.rows.get(id)?.status)).toEqual(
      Array(50).fill('cancelled'),
    );
  });
});
