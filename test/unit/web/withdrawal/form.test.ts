import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { now, wireOrder } from '#test/support/builders.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import type { Found } from '#web/pages/retractation/api.ts';
import {
  amountOf,
  choose,
  errorsIn,
  isTypedIn,
  noTyped,
  openOrders,
  otherOrder,
  prefilled,
  referenceOf,
  type Typed,
  withdrawableServices,
} from '#web/pages/retractation/draft.ts';

const paid = {
  paid_at: '2026-11-24T17:40:00.000Z',
  due_at: '2026-11-26T17:40:00.000Z',
  withdrawal_until: '2026-12-08T22:59:59.999Z',
};
const [firstId, secondId] = ['a1b2c3d4-0000-4000-8000-000000000001', 'e5f60718-0000-4000-8000-000000000002'];
const first = wireOrder({ id: firstId, ...paid });
const second = wireOrder({ id: secondId, ...paid });
const email = 'camille@exemple.fr';
const known = (...orders: Order[]) => ({ email, orders });
const typed = (changes: Partial<Typed>): Typed => ({ ...noTyped, ...changes });
const mine = { name: 'Camille Renard', number: 'a1b2c3d4', email, orderId: firstId };

describe('the prefilled form', () => {
  it('of a visitor has the number of the link', () => {
    expect(prefilled(noTyped, '', undefined)).toEqual(noTyped);
    expect(prefilled(noTyped, firstId, undefined)).toEqual(typed({ number: 'a1b2c3d4' }));
    expect(prefilled(typed({ number: 'e5f60718' }), firstId, undefined).number).toBe('e5f60718');
  });

  it('of a signed-in customer has name, address and the order of the link, by id or number', () => {
    for (const named of [firstId, 'a1b2c3d4', 'A1B2C3D4'])
      expect(prefilled(noTyped, named, known(second, first))).toEqual(mine);
  });

  it('selects the only order, and none of several', () => {
    expect(prefilled(noTyped, '', known(first))).toEqual(mine);
    expect(prefilled(noTyped, '', known(first, second))).toEqual(typed({ email }));
  });

  it('asks for number and address when the account has no such order', () => {
    expect(prefilled(noTyped, '', known())).toEqual(typed({ email }));
    expect(prefilled(noTyped, '99999999', known(first))).toEqual(
      typed({ email, number: '99999999', orderId: otherOrder }),
    );
  });

  it('keeps the input', () => {
    const kept = typed({ name: 'Camille Renard-Oriol', orderId: firstId, number: 'a1b2c3d4', email });
    expect(prefilled(kept, '', known(second, first))).toEqual(kept);
    const other = typed({ name: 'Camille', orderId: otherOrder, number: '77777777', email: 'b@exemple.fr' });
    expect(prefilled(other, '', known(first))).toEqual(other);
  });

  it('a selection sets number and address; another order is typed in', () => {
    expect(choose(noTyped, firstId, known(first, second))).toEqual(mine);
    expect(choose(mine, otherOrder, known(first))).toEqual({ ...mine, number: '', orderId: otherOrder });
  });

  it('offers orders that can be withdrawn now', () => {
    const over = wireOrder({ id: secondId, ...paid, withdrawn_services: [keyFor.numbers] });
    const unpaid = wireOrder({ id: secondId, status: 'pending' });
    expect(openOrders([first, over, unpaid], now)).toEqual([first]);
  });
});

describe('the order is identified', () => {
  it('by its id with a session, and by number and address otherwise', () => {
    expect(referenceOf(mine, known(first))).toEqual({ order_id: firstId });
    const byNumber = { number: 'a1b2c3d4', email };
    expect(referenceOf(mine, undefined)).toEqual(byNumber);
    expect(referenceOf({ ...mine, orderId: otherOrder }, known(first))).toEqual(byNumber);
  });

  it('typed in unless an order of the account is selected', () => {
    expect(isTypedIn(mine, known(first))).toBe(false);
    expect(isTypedIn(mine, undefined)).toBe(true);
    expect(isTypedIn(noTyped, known())).toBe(true);
    expect(isTypedIn({ ...mine, orderId: otherOrder }, known(first))).toBe(true);
  });
});

describe('the first step refuses', () => {
  it('what the server would refuse, in its words', () => {
    expect(Object.keys(errorsIn(noTyped, undefined))).toEqual(['name', 'number', 'email']);
    expect(errorsIn({ ...mine, number: '12' }, undefined).number).toMatch(/8\scaractères/);
    expect(errorsIn({ ...mine, number: ' #A1B2 C3D4' }, undefined)).toEqual({});
  });

  it('no selection among several orders, without errors of hidden fields', () => {
    expect(errorsIn(typed({ name: 'Camille' }), known(first, second))).toEqual({
      orderId: 'Choisissez la commande.',
    });
    expect(errorsIn({ ...mine, number: '', email: '' }, known(first))).toEqual({});
  });
});

describe('the refund', () => {
  const order: Found = {
    number: 'a1b2c3d4',
    services: [
      { key: keyFor.western, name: nameFor.western, amount: 2900, withdrawable: true },
      { key: keyFor.numbers, name: nameFor.numbers, amount: 900, withdrawable: true },
      { key: keyFor.design, name: nameFor.design, amount: 1900, withdrawable: false },
    ],
    is_divisible: true,
    amount: 3800,
    withdrawal_until: paid.withdrawal_until,
    is_late: false,
  };

  it('is all that is left for all services, single prices for some, and never more than is left', () => {
    expect(withdrawableServices(order)).toEqual([keyFor.western, keyFor.numbers]);
    expect(amountOf(order, [keyFor.western, keyFor.numbers])).toBe(3800);
    expect(amountOf(order, [keyFor.numbers])).toBe(900);
    expect(amountOf(order, [])).toBe(0);
    expect(amountOf({ ...order, amount: 500 }, [keyFor.numbers])).toBe(500);
  });
});
