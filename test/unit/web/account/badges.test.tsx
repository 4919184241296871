import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { wireOrder } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { OrderBadge } from '#web/pages/compte/order-entry.tsx';

const file_urls = [{ service: keyFor.numbers, url: `/api/orders/1/reports/${keyFor.numbers}/link` }];
const badge = (changes: Partial<Order>, isHistory: boolean): string =>
  renderToStaticMarkup(<OrderBadge order={wireOrder(changes)} isHistory={isHistory} />)
    .replace(/<[^>]*>/g, '')
    .replace(/[\u00a0\u202f]/g, ' ');

describe('the badges of an order', () => {
  it('leave the usual delay out where another applies: the day is the headline', () => {
    const due = { due_at: '2026-11-29T17:40:00.000Z' };
    const later = 'En attente de livraison';
    expect(badge({ ...due, services: [keyFor.pack] }, false)).toBe(later);
    expect(badge({ ...due, due_hours: 120 }, false)).toBe(later);
    expect(badge({ ...due, apologised_at: '2026-11-26T18:00:00.000Z' }, false)).toBe(later);
    expect(badge(due, false)).toBe('En attente de livraison (24/72h)');
  });

  it('show in both tabs how much of an order is delivered, but not once all is delivered or refunded', () => {
    const [delivered, waiting] = [{ state: 'delivered' as const }, { state: 'waiting' as const }];
    const parts = ([keyFor.numbers, keyFor.design, keyFor.chinese] as const).map((service, at) => ({
      service,
      ...(at === 0 ? delivered : waiting),
    }));
    const order = { status: 'paid' as const, parts, file_urls };
    expect([badge(order, false), badge(order, true)]).toEqual(Array(2).fill('Livré en partie (1 sur 3)'));
    const left = parts.map((part, at) => ({ ...part, ...(at === 2 && { withdrawn_at: '2026-11-25' }) }));
    expect(badge({ ...order, parts: left }, true)).toBe('Livré en partie (1 sur 2)');
    expect(badge({ ...order, refunded_amount: 900 }, true)).toBe('Remboursé');
    expect(badge({ ...order, status: 'delivered' }, true)).toBe('Livré');
  });
});
