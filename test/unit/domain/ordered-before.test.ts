import { describe, expect, it } from 'vitest';
import type { PaidKey } from '#domain/catalogue.ts';
import { addDays } from '#domain/dates.ts';
import type { Order } from '#domain/order.ts';
import { calmDays, orderedBefore } from '#domain/ordered-before.ts';
import { now, wireOrder } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const named = { firstName: 'Camille', lastName: 'Renard' };
const ago = (days: number) => addDays(now, -days).toISOString();
const bought = (changes: Partial<Order> = {}): Order =>
  wireOrder({
    paid_at: ago(12),
    services: [keyFor.numbers],
    parts: [{ service: keyFor.numbers, state: 'taken' }],
    customer_info: { ...named, email: 'camille@exemple.fr' },
    ...changes,
  });
const found = (orders: readonly Order[], services: readonly PaidKey[] = [keyFor.numbers]) =>
  orderedBefore(orders, { services, named }, now);
const part = { service: keyFor.numbers, state: 'taken' } as const;

describe('the same reading of the same person', () => {
  it('is found, the newest first, whatever the spelling of the name', () => {
    const orders = [
      bought({ id: 'old', paid_at: ago(20) }),
      bought({ id: 'new', customer_info: { firstName: 'camille', lastName: 'RENARD', email: '' } }),
    ];
    expect(found(orders)).toMatchObject({ order: { id: 'new' }, service: keyFor.numbers, at: ago(12) });
  });

  it('is found in a pack, and by a pack', () => {
    expect(found([bought()], [keyFor.pack])).toMatchObject({ service: keyFor.numbers });
    expect(found([bought({ services: [keyFor.pack] })])).toMatchObject({ service: keyFor.numbers });
  });

  it('counts for thirty days from its payment', () => {
    expect(found([bought({ paid_at: ago(calmDays) })])).toBeDefined();
    expect(
      found([bought({ paid_at: new Date(Date.parse(ago(calmDays)) - 1).toISOString() })]),
    ).toBeUndefined();
  });

  it.each<[string, Partial<Order>]>([
    ['another reading', { parts: [{ ...part, service: keyFor.western }] }],
    [
      'another person',
      {
        customer_info: {
          ...named,
          email: '',
          person: { firstName: 'Zoé', lastName: 'Le Goff', agreedAt: ago(12) },
        },
      },
    ],
    ['not paid', { status: 'pending', paid_at: undefined }],
    ['withdrawn', { parts: [{ ...part, withdrawn_at: ago(3) }] }],
    ['refunded in part', { parts: [{ ...part, refunded_at: ago(3) }] }],
    ['refunded', { refunded_amount: 100_000 }],
  ])('is not found in an order that is %s', (_, changes) => {
    expect(found([bought(changes)])).toBeUndefined();
  });
});
