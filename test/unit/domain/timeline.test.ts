import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { timelineOf } from '#domain/timeline.ts';
import { wireOrder } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const [paidAt, confirmedAt, takenAt, deliveredAt] = [
  '2026-11-24T17:40:00.000Z',
  '2026-11-24T18:00:00.000Z',
  '2026-11-25T08:00:00.000Z',
  '2026-11-26T10:00:00.000Z',
];
const paid = (changes: Partial<Order> = {}) =>
  wireOrder({ paid_at: paidAt, email_validated_at: confirmedAt, ...changes });
const part = (state: Order['parts'][number]['state'], taken_at?: string) => ({
  service: keyFor.numbers,
  state,
  taken_at,
});
const states = (order: Order) => timelineOf(order).map(({ key, state }) => `${key} ${state}`);
const instants = (order: Order) => timelineOf(order).flatMap(({ at }) => at ?? []);

describe('the timeline of an order', () => {
  it('begins with the payment: an unpaid order has none', () => {
    for (const status of ['pending', 'failed', 'cancelled'] as const) {
      expect(timelineOf(wireOrder({ status }))).toEqual([]);
    }
  });

  it('first waits for an expert', () => {
    expect(states(paid())).toEqual([
      'paid done',
      'confirmed done',
      'taken current',
      'writing coming',
      'delivered coming',
    ]);
    expect(instants(paid())).toEqual([paidAt, confirmedAt]);
  });

  it('waits for the customer while neither the address is verified nor an expert has come', () => {
    expect(states(paid({ email_validated: false })).slice(1, 3)).toEqual([
      'confirmed current',
      'taken coming',
    ]);
  });

  it('does not wait for the address once an expert writes', () => {
    const order = paid({ email_validated: false, parts: [part('taken', takenAt)] });
    expect(states(order)).toEqual([
      'paid done',
      'confirmed coming',
      'taken done',
      'writing current',
      'delivered coming',
    ]);
  });

  it('has no instant for an address that was verified before the order', () => {
    const { email_validated_at: _, ...order } = paid();
    expect(timelineOf(order)[1]).toEqual({ key: 'confirmed', state: 'done', at: undefined });
  });

  it('of several parts: taken with the first, in writing until the last is delivered', () => {
    const parts = [part('delivered', deliveredAt), part('waiting'), part('taken', takenAt)];
    expect(states(paid({ parts })).slice(2)).toEqual(['taken done', 'writing current', 'delivered coming']);
    expect(timelineOf(paid({ parts }))[2]?.at).toBe(takenAt);
  });

  it('ends with the delivery', () => {
    const order = paid({
      status: 'delivered',
      delivered_at: deliveredAt,
      parts: [part('delivered', takenAt)],
    });
    expect(states(order).every((step) => step.endsWith('done'))).toBe(true);
    expect(instants(order)).toEqual([paidAt, confirmedAt, takenAt, deliveredAt]);
  });

  it('shows no coming step for a withdrawn order', () => {
    const withdrawn = paid({ withdrawn_services: [keyFor.numbers] });
    expect(states(withdrawn)).toEqual(['paid done', 'confirmed done']);
  });

  it('shows no coming step for a refunded order', () => {
    expect(states(paid({ refunded_amount: 900, parts: [part('taken', takenAt)] }))).toEqual([
      'paid done',
      'confirmed done',
      'taken done',
    ]);
    expect(states(paid({ refunded_amount: 100 }))).toHaveLength(5);
  });
});
