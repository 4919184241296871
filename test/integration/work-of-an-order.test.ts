/** Counts all calls of the shop's functions, so it runs when no other test does (project `alone`). */
import { beforeAll, expect, inject, test } from 'vitest';
import { measureOrders, type OrderWork, orderLimits } from '../measures/bench/order-work.ts';

let works: OrderWork[];

beforeAll(async () => {
  works = await measureOrders(inject('shop'), 2);
}, 180_000);

/**
 * Webhook and return page may run in parallel, and one of them then reads the order again, so the better of two orders
 * counts.
 */
const least = (count: (work: OrderWork) => number): number => Math.min(...works.map(count));

test('the count covers a real order', () => {
  const operations = works.map(({ awsCalls }) => new Set(awsCalls.map(({ operation }) => operation)));
  for (const seen of operations) {
    expect([...seen]).toEqual(
      expect.arrayContaining(['PutItem', 'TransactWriteItems', 'SendRawEmail', 'Query']),
    );
  }
});

test('between the click on pay and Stripe’s page there is one call of Stripe', () => {
  expect(works.map(({ stripeCalls }) => stripeCalls)).toEqual([1, orderLimits.stripeCalls]);
});

test(`an order takes at most ${orderLimits.apiCalls} calls of the HTTP API`, () => {
  expect(least(({ apiCalls }) => apiCalls.length)).toBeLessThanOrEqual(orderLimits.apiCalls);
});

test(`an order takes at most ${orderLimits.readUnits} read units`, () => {
  expect(least(({ readUnits }) => readUnits)).toBeLessThanOrEqual(orderLimits.readUnits);
});

test(`an order takes at most ${orderLimits.writeUnits} write units`, () => {
  expect(least(({ writeUnits }) => writeUnits)).toBeLessThanOrEqual(orderLimits.writeUnits);
});
