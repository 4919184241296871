import { describe, expect, it } from 'vitest';
import type { PaidKey } from '#domain/catalogue.ts';
import { partsOf } from '#domain/catalogue.ts';
import { isLate } from '#domain/late.ts';
import { isWithdrawn } from '#domain/order.ts';
import { soldPrice } from '#domain/sold.ts';
import { findWithdrawal, withdraw } from '#domain/wire/refunds.ts';
import {
  guaranteeEnd,
  type WithdrawalOrder,
  withdrawableOf,
  withdrawalAmount,
  withdrawalEnd,
} from '#domain/withdrawal-right.ts';
import { keyFor } from '#test/support/keys.ts';
import { soldLines } from '#test/support/sold-lines.ts';

const two: PaidKey[] = [keyFor.western, keyFor.numbers];
const paidAt = new Date('2026-11-24T17:42:00Z');
const during = new Date('2026-11-30T08:00:00Z');

/** Paid on 24 November, due on the 27th. */
const bought = (services: PaidKey[], changes: Partial<WithdrawalOrder> = {}): WithdrawalOrder => ({
  status: 'paid',
  amount: soldPrice({ services, sold: soldLines(services) }),
  services,
  sold: soldLines(services),
  due_at: '2026-11-27T17:42:00.000Z',
  withdrawal_until: withdrawalEnd(paidAt).toISOString(),
  parts: partsOf(services).map((service) => ({ service, state: 'waiting' })),
  ...changes,
});
const delivered = (services: PaidKey[]) =>
  partsOf(services).map((service) => ({ service, state: 'delivered' as const }));
const onTime = { due_at: '2026-12-31T00:00:00.000Z' };
const after = (end: Date) => new Date(end.getTime() + 1);

describe('within the fourteen days', () => {
  it('everything can be withdrawn, for the paid amount', () => {
    expect(withdrawableOf(bought(two), during)).toEqual({ services: two, amount: 3800, isDivisible: true });
    expect(withdrawalAmount(bought(two), two, during)).toBe(3800);
  });

  it.each([
    ['of a Tuesday’s order: the Tuesday two weeks later', '2026-11-24T17:42:00Z', '2026-12-08T22:59:59.999Z'],
    ['that would be a Sunday: the Monday after', '2026-11-22T12:00:00Z', '2026-12-07T22:59:59.999Z'],
    ['that would be Christmas: the Monday after', '2026-12-11T12:00:00Z', '2026-12-28T22:59:59.999Z'],
  ])('the last second in Paris %s', (_case, paid, last) => {
    const end = withdrawalEnd(new Date(paid));
    const order = bought(two, { ...onTime, withdrawal_until: end.toISOString() });
    expect(end.toISOString()).toBe(last);
    expect(withdrawalAmount(order, two, end)).toBe(3800);
    expect(withdrawalAmount(order, two, after(end))).toBeUndefined();
    expect(withdrawableOf(order, after(end))).toBeUndefined();
  });

  it('a pack between the fourteenth and the thirtieth day, for the whole payment', () => {
    const pack: PaidKey[] = [keyFor.pack];
    const end = guaranteeEnd(pack, paidAt);
    const order = bought(pack, { ...onTime, guarantee_until: end?.toISOString() });
    const later = after(withdrawalEnd(paidAt));
    expect(withdrawalAmount(order, pack, later)).toBe(6900);
    expect(withdrawalAmount(order, pack, after(end ?? later))).toBeUndefined();
    expect(withdrawalAmount(bought(two, onTime), two, later)).toBeUndefined();
  });

  it('delivered parts too (the right is not narrowed)', () => {
    const order = bought(two, { status: 'delivered', parts: delivered(two) });
    expect(withdrawalAmount(order, two, during)).toBe(3800);
  });

  it('a part of the order at its own price, then the rest; nothing twice', () => {
    expect(withdrawalAmount(bought(two), [keyFor.numbers], during)).toBe(900);
    const partly = bought(two, { withdrawn_services: [keyFor.numbers], refund_reserved: 900 });
    expect(withdrawableOf(partly, during)).toMatchObject({
      services: [keyFor.western],
      amount: 2900,
    });
    expect(withdrawalAmount(partly, [keyFor.numbers], during)).toBeUndefined();
    expect(withdrawalAmount(partly, two, during)).toBeUndefined();
    expect(isWithdrawn(partly)).toBe(false);
    const whole = bought(two, { withdrawn_services: two });
    expect([isWithdrawn(whole), withdrawableOf(whole, during)]).toEqual([true, undefined]);
  });

  it('the pack is one service', () => {
    const pack = bought([keyFor.pack]);
    expect(withdrawalAmount(pack, [keyFor.pack], during)).toBe(6900);
    expect(withdrawalAmount(pack, [keyFor.numbers], during)).toBeUndefined();
  });

  it('only everything together when prices have changed since', () => {
    const order = bought(two, { amount: 3500 });
    expect(withdrawableOf(order, during)).toEqual({ services: two, amount: 3500, isDivisible: false });
    expect(withdrawalAmount(order, [keyFor.numbers], during)).toBeUndefined();
    expect(withdrawalAmount(order, two, during)).toBe(3500);
  });

  it('never more than is left after other refunds, and nothing once all is refunded', () => {
    const partly = bought(two, { refund_reserved: 1000 });
    expect(withdrawalAmount(partly, two, during)).toBe(2800);
    expect(withdrawalAmount(partly, [keyFor.numbers], during)).toBe(900);
    expect(withdrawableOf(bought(two, { refund_reserved: 3800 }), during)).toBeUndefined();
    expect(withdrawableOf(bought(two, { refunded_amount: 3800 }), during)).toBeUndefined();
  });

  it.each(['pending', 'failed', 'cancelled'] as const)('nothing of an order that is %s', (status) => {
    expect(withdrawableOf(bought(two, { status }), during)).toBeUndefined();
  });

  it('nothing without a service', () => {
    expect(withdrawalAmount(bought(two), [], during)).toBeUndefined();
  });
});

describe('after the fourteen days', () => {
  const late = after(withdrawalEnd(paidAt));

  it('a late order can still be ended (L216-6), except its delivered parts', () => {
    expect(withdrawalAmount(bought(two), two, late)).toBe(3800);
    const partly = bought(two, {
      parts: [...delivered([keyFor.numbers]), { service: keyFor.western, state: 'taken' }],
    });
    expect(withdrawableOf(partly, late)).toMatchObject({
      services: [keyFor.western],
      amount: 2900,
    });
    expect(withdrawalAmount(partly, two, late)).toBeUndefined();
  });

  it('is late once its due date has passed, unless it is delivered or withdrawn', () => {
    const due = new Date('2026-11-27T17:42:00.000Z');
    expect([isLate(bought(two), due), isLate(bought(two), after(due))]).toEqual([false, true]);
    expect(isLate(bought(two, { status: 'delivered' }), after(due))).toBe(false);
    expect(isLate(bought(two, { withdrawn_services: two }), after(due))).toBe(false);
  });
});

describe('an order is identified', () => {
  const reads = (body: object) => findWithdrawal.body.safeParse(body);
  const email = 'camille@exemple.fr';

  it('by the number in a mail, however it is copied, and the address', () => {
    expect(reads({ number: ' #A1B2 C3D4', email: ' Camille@Exemple.FR' }).data).toEqual({
      number: 'a1b2c3d4',
      email,
    });
  });

  it.each([
    ['a number alone', { number: 'a1b2c3d4' }],
    ['an address alone', { email }],
    ['nothing', {}],
    ['both ways', { number: 'a1b2c3d4', email, order_id: 'a1b2c3d4-0000-4000-8000-000000000001' }],
    ['what is no number', { number: 'a1b2c3', email }],
  ])('not by %s', (_case, body) => {
    expect(reads(body).success).toBe(false);
  });

  it('and the declaration has a name and a service', () => {
    const body = {
      number: 'a1b2c3d4',
      email,
      name: 'Camille Renard',
      services: [keyFor.numbers],
      attempt: '7d9f3c52-1111-4111-8111-111111111111',
    };
    expect(withdraw.body.safeParse(body).success).toBe(true);
    for (const change of [
      { name: ' ' },
      { name: 'Camille\n' + 'x' },
      { services: [] },
      { services: ['x'] },
    ]) {
      expect(withdraw.body.safeParse({ ...body, ...change }).success).toBe(false);
    }
  });
});
