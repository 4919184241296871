import { describe, expect, it } from 'vitest';
import { wireOrder } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { mergeOrders, newReports } from '#web/pages/compte/use-orders.ts';
import { waitBefore } from '#web/platform/live-client.ts';

const [first, second] = ['a1b2c3d4-0000-4000-8000-000000000001', 'b1b2c3d4-0000-4000-8000-000000000002'];
const file_urls = [{ service: keyFor.numbers, url: `/api/orders/1/reports/${keyFor.numbers}/link` }];
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

  it('a PDF is announced when its order was known without it', () => {
    const ready = { ...older, version: 5, file_urls };
    const [file = { service: '', url: '' }] = file_urls;
    expect(newReports([newer, older], [newer, ready])).toEqual([{ order: ready, service: file.service }]);
    expect(newReports([ready], [{ ...ready, version: 6 }])).toEqual([]);
    expect(newReports([newer], [newer, ready])).toEqual([]);
    expect(newReports([older], [{ ...older, version: 5 }])).toEqual([]);
    const second = { ...ready, version: 6, file_urls: [...file_urls, { ...file, service: keyFor.design }] };
    expect(newReports([ready], [second])).toEqual([{ order: second, service: keyFor.design }]);
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
