import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Born } from '#domain/births/born.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import { birth } from '../builders.ts';
import { type Contract, pendingOrder } from './stores.ts';

const camille: Born = {
  birthDate: '1991-04-17',
  birthTime: '06:42',
  birthPlace: 'Saint-Denis, La Réunion',
  birth: birth(),
};
const other: Born = { birthDate: '1980-02-29', birthTime: '', birthPlace: 'Nantes' };

/** The contract of births, which lie apart from their orders. */
export const birthsContract: Contract = (stores) => {
  test('the birth of an order is written once, found and removed', async () => {
    const { births } = stores();
    const [one, two] = [randomUUID(), randomUUID()];
    const orderOf = (id: string) => ({ ...pendingOrder(), id });
    expect([await births.find(one), await births.findRecent(one)]).toEqual([undefined, undefined]);
    await births.add(orderOf(one), camille);
    await births.add(orderOf(one), other);
    await births.add(orderOf(two), other);
    expect([await births.find(one), await births.findRecent(one)]).toEqual([camille, camille]);
    expect(await births.findAll([two, one, randomUUID(), two])).toEqual(
      new Map([
        [one, camille],
        [two, other],
      ]),
    );
    await births.remove(one);
    await births.remove(one);
    expect([await births.find(one), await births.find(two)]).toEqual([undefined, other]);
  });

  test('an order and its birth are replaced together, only as the order was read', async () => {
    const { orders, births, restarts } = stores();
    const order = pendingOrder();
    await orders.create(order);
    await births.add(order, camille);
    const next = { ...order, amount: 1900, version: order.version + 1 };
    expect(await restarts.restart({ ...order, amount: 1900 }, other)).toEqual(next);
    await expect(restarts.restart(order, camille)).rejects.toThrow(Moved);
    expect([await orders.find(order.id), await births.find(order.id)]).toEqual([next, other]);
  });
};
