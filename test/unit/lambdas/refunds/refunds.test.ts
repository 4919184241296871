import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endOfOrder } from '#domain/retention.ts';
import { StripeStoredFailure, StripeUnavailable } from '#lambdas/gateways/payment-errors.ts';
import { findWithdrawal } from '#lambdas/refunds/find-withdrawal.ts';
import { orderId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { openRefundDesk } from '#test/support/refund-desk.ts';

const states = (desk: ReturnType<typeof openRefundDesk>) =>
  [...desk.refundRows.values()].map(({ state, origin }) => `${origin} ${state}`);
const down = () => new StripeUnavailable('connection_error');

describe('a withdrawal', () => {
  it('is stored, receipted, refunded and announced; its parts need no more work', async () => {
    const desk = openRefundDesk();
    expect(await desk.declare()).toEqual({
      withdrawn_at: desk.deps.now.toISOString(),
      amount: 3800,
      receipt_to: 'camille@exemple.fr',
    });
    expect(desk.order()).toMatchObject({
      status: 'paid',
      withdrawn_services: [keyFor.western, keyFor.numbers],
      refund_reserved: 3800,
      refunded_amount: 3800,
    });
    expect(desk.mailIds()).toEqual(['withdrawal', 'refund']);
    expect(desk.made).toMatchObject([{ amount: 3800 }]);
    for (const part of desk.parts) {
      expect(part).toMatchObject({ withdrawn_at: expect.any(String), refunded_at: expect.any(String) });
      expect(part).not.toHaveProperty('queue');
    }
  });

  it.each([
    ['before the answer', () => openRefundDesk()],
    ['with everything delivered', () => openRefundDesk(undefined, { status: 'delivered' })],
  ])('sent twice in parallel, in two tabs and by the webhook is one refund: %s', async (_case, open) => {
    const desk = open();
    const other = { attempt: randomUUID() };
    const answers = await Promise.allSettled([desk.declare(), desk.declare(), desk.declare(other)]);
    await Promise.all([desk.hear('refund', 'evt_1'), desk.hear('refund', 'evt_2'), desk.sweep()]);
    expect(desk.made).toHaveLength(1);
    expect(desk.order()).toMatchObject({ refunded_amount: 3800, refund_reserved: 3800 });
    expect(desk.mailIds()).toEqual(['withdrawal', 'refund']);
    const told = answers.map((one) => (one.status === 'fulfilled' ? one.value.amount : one.reason.code));
    expect(new Set(told)).toEqual(new Set([3800, 'order_not_found']));
  });

  it('during an administrator’s refund of everything says that it is under way, also to the form', async () => {
    const desk = openRefundDesk();
    desk.settings.status = 'pending';
    await desk.refund(3800, randomUUID());
    await expect(desk.declare()).rejects.toMatchObject({ code: 'refund_under_way' });
    const named = { number: orderId.slice(0, 8), email: 'camille@exemple.fr' };
    await expect(findWithdrawal(named, desk.deps)).rejects.toMatchObject({ code: 'refund_under_way' });
    desk.decide('re_1', 'succeeded');
    await desk.settle();
    await expect(desk.declare()).rejects.toMatchObject({ code: 'order_not_found' });
  });

  it('is valid while Stripe is down, and the sweep makes the only refund later', async () => {
    const desk = openRefundDesk();
    for (let time = 0; time < 3; time += 1) desk.failures.push({ error: down(), when: 'before' });
    expect(await desk.declare()).toMatchObject({ amount: 3800 });
    expect([states(desk), desk.mailIds()]).toEqual([['withdrawal requested'], ['withdrawal']]);
    expect(desk.order()?.refunded_amount).toBeUndefined();
    expect(await desk.sweep()).toEqual({ asked: 1, failed: 1 });
    await desk.declare();
    expect(await desk.sweep()).toEqual({ asked: 1, failed: 0 });
    expect(await desk.sweep()).toEqual({ asked: 0, failed: 0 });
    expect([states(desk), desk.made.length]).toEqual([['withdrawal succeeded'], 1]);
  });

  it.each([
    ['the answer was lost', down(), 1],
    ['Stripe has stored an error although it was made', new StripeStoredFailure(), 1],
  ])('finds the refund that Stripe has made when %s', async (_case, error, count) => {
    const desk = openRefundDesk();
    desk.failures.push({ error, when: 'after' });
    await desk.declare();
    await desk.sweep();
    expect([states(desk), desk.made.length]).toEqual([['withdrawal succeeded'], count]);
  });

  it('of a part is made once when the same click is repeated after an error that Stripe has stored', async () => {
    const desk = openRefundDesk();
    desk.failures.push({ error: new StripeStoredFailure(), when: 'after' });
    const part = { services: [keyFor.numbers] };
    await desk.declare(part);
    await Promise.all([desk.declare(part), desk.declare(part)]);
    await desk.sweep();
    expect([states(desk), desk.made.map(({ amount }) => amount)]).toEqual([['withdrawal succeeded'], [900]]);
    expect(desk.order()).toMatchObject({ refunded_amount: 900, refund_reserved: 900 });
  });

  it('refunds the rest when Stripe’s dashboard has refunded a part meanwhile', async () => {
    const desk = openRefundDesk();
    desk.add(500);
    expect(await desk.declare()).toMatchObject({ amount: 3800 });
    expect(await desk.sweep()).toEqual({ asked: 1, failed: 0 });
    expect(desk.made.map(({ amount }) => amount)).toEqual([3300, 500]);
    expect(desk.order()).toMatchObject({ refunded_amount: 3800, refund_reserved: 3800 });
    expect(states(desk).sort()).toEqual(['stripe succeeded', 'withdrawal succeeded']);
    expect(desk.parts.every((part) => part.refunded_at)).toBe(true);
  });

  it('uses another key when Stripe has stored an error and made nothing', async () => {
    const desk = openRefundDesk();
    desk.failures.push({ error: new StripeStoredFailure(), when: 'before' });
    await desk.declare();
    expect([...desk.refundRows.values()]).toMatchObject([{ state: 'requested', tries: 1 }]);
    await desk.sweep();
    expect([states(desk), desk.made.length]).toEqual([['withdrawal succeeded'], 1]);
  });

  it('of a part of the order keeps the rest; the order is delivered when the rest is', async () => {
    const desk = openRefundDesk();
    const [first] = desk.parts;
    if (!first) throw new Error('no part');
    const report = { key: 'k', version: 1, pages: 9, bytes: 9, delivered_at: '2026-11-24T18:00:00.000Z' };
    desk.parts[0] = { ...first, state: 'delivered', report };
    expect(await desk.declare({ services: [keyFor.numbers] })).toMatchObject({ amount: 900 });
    expect(desk.order()).toMatchObject({ status: 'delivered', refunded_amount: 900 });
    expect(desk.parts.map((part) => part.refunded_at !== undefined)).toEqual([false, true]);
    expect(desk.parts[0]?.queue).toBe(keyFor.western);
    const rest = { services: [keyFor.western], attempt: randomUUID() };
    expect(await desk.declare(rest)).toMatchObject({ amount: 2900 });
    expect(desk.order()).toMatchObject({ refunded_amount: 3800 });
    expect(desk.parts.every((part) => part.refunded_at)).toBe(true);
  });

  it('revokes its reports only once the refund is made', async () => {
    const desk = openRefundDesk();
    desk.settings.status = 'pending';
    await desk.declare();
    expect(desk.parts.some((part) => part.refunded_at)).toBe(false);
    expect([states(desk), desk.mailIds()]).toEqual([['withdrawal pending'], ['withdrawal']]);
    desk.decide('re_1', 'succeeded');
    await desk.sweep();
    expect(desk.parts.every((part) => part.refunded_at)).toBe(true);
    expect(desk.mailIds()).toEqual(['withdrawal', 'refund']);
  });
});

describe('an order that can be withdrawn', () => {
  const missing = { code: 'order_not_found' };

  it.each([
    ['another number', { number: 'ffffffff' }],
    ['another address', { email: 'autre@exemple.fr' }],
    ['an address that the pool cannot hold', { email: `${'a'.repeat(140)}@exemple.fr` }],
  ])('is not found by %s', async (_case, named) => {
    const desk = openRefundDesk();
    await expect(desk.declare(named)).rejects.toMatchObject(missing);
    expect(desk.taken).toEqual([expect.stringMatching(/^withdrawal-miss .*@exemple\.fr 4:32:cb007107$/)]);
  });

  it('is not found when unpaid, after its period, or once it is withdrawn: the same answer', async () => {
    await expect(openRefundDesk(undefined, { paid_at: undefined }).declare()).rejects.toMatchObject(missing);
    const over = { withdrawal_until: '2026-11-24T17:41:59.999Z', due_at: '2026-12-31T00:00:00.000Z' };
    await expect(openRefundDesk(undefined, over).declare()).rejects.toMatchObject(missing);
    const desk = openRefundDesk();
    await desk.declare();
    await expect(desk.declare({ attempt: randomUUID() })).rejects.toMatchObject(missing);
  });

  it('is found by number and address without being counted, so that strangers cannot block the form', async () => {
    const desk = openRefundDesk();
    const limits = {
      waitFor: async () => {
        throw new Error('full');
      },
    };
    expect(await desk.declare({}, { limits })).toMatchObject({ amount: 3800 });
  });

  it('is found by its id for its customer only, who is counted by account', async () => {
    const desk = openRefundDesk();
    const named = { number: undefined, email: undefined, order_id: orderId };
    await expect(desk.declare(named)).rejects.toMatchObject({ code: 'signed_out' });
    const stranger = { actor: { kind: 'customer', userId: 'another', groups: [], issuedAt: 0 } };
    await expect(desk.declare(named, stranger)).rejects.toMatchObject(missing);
    const owner = { actor: { ...stranger.actor, userId: desk.order()?.user_id ?? '' } };
    expect(await desk.declare(named, owner)).toMatchObject({ amount: 3800 });
    expect(desk.taken).toEqual(['withdrawal another', `withdrawal ${desk.order()?.user_id}`]);
  });
});

describe('the row of a refund', () => {
  it('of every origin ends with what accounting keeps of its order, after each change too', async () => {
    const [withdrawn, mixed] = [openRefundDesk(), openRefundDesk()];
    await withdrawn.declare();
    await mixed.refund(1000, randomUUID());
    mixed.add(500);
    await mixed.hear('refund', 'evt_made');
    mixed.decide('re_1', 'failed');
    await mixed.hear('refund', 'evt_back');
    expect(states(mixed).toSorted()).toEqual(['administrator failed', 'stripe succeeded']);
    for (const desk of [withdrawn, mixed]) {
      const end = endOfOrder(desk.order()?.created_at ?? '');
      for (const row of desk.refundRows.values()) expect(row.ttl).toBe(end);
    }
  });
});
