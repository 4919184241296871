/** Refunds and dispute in the atelier: the list, and the refusals of the dialog. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AdminOrder } from '#domain/atelier.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { AdminOrderEntry, OrderRefunds } from '#web/pages/atelier/admin-order-entry.tsx';
import { atMost, centsTyped, errorsIn, typedOf } from '#web/pages/atelier/refund-dialog.tsx';

const at = '2026-11-21T17:42:00.000Z';
const order: AdminOrder = {
  id: '7c1e90ab-0000-4000-8000-000000000000',
  number: '7c1e90ab',
  status: 'paid',
  amount: 3800,
  services: [keyFor.western, keyFor.numbers],
  created_at: at,
  customer: { first_name: 'Camille', last_name: 'Renard', email: 'camille@exemple.fr' },
  parts: [],
  refunds: [],
  refundable: 3800,
};
const wordsOf = (changes: Partial<AdminOrder>) =>
  renderToStaticMarkup(
    <OrderRefunds order={{ ...order, ...changes }} now={new Date(at)} onRefund={() => {}} />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ');

describe('the amount of a refund', () => {
  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.05 €', 1205],
    [' 1 200,00 ', 120_000],
  ])('«%s» is %i cents', (typed, cents) => {
    expect(centsTyped(typed)).toBe(cents);
  });

  it.each(['', 'douze', '-3', '1,234', '1,2,3', '1e3'])('«%s» is no amount', (typed) => {
    expect(centsTyped(typed)).toBeUndefined();
  });

  it('is never more than what is left', () => {
    expect(atMost('9,01', 900)).toBe('9,00');
    expect(['9', '8,5', '', 'douze'].map((typed) => atMost(typed, 900))).toEqual(['9', '8,5', '', 'douze']);
  });

  it('is shown as it is typed', () => {
    expect([typedOf(2900), typedOf(1205)]).toEqual(['29,00', '12,05']);
  });
});

describe('the dialog refuses', () => {
  it('no amount, more than is left, and no reason', () => {
    expect(Object.keys(errorsIn({ amount: '0', reason: ' ' }, 900))).toEqual(['amount', 'reason']);
    expect(errorsIn({ amount: '9,01', reason: 'Geste' }, 900).amount).toMatch(/9,00\s€/);
    expect(errorsIn({ amount: '9', reason: 'Geste' }, 900)).toEqual({});
    expect(errorsIn({ amount: '9', reason: 'a'.repeat(501) }, 900).reason).toContain('500');
  });
});

describe('an order shows', () => {
  it('the amount that can still be refunded, and no button when nothing is left', () => {
    expect(wordsOf({})).toContain('Rembourser la commande 7c1e90ab Reste remboursable : 38,00 €');
    expect(wordsOf({ refundable: 0 }).trim()).toBe('');
  });

  it('each refund with its origin, reason or services, and state', () => {
    const refund = { id: 'r', amount: 900, state: 'succeeded', requested_at: at, settled_at: at } as const;
    const words = wordsOf({
      refunds: [
        { ...refund, origin: 'withdrawal', services: [keyFor.numbers] },
        { ...refund, id: 's', origin: 'administrator', by: { id: 'i', name: 'Ines Morel' }, reason: 'Geste' },
        { ...refund, id: 't', origin: 'stripe', state: 'failed' },
      ],
    });
    expect(words).toContain(`9,00 € Remboursé Rétractation · sam. 21 nov. à 18 h 42 · ${nameFor.numbers}`);
    expect(words).toContain('Par Ines Morel · sam. 21 nov. à 18 h 42 · Geste');
    expect(words).toContain('Échoué Depuis le tableau de bord Stripe');
  });

  it('a dispute, in French where Stripe’s state is known', () => {
    const open = { id: 'du', status: 'needs_response', opened_at: at };
    expect(wordsOf({ dispute: open })).toContain('Contestation ouverte réponse attendue dans Stripe');
    expect(wordsOf({ dispute: { ...open, respond_by: '2026-11-24T17:42:00.000Z' } })).toContain(
      'dans 3 jours Répondre avant le mar. 24 nov. à 18 h 42 Répondre dans Stripe',
    );
    expect(wordsOf({ dispute: { ...open, status: 'new_word', closed_at: at } })).toContain(
      'Contestation close new_word · le 21 novembre 2026',
    );
  });
});

describe('a part that is over', () => {
  const part = { order_id: order.id, number: order.number, state: 'waiting', due_at: at } as const;
  const parts: AdminOrder['parts'] = [
    { ...part, service: keyFor.western },
    { ...part, service: keyFor.numbers },
  ];
  const nothing = () => {};
  const entry = (changes: Partial<AdminOrder>) =>
    renderToStaticMarkup(
      <AdminOrderEntry order={{ ...order, parts, ...changes }} now={new Date(at)} onAct={nothing} />,
    );
  const count = (markup: string, text: string) => markup.split(text).length - 1;

  it('has no due date and cannot be handed over: the withdrawn part, or all parts of a refunded order', () => {
    expect(count(entry({}), 'Réattribuer')).toBe(2);
    const partly = entry({ withdrawn_services: [keyFor.numbers] });
    expect([count(partly, 'Réattribuer'), count(partly, 'Rétractée')]).toEqual([1, 1]);
    const refunded = entry({ refunded_amount: 3800, refundable: 0 });
    expect([count(refunded, 'Réattribuer'), count(refunded, 'Remboursée')]).toEqual([0, 3]);
    expect(refunded).not.toContain('En cours');
  });
});
