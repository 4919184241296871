/** A refund that failed is owed until it is paid: it stays reserved, has one row, and one credit note. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { StripeRefused } from '#lambdas/gateways/payment-errors.ts';
import { orderId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { openRefundDesk } from '#test/support/refund-desk.ts';

type Desk = ReturnType<typeof openRefundDesk>;
const all = [keyFor.western, keyFor.numbers];
const disputed = () => ({ error: new StripeRefused('charge_disputed'), when: 'before' as const });

const dispute = (status: string, amount = 3800) => ({
  id: 'du_1',
  status,
  amount,
  reason: 'fraudulent',
  openedAt: new Date('2026-11-25T09:00:00.000Z'),
  respondBy: undefined,
  isTest: true,
});

const report = { key: 'k', version: 1, pages: 9, bytes: 9, delivered_at: '2026-11-24T18:00:00.000Z' };

const rowOf = (desk: Desk) => {
  const [row] = desk.refundRows.values();
  if (!row) throw new Error('no refund');
  return row;
};
const facts = (desk: Desk) => ({
  rows: [...desk.refundRows.values()].map(({ origin, state }) => `${origin} ${state}`),
  issues: desk.issues.size,
  owed: desk.order()?.refund_owed,
  reserved: desk.order()?.refund_reserved,
  refunded: desk.order()?.refunded_amount,
});
const later = (desk: Desk, minutes: number) =>
  Object.assign(desk.deps, { now: new Date(desk.deps.now.getTime() + minutes * 60_000) });

/** A withdrawal that Stripe refuses because the bank decides about a dispute. */
const refusedByDispute = async () => {
  const desk = openRefundDesk();
  desk.disputes.push(dispute('needs_response'));
  await desk.hear('dispute', 'evt_opened');
  desk.failures.push(disputed());
  await desk.declare();
  return desk;
};

/** A withdrawal that was paid back, and whose money the customer's bank has sent back. */
const returned = async (open = openRefundDesk) => {
  const desk = open();
  await desk.declare();
  later(desk, 60);
  desk.decide('re_1', 'failed');
  await desk.hear('refund', 'evt_returned');
  return desk;
};

describe('a withdrawal during a dispute', () => {
  it('is owed: its money stays reserved, and no second refund can be asked for', async () => {
    const desk = await refusedByDispute();
    const owed = { amount: 3800 };
    const stuck = { rows: ['withdrawal failed'], issues: 1, owed, reserved: 3800, refunded: 0 };
    expect(facts(desk)).toEqual(stuck);
    const since = desk.deps.now.toISOString();
    const { id, amount } = rowOf(desk);
    expect([...desk.issues.values()]).toEqual([
      { kind: 'owed', id: `${orderId} ${id}`, order_id: orderId, since, refund: { id, amount } },
    ]);
    await expect(desk.refund(100, randomUUID())).rejects.toMatchObject({
      code: 'refund_too_large',
      message: expect.stringMatching(/38,00\s€ est déjà dû/),
    });
    await expect(desk.declare({ attempt: randomUUID() })).rejects.toMatchObject({ code: 'order_not_found' });
    expect(await desk.sweep()).toEqual({ asked: 0, failed: 0 });
    expect(facts(desk)).toEqual(stuck);
  });

  it.each(['won', 'warning_closed', 'prevented'])('is resumed when it ends as %s, once', async (status) => {
    const desk = await refusedByDispute();
    desk.disputes[0] = dispute(status);
    await Promise.all([desk.hear('dispute', 'evt_1'), desk.hear('dispute', 'evt_2')]);
    await desk.hear('dispute', 'evt_3');
    expect(rowOf(desk)).toMatchObject({ state: 'requested', tries: 1, awaiting: 'stripe' });
    expect([...desk.issues.values()]).toMatchObject([{ refund: { under_way: true } }]);
    expect(await desk.sweep()).toEqual({ asked: 1, failed: 0 });
    expect(desk.made.map(({ amount }) => amount)).toEqual([3800]);
    expect(facts(desk)).toEqual({
      ...{ rows: ['withdrawal succeeded'], issues: 0, owed: undefined, reserved: 3800, refunded: 3800 },
    });
    expect(desk.mailIds()).toEqual(['withdrawal', 'refund']);
  });

  it('stays owed when Stripe refuses it again', async () => {
    const desk = await refusedByDispute();
    desk.disputes[0] = dispute('won');
    await desk.hear('dispute', 'evt_1');
    const { owed_since: since } = rowOf(desk);
    later(desk, 5);
    desk.failures.push(disputed());
    await desk.sweep();
    expect(rowOf(desk)).toMatchObject({ state: 'failed', owed_since: since });
    expect([...desk.issues.values()]).toMatchObject([{ since, refund: { id: rowOf(desk).id } }]);
    expect([...desk.issues.values()][0]?.refund).not.toHaveProperty('under_way');
  });

  it('is paid by the bank when it is lost', async () => {
    const desk = await refusedByDispute();
    desk.disputes[0] = dispute('lost');
    await desk.hear('dispute', 'evt_1');
    await desk.hear('dispute', 'evt_2');
    expect(rowOf(desk)).toMatchObject({ state: 'succeeded', paid: { how: 'dispute' } });
    expect(facts(desk)).toMatchObject({ issues: 0, owed: undefined, refunded: 3800 });
    expect([desk.made.length, desk.mailIds()]).toEqual([0, ['withdrawal', 'refund']]);
  });

  it('stays owed when the bank took less in the dispute that was lost', async () => {
    const desk = await refusedByDispute();
    desk.disputes[0] = dispute('lost', 3799);
    await desk.hear('dispute', 'evt_1');
    expect(facts(desk)).toMatchObject({ issues: 1, owed: { amount: 3800 }, refunded: 0 });
  });
});

describe('a refund that came back from the bank', () => {
  it('is owed, its report opens again, and the customer is told', async () => {
    const desk = await returned(() => {
      const made = openRefundDesk();
      for (const part of made.parts) if (part.service === keyFor.numbers) Object.assign(part, { report });
      return made;
    });
    expect(facts(desk)).toEqual({
      ...{ rows: ['withdrawal failed'], issues: 1, reserved: 3800, refunded: 0 },
      owed: { amount: 3800, returned: true },
    });
    expect([...desk.issues.values()]).toMatchObject([{ refund: { amount: 3800, returned: true } }]);
    expect(desk.mailIds()).toEqual(['withdrawal', 'refund', 'refund-returned']);
    for (const part of desk.parts)
      expect(part).toMatchObject({ withdrawn_at: expect.any(String), refunded_at: undefined });
    await desk.hear('refund', 'evt_again');
    expect(desk.mailIds()).toHaveLength(3);
  });

  it('is sent again as the same refund: one row, one credit note, however often the button is pressed', async () => {
    const desk = await returned();
    const { id } = rowOf(desk);
    later(desk, 60);
    const answers = await Promise.all([desk.payOwed(id, 'again'), desk.payOwed(id, 'again')]);
    await desk.payOwed(id, 'again');
    await desk.hear('refund', 'evt_sent');
    expect(answers.map(({ refund }) => refund.state)).toContain('succeeded');
    expect(desk.made.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(rowOf(desk)).toMatchObject({ tries: 1, past_ids: ['re_1'], stripe_id: 're_2' });
    expect(facts(desk)).toEqual({
      ...{ rows: ['withdrawal succeeded'], issues: 0, owed: undefined, reserved: 3800, refunded: 3800 },
    });
    expect(desk.mailIds()).toEqual(['withdrawal', 'refund', 'refund-returned', 'refund-again']);
    expect(desk.parts.every((part) => part.refunded_at)).toBe(true);
  });

  it('can come back twice, and each time says so', async () => {
    const desk = await returned();
    later(desk, 60);
    await desk.payOwed(rowOf(desk).id, 'again');
    later(desk, 60);
    desk.decide('re_2', 'failed');
    await desk.hear('refund', 'evt_twice');
    expect(rowOf(desk)).toMatchObject({ state: 'failed', past_ids: ['re_1'], stripe_id: 're_2' });
    expect(desk.mailIds().filter((kind) => kind === 'refund-returned')).toHaveLength(2);
    expect(facts(desk)).toMatchObject({ issues: 1, refunded: 0, reserved: 3800 });
  });

  it('stays owed while Stripe is asked again, until the bank has it', async () => {
    const desk = await returned();
    desk.settings.status = 'pending';
    expect(await desk.payOwed(rowOf(desk).id, 'again')).toMatchObject({ refund: { state: 'pending' } });
    expect(facts(desk)).toMatchObject({ issues: 1, owed: { amount: 3800, returned: true } });
    await expect(desk.payOwed(rowOf(desk).id, 'otherwise')).rejects.toMatchObject({ code: 'refund_moved' });
    desk.decide('re_2', 'succeeded');
    await desk.settle();
    expect(facts(desk)).toMatchObject({ issues: 0, owed: undefined, refunded: 3800 });
  });

  it('is paid otherwise once, by name; Stripe’s old news change nothing', async () => {
    const desk = await returned();
    const { id } = rowOf(desk);
    later(desk, 60);
    const answers = await Promise.all([desk.payOwed(id, 'otherwise'), desk.payOwed(id, 'otherwise')]);
    expect(answers.map(({ refund }) => refund.state)).toEqual(['succeeded', 'succeeded']);
    await desk.hear('refund', 'evt_old');
    expect(rowOf(desk)).toMatchObject({
      state: 'succeeded',
      paid: { how: 'otherwise', at: desk.deps.now.toISOString(), by: { id: 'an-admin', name: 'Ines Morel' } },
    });
    expect(facts(desk)).toMatchObject({ issues: 0, owed: undefined, reserved: 3800, refunded: 3800 });
    expect(desk.made.map(({ status }) => status)).toEqual(['failed']);
    expect(desk.mailIds()).toEqual(['withdrawal', 'refund', 'refund-returned', 'refund-again']);
    await expect(desk.payOwed(id, 'again')).rejects.toMatchObject({ code: 'refund_moved' });
  });

  it('is paid by a refund of the dashboard under the same row, told before or together with its return', async () => {
    const desk = await returned();
    desk.add(3800);
    await desk.hear('refund', 'evt_hand');
    expect(facts(desk)).toMatchObject({ rows: ['withdrawal succeeded'], issues: 0, refunded: 3800 });
    expect(rowOf(desk)).toMatchObject({ stripe_id: 're_2', past_ids: ['re_1'] });
    const together = openRefundDesk();
    await together.declare();
    together.decide('re_1', 'failed');
    together.add(3800);
    await together.hear('refund');
    expect(facts(together)).toMatchObject({ rows: ['withdrawal succeeded'], issues: 0, refunded: 3800 });
    expect(together.mailIds()).toEqual(['withdrawal', 'refund']);
  });

  it('is owed for its rest when the dashboard has paid a part of it', async () => {
    const desk = await returned();
    desk.add(100);
    await desk.hear('refund', 'evt_hand');
    expect(facts(desk)).toMatchObject({ issues: 1, owed: { amount: 3700 }, refunded: 100, reserved: 3800 });
    await desk.payOwed(rowOf(desk).id, 'again');
    expect(facts(desk)).toMatchObject({ issues: 0, owed: undefined, refunded: 3800, reserved: 3800 });
  });

  it('of an administrator opens no work again: what was not delivered stays over', async () => {
    const desk = openRefundDesk();
    await desk.refund(3800, randomUUID());
    desk.decide('re_1', 'failed');
    await desk.hear('refund');
    expect(desk.parts.every((part) => part.refunded_at && !part.queue)).toBe(true);
    expect(facts(desk)).toMatchObject({ issues: 1, owed: { amount: 3800, returned: true } });
  });

  it('of the dashboard is owed, too; one that never left the dashboard is not', async () => {
    const desk = openRefundDesk();
    desk.add(500);
    await desk.hear('refund', 'evt_made');
    desk.decide('re_1', 'failed');
    await desk.hear('refund', 'evt_back');
    expect(facts(desk)).toMatchObject({ rows: ['stripe failed'], issues: 1, owed: { amount: 500 } });
    const other = openRefundDesk();
    other.settings.status = 'pending';
    other.add(500);
    await other.hear('refund', 'evt_made');
    other.decide('re_1', 'failed');
    await other.hear('refund', 'evt_refused');
    expect(facts(other)).toMatchObject({ rows: ['stripe failed'], issues: 0, reserved: 0 });
  });
});

describe('an administrator’s refund that Stripe refuses', () => {
  it('is owed, and no longer once the dashboard has paid so much that it does not fit', async () => {
    const desk = openRefundDesk();
    desk.failures.push(disputed());
    expect(await desk.refund(1000, randomUUID())).toMatchObject({
      refund: { state: 'failed', owed_since: expect.any(String) },
      refundable: 2800,
    });
    desk.add(3000);
    await desk.hear('refund');
    expect(facts(desk)).toMatchObject({ issues: 0, owed: undefined, refunded: 3000, reserved: 3000 });
  });
});

describe('the way to pay what is owed', () => {
  it('is for administrators, for an order’s own refunds, and for what is owed', async () => {
    const desk = await returned();
    const { id } = rowOf(desk);
    const expert = { id: 'x', name: 'Pascal', discipline: undefined, isAdministrator: false };
    for (const how of ['again', 'otherwise'] as const) {
      await expect(desk.payOwed(id, how, expert)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(desk.payOwed('re_other', how)).rejects.toMatchObject({ code: 'not_found' });
      await expect(desk.payOwed(id, how, undefined, randomUUID())).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    const unowed = openRefundDesk();
    unowed.add(3800);
    await unowed.refund(900, randomUUID());
    const failed = [...unowed.refundRows.values()].find(({ state }) => state === 'failed');
    await expect(unowed.payOwed(failed?.id ?? '', 'again')).rejects.toMatchObject({ code: 'refund_moved' });
    expect(facts(desk)).toMatchObject({ issues: 1, refunded: 0 });
  });

  it('leaves the rest of the order refundable', async () => {
    const desk = openRefundDesk();
    desk.failures.push(disputed());
    await desk.declare({ services: [keyFor.numbers] });
    expect(facts(desk)).toMatchObject({ owed: { amount: 900 }, reserved: 900 });
    expect(await desk.refund(2900, randomUUID())).toMatchObject({ refundable: 0 });
    await desk.payOwed([...desk.refundRows.values()].find(({ owed_since }) => owed_since)?.id ?? '', 'again');
    expect(facts(desk)).toMatchObject({ issues: 0, refunded: 3800, reserved: 3800 });
    expect(desk.parts.map(({ service }) => service)).toEqual(all);
  });
});
