import { describe, expect, it } from 'vitest';
import { wireOrder } from '#test/support/builders.ts';
import { hasFirstReport, mergeOrders } from '#web/pages/compte/use-orders.ts';
import { waitBefore } from '#web/platform/live-client.ts';

const [first, second] = ['a1b2c3d4-0000-4000-8000-000000000001', 'b1b2c3d4-0000-4000-8000-000000000002'];
const file_urls = [{ service: 'numerologie', url: '/api/orders/1/reports/numerologie/link' }];
const older = wireOrder({ id: first, created_at: '2026-11-20T08:00:00.000Z', version: 4 });
const newer = wireOrder({ id: second, created_at: '2026-11-24T08:00:00.000Z', version: 2 });

describe('the list of orders with live updates', () => {
  it('uses the newer version of an order and drops the older one', () => {
    const delivered = { ...older, version: 5, status: 'delivered' as const };
    expect(mergeOrders([newer, older], [delivered])).toEqual([newer, delivered]);
    expect(mergeOrders([newer, delivered], [older])).toEqual([newer, delivered]);
  });

  it('adds a new order, newest first, and keeps orders that an answer lacks', () => {
    expect(mergeOrders([older], [newer])).toEqual([newer, older]);
    expect(mergeOrders([newer, older], [older])).toEqual([newer, older]);
    expect(mergeOrders([], [older, newer])).toEqual([newer, older]);
  });

  it('keeps the birth that a live message lacks, whichever of the two came first', () => {
    const { firstName, lastName, email } = older.customer_info;
    const told = { ...older, version: 5, customer_info: { firstName, lastName, email } };
    const shown = { ...told, customer_info: older.customer_info };
    expect(mergeOrders([older], [told])).toEqual([shown]);
    expect(mergeOrders([told], [older])).toEqual([shown]);
    expect(mergeOrders([], [told])).toEqual([told]);
  });

  it('a PDF is announced when its order was known without one', () => {
    const ready = { ...older, version: 5, file_urls };
    expect(hasFirstReport([newer, older], [newer, ready])).toBe(true);
    expect(hasFirstReport([ready], [{ ...ready, version: 6 }])).toBe(false);
    expect(hasFirstReport([newer], [newer, ready])).toBe(false);
    expect(hasFirstReport([older], [{ ...older, version: 5 }])).toBe(false);
  });
});

describe('the wait before the next connection', () => {
  it('is between one second and a bound that doubles up to thirty', () => {
    expect([1, 2, 3, 4, 5, 50].map((attempt) => waitBefore(attempt, () => 1))).toEqual([
      2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    expect([1, 5, 50].map((attempt) => waitBefore(attempt, () => 0))).toEqual([1000, 1000, 1000]);
  });
});
