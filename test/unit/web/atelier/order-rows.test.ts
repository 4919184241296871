/** The rows of all orders: what is owed, what is flagged, filters and order. */
import { describe, expect, it } from 'vitest';
import type { AdminOrder, QueuedPart } from '#domain/atelier.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { entryAfter } from '#web/pages/atelier/actions-menu.tsx';
import { actsOf, dueOf, flagOf, inOrder, isShown, orderFilters } from '#web/pages/atelier/order-rows.ts';

const now = new Date('2026-11-21T08:00:00Z');
const part = (change: Partial<QueuedPart> = {}): QueuedPart => ({
  order_id: 'a',
  number: '7c1e90ab',
  service: keyFor.numbers,
  state: 'waiting',
  due_at: '2026-11-22T08:00:00Z',
  ...change,
});
const order = (change: Partial<AdminOrder> = {}): AdminOrder => ({
  id: 'a',
  number: '7c1e90ab',
  status: 'paid',
  amount: 3800,
  services: [keyFor.western, keyFor.numbers],
  created_at: '2026-11-20T08:00:00Z',
  customer: { first_name: 'Camille', last_name: 'Renard', email: 'camille@exemple.fr' },
  parts: [part()],
  refunds: [],
  refundable: 3800,
  ...change,
});

describe('what an order owes', () => {
  it('is the undelivered part that is due first, without withdrawn and refunded ones', () => {
    const soon = part({ service: keyFor.western, due_at: '2026-11-21T10:00:00Z' });
    expect(dueOf(order({ parts: [part(), soon] }))).toBe(soon);
    expect(dueOf(order({ parts: [part({ state: 'delivered' })] }))).toBeUndefined();
    const stopped = part({ due_at: '2026-01-01T00:00:00.000Z', asked_at: '2025-12-31T00:00:00.000Z' });
    expect(dueOf(order({ parts: [stopped, soon] }))).toBe(soon);
    expect(dueOf(order({ parts: [stopped] }))).toBe(stopped);
    expect(isShown(order({ parts: [stopped] }), 'late', new Date())).toBe(false);
    expect(isShown(order({ parts: [stopped] }), 'open', new Date())).toBe(true);
    expect(dueOf(order({ withdrawn_services: [keyFor.numbers] }))).toBeUndefined();
    expect(dueOf(order({ refunded_amount: 3800 }))).toBeUndefined();
  });
});

describe('what an administrator should look at', () => {
  const at = '2026-11-20T09:00:00Z';
  it('is an open dispute, then an owed refund, a birth, a PDF without tags, then an address', () => {
    const bounced = {
      ...order().customer,
      email_problem: { kind: 'bounce', at, address: 'camille@exemple.fr' },
    } as const;
    const all = {
      customer: bounced,
      parts: [part({ birth_asked_at: at, untagged_upload: 'u' })],
      dispute: { id: 'du', status: 'needs_response', opened_at: at },
    };
    expect(flagOf(order(all))).toBe('disputed');
    expect(flagOf(order({ ...all, dispute: { ...all.dispute, closed_at: at } }))).toBe('birth');
    expect(flagOf(order({ customer: bounced, parts: [part({ untagged_upload: 'u' })] }))).toBe('untagged');
    expect(flagOf(order({ customer: bounced }))).toBe('bounce');
    const failed = { id: 'r', amount: 900, origin: 'withdrawal', state: 'failed', requested_at: at } as const;
    expect(flagOf(order({ refunds: [{ ...failed, owed_since: at }] }))).toBe('owed');
    expect(flagOf(order({ refunds: [failed] }))).toBeUndefined();
    expect(flagOf(order())).toBeUndefined();
  });
});

describe('filters and order', () => {
  const late = order({ id: 'late', amount: 900, parts: [part({ due_at: '2026-11-21T07:00:00Z' })] });
  const paid = order({ id: 'paid' });
  const done = order({ id: 'done', amount: 6900, parts: [part({ state: 'delivered' })] });
  const idsOf = (orders: readonly AdminOrder[]) => orders.map(({ id }) => id);

  it.each([
    ['all', ['done', 'paid', 'late']],
    ['open', ['paid', 'late']],
    ['late', ['late']],
    ['flagged', []],
  ] as const)('«%s» shows %j', (filter, ids) => {
    expect(orderFilters).toContain(filter);
    expect(idsOf([done, paid, late].filter((one) => isShown(one, filter, now)))).toEqual(ids);
  });

  it('keeps the newest first, or sorts by due date with what owes nothing last, or by amount', () => {
    expect(idsOf(inOrder([done, paid, late], 'recent'))).toEqual(['done', 'paid', 'late']);
    expect(idsOf(inOrder([done, paid, late], 'due'))).toEqual(['late', 'paid', 'done']);
    expect(idsOf(inOrder([late, paid, done], 'amount'))).toEqual(['done', 'paid', 'late']);
  });
});

describe('the menu of a row', () => {
  const labels = (change: Partial<AdminOrder>) => actsOf(order(change), now).map(({ label }) => label);

  it('has what the order allows', () => {
    const all = labels({ parts: [part({ untagged_upload: 'u' })] });
    expect(all).toEqual([
      `Accepter sans balises (${nameFor.numbers})`,
      `Réattribuer ${nameFor.numbers}`,
      'Corriger la naissance',
      'Corriger l’adresse',
      'Rembourser',
    ]);
    expect(labels({ status: 'failed', parts: [], refundable: 0 })).toEqual(['Corriger l’adresse']);
    expect(labels({ parts: [part({ state: 'delivered' })] })).not.toContain(`Réattribuer ${nameFor.numbers}`);
  });

  it('is moved in by arrows, Home and End', () => {
    expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'a'].map((key) => entryAfter(key, 0, 3))).toEqual([
      1,
      2,
      0,
      2,
      undefined,
    ]);
  });
});
