import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { StripeStoredFailure, StripeUnavailable } from '#lambdas/gateways/payment-errors.ts';
import { receiveMoneyEvent } from '#lambdas/money/receive-money-event.ts';
import { orderId, paymentSession } from '#test/support/builders.ts';
import { linesOf } from '#test/support/log-lines.ts';
import { openRefundDesk } from '#test/support/refund-desk.ts';

const sumOf = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

describe('an administrator’s refund', () => {
  it('can be partial, then full; its reports are closed with the last cent', async () => {
    const desk = openRefundDesk();
    const first = await desk.refund(800, randomUUID());
    expect(first).toMatchObject({
      refund: { amount: 800, origin: 'administrator', reason: 'Geste commercial', state: 'succeeded' },
      refundable: 3000,
    });
    expect(desk.parts.some((part) => part.refunded_at)).toBe(false);
    expect(await desk.refund(3000, randomUUID())).toMatchObject({ refundable: 0 });
    expect(desk.parts.every((part) => part.refunded_at && !part.queue)).toBe(true);
    expect(desk.mailIds()).toEqual(['refund', 'refund']);
  });

  it('never exceeds the payment under 50 parallel attempts, and states the amount left', async () => {
    const desk = openRefundDesk();
    const attempts = Array.from({ length: 50 }, () => desk.refund(900, randomUUID()));
    const answers = await Promise.allSettled(attempts);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    await desk.settle();
    expect(sumOf(desk.made)).toBe(3600);
    expect(desk.order()).toMatchObject({ refund_reserved: 3600, refunded_amount: 3600 });
    await expect(desk.refund(900, randomUUID())).rejects.toMatchObject({
      code: 'refund_too_large',
      message: expect.stringMatching(/2,00\s€/),
    });
  });

  it('of the same attempt is one, however often it is sent', async () => {
    const desk = openRefundDesk();
    const attempt = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => desk.refund(900, attempt)));
    expect(new Set(answers.map(({ refund }) => refund.id)).size).toBe(1);
    expect([desk.made.length, desk.order()?.refund_reserved]).toEqual([1, 900]);
  });

  it('is for administrators, and for paid orders', async () => {
    const desk = openRefundDesk();
    const expert = { id: 'x', name: 'Pascal', discipline: undefined, isAdministrator: false };
    await expect(desk.refund(900, randomUUID(), expert)).rejects.toMatchObject({ code: 'forbidden' });
    const unpaid = openRefundDesk(undefined, { paid_at: undefined, status: 'pending' });
    await expect(unpaid.refund(900, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of the same attempt is made once, even when Stripe has made it and stored an error', async () => {
    const desk = openRefundDesk();
    desk.failures.push({ error: new StripeStoredFailure(), when: 'after' });
    const attempt = randomUUID();
    await desk.refund(900, attempt);
    expect(await desk.refund(900, attempt)).toMatchObject({ refund: { state: 'succeeded' } });
    expect(desk.made.map(({ amount }) => amount)).toEqual([900]);
  });

  it('waits while Stripe is down', async () => {
    const desk = openRefundDesk();
    desk.failures.push({ error: new StripeUnavailable('connection_error'), when: 'before' });
    expect(await desk.refund(900, randomUUID())).toMatchObject({ refund: { state: 'requested' } });
    await desk.sweep();
    expect(sumOf(desk.made)).toBe(900);
  });

  it('that Stripe refuses, because the money is already refunded, releases its reservation', async () => {
    const desk = openRefundDesk();
    desk.add(3800);
    expect(await desk.refund(900, randomUUID())).toMatchObject({
      refund: { state: 'failed' },
      refundable: 0,
    });
    expect([...desk.refundRows.values()].map(({ origin, state }) => `${origin} ${state}`).sort()).toEqual([
      'administrator failed',
      'stripe succeeded',
    ]);
    expect(desk.order()).toMatchObject({ refund_reserved: 3800, refunded_amount: 3800 });
    expect(await desk.sweep()).toEqual({ asked: 0, failed: 0 });
  });
});

const unpaid = { status: 'pending', paid_at: undefined } as const;
const session = paymentSession({ amount: 3800, paymentIntent: 'pi_first' });

describe('a refund in Stripe’s dashboard', () => {
  it('is found by its event and shown; a repeated event changes nothing', async () => {
    const desk = openRefundDesk();
    desk.add(500);
    await desk.hear('refund', 'evt_1');
    await desk.hear('refund', 'evt_2');
    expect([...desk.refundRows.values()]).toMatchObject([{ id: 're_1', origin: 'stripe', amount: 500 }]);
    expect(desk.order()).toMatchObject({ refunded_amount: 500, refund_reserved: 500, version: 4 });
    expect([...desk.events]).toEqual(['evt_1', 'evt_2']);
    expect(desk.mailIds()).toEqual(['refund']);
  });

  it('that finally fails is undone and owed: it is made again under the same credit note', async () => {
    const desk = openRefundDesk();
    desk.add(3800);
    await desk.settle();
    desk.decide('re_1', 'failed');
    await desk.hear('refund');
    expect(desk.order()).toMatchObject({ refunded_amount: 0, refund_reserved: 3800 });
    await expect(desk.refund(3800, randomUUID())).rejects.toMatchObject({ code: 'refund_too_large' });
    expect(await desk.payOwed('re_1', 'again')).toMatchObject({ refund: { state: 'succeeded' } });
    expect(desk.mailIds()).toEqual(['refund', 'refund-returned', 'refund-again']);
  });

  it('of another payment, such as the second of an order, does not change the order', async () => {
    const desk = openRefundDesk();
    const before = desk.order();
    await desk.hear('refund', 'evt_1', 'pi_another');
    const elsewhere = { ...desk.deps.stripe, orderOf: async () => orderId };
    Object.assign(desk.deps, { stripe: elsewhere });
    await desk.hear('refund', 'evt_2', 'pi_duplicate');
    expect(desk.order()).toEqual(before);
  });

  it('of a second payment that comes back from the bank rings, because the shop holds the money again', async () => {
    const lines = linesOf();
    const desk = openRefundDesk();
    desk.add(3800);
    Object.assign(desk.deps, { stripe: { ...desk.deps.stripe, orderOf: async () => orderId } });
    await desk.hear('refund', 'evt_1', 'pi_duplicate');
    desk.decide('re_1', 'failed');
    await desk.hear('refund', 'evt_2', 'pi_duplicate');
    expect(lines.events()).toEqual(['refund_failed']);
    expect(desk.order()?.refunded_amount).toBeUndefined();
    vi.restoreAllMocks();
  });

  it('that is told before its payment settles the payment first, and is recorded', async () => {
    const desk = openRefundDesk(undefined, { ...unpaid, payment_intent: undefined });
    desk.sessions.set(session.id, session);
    desk.add(session.amount);
    await desk.hear('refund', 'evt_1');
    expect(desk.order()).toMatchObject({ status: 'paid', refunded_amount: session.amount });
    expect(desk.parts.filter(({ queue }) => queue !== undefined)).toEqual([]);
    expect([...desk.events]).toEqual(['evt_1']);
  });

  it.each(['refund', 'dispute'] as const)(
    'a %s of an order that is not paid is not recorded, so that it is heard again once it is',
    async (about) => {
      const lines = linesOf();
      const desk = openRefundDesk(undefined, { ...unpaid, payment_intent: undefined });
      await desk.hear(about, 'evt_1');
      expect([...desk.events]).toEqual([]);
      expect(lines.events()).toEqual(['money_before_payment']);
      vi.restoreAllMocks();
    },
  );

  it.each(['refund', 'dispute'] as const)(
    'a %s of a payment that the shop does not know rings, and is not sent again',
    async (about) => {
      const lines = linesOf();
      const desk = openRefundDesk();
      await desk.hear(about, 'evt_1', 'pi_unknown');
      await desk.hear(about, 'evt_1', 'pi_unknown');
      await receiveMoneyEvent({ id: 'evt_2', money: { about, paymentIntent: undefined } }, desk.deps);
      expect(lines.events()).toEqual(['money_without_order', 'money_without_order']);
      expect([...desk.events]).toEqual(['evt_1', 'evt_2']);
      vi.restoreAllMocks();
    },
  );

  it('a dispute of a second payment of an order raises an alarm', async () => {
    const lines = linesOf();
    const desk = openRefundDesk();
    Object.assign(desk.deps, { stripe: { ...desk.deps.stripe, orderOf: async () => orderId } });
    await desk.hear('refund', 'evt_1', 'pi_duplicate');
    expect(lines.events()).toEqual([]);
    await desk.hear('dispute', 'evt_2', 'pi_duplicate');
    expect(lines.events()).toEqual(['money_without_order']);
    vi.restoreAllMocks();
  });
});

describe('a dispute', () => {
  it('shows from its opening to its end', async () => {
    const desk = openRefundDesk();
    const dispute = {
      id: 'du_1',
      status: 'needs_response',
      amount: 3800,
      reason: 'fraudulent',
      openedAt: new Date('2026-11-25T09:00:00.000Z'),
      respondBy: new Date('2026-12-02T09:00:00.000Z'),
      isTest: true,
    };
    desk.disputes.push(dispute);
    await desk.hear('dispute', 'evt_1');
    expect(desk.order()?.dispute).toEqual({
      id: 'du_1',
      status: 'needs_response',
      amount: 3800,
      reason: 'fraudulent',
      opened_at: '2026-11-25T09:00:00.000Z',
      respond_by: '2026-12-02T09:00:00.000Z',
      test: true,
    });
    desk.disputes[0] = { ...dispute, respondBy: new Date('2026-12-04T09:00:00.000Z') };
    await desk.hear('dispute', 'evt_2');
    expect(desk.order()?.dispute?.respond_by).toBe('2026-12-04T09:00:00.000Z');
    desk.disputes[0] = { ...dispute, status: 'won' };
    await Promise.all([desk.hear('dispute', 'evt_3'), desk.hear('dispute', 'evt_4')]);
    expect(desk.order()?.dispute).toMatchObject({ status: 'won', closed_at: desk.deps.now.toISOString() });
    expect(desk.order()?.version).toBe(6);
  });
});
