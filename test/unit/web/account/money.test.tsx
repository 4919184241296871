/** The account's texts about withdrawal, refunds and a dispute, without a browser. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { wireOrder } from '#test/support/builders.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { OrderEntry } from '#web/pages/compte/order-entry.tsx';

const wordsOf = (markup: string) => markup.replace(/<[^>]*>/g, '').replace(/[\s\u00a0\u202f]+/g, ' ');

describe('withdrawal, refund and dispute of an order', () => {
  const both = {
    amount: 3800,
    services: [keyFor.western, keyFor.numbers],
    withdrawal_until: '2099-12-08T22:59:59.999Z',
    parts: [
      { service: keyFor.western, state: 'waiting' },
      { service: keyFor.numbers, state: 'waiting' },
    ],
  } satisfies Partial<Order>;
  const entry = (changes: Partial<Order>) =>
    renderToStaticMarkup(<OrderEntry order={wireOrder({ ...both, ...changes })} isHistory={false} />);
  const link = /<a[^>]*href="\/retractation\?commande=a1b2c3d4-[^"]*"[^>]*>Renoncer au contrat ici/;
  const at = '2026-11-21T17:42:00.000Z';
  const all = { withdrawn_at: at, withdrawn_services: [...both.services] };

  it('offers «Renoncer au contrat ici» during the period, and after it while the order is late', () => {
    expect(entry({})).toMatch(link);
    expect(wordsOf(entry({}))).toContain('possible jusqu’au 8 décembre inclus');
    const over = { withdrawal_until: '2020-01-15T22:59:59.999Z' };
    expect(entry(over)).not.toMatch(link);
    expect(entry({ ...over, due_at: '2020-01-03T08:00:00.000Z' })).toMatch(link);
    expect(entry({ ...over, due_at: '2020-01-03T08:00:00.000Z', status: 'delivered' })).not.toMatch(link);
    expect(entry(all)).not.toMatch(link);
    expect(entry({ status: 'pending' })).not.toMatch(link);
  });

  it('keeps offering it for the thirty days of a pack, and names the guarantee', () => {
    const pack = entry({
      services: [keyFor.pack],
      amount: 6900,
      withdrawal_until: '2020-01-15T22:59:59.999Z',
      guarantee_until: '2099-12-24T22:59:59.999Z',
    });
    expect(pack).toMatch(link);
    expect(wordsOf(pack)).toContain('garantie étendue : possible jusqu’au 24 décembre inclus');
  });

  it('shows the withdrawn services and the refund; no due date is left', () => {
    const words = wordsOf(entry({ ...all, due_at: '2099-11-28T17:42:00.000Z' }));
    expect(words).toContain('Rétractation enregistrée le samedi 21 novembre 2026 à 18 h 42');
    expect(words).toContain('Remboursement en cours : 38,00 €');
    expect(words).not.toMatch(/En attente de livraison|Chez vous au plus tard|promise pour/);
  });

  it('names the services of a partial withdrawal, and the rest continues', () => {
    const part = { withdrawn_at: at, withdrawn_services: [keyFor.numbers] } satisfies Partial<Order>;
    const words = wordsOf(entry({ ...part, due_at: '2099-11-28T17:42:00.000Z' }));
    expect(words).toContain(`à 18 h 42 : ${nameFor.numbers}`);
    expect(words).toContain('Remboursement en cours : 9,00 €');
    expect(words).toContain('Chez vous au plus tard le samedi 28 novembre 2099.');
    const refunded = wordsOf(entry({ ...part, refunded_amount: 900 }));
    expect(refunded).toContain('Partiellement remboursé : 9,00 € sur 38,00 €');
    expect(refunded).not.toContain('Remboursement en cours');
  });

  it('says what is owed, once: not sent yet, or back from the bank', () => {
    const refused = wordsOf(entry({ ...all, refund_owed: { amount: 3800 } }));
    expect(refused).toContain(
      'Remboursement en cours de nouvel envoi : 38,00 €. Il n’a pas encore pu partir',
    );
    expect(refused).not.toContain('Remboursement en cours :');
    const back = wordsOf(
      entry({ ...all, refunded_amount: 2900, refund_owed: { amount: 900, returned: true } }),
    );
    expect(back).toContain('Partiellement remboursé : 29,00 € sur 38,00 €');
    expect(back).toContain('Remboursement revenu de votre banque : 9,00 €');
    expect(back).toContain('répondez à notre e-mail avec un IBAN');
    expect(back).not.toContain('Remboursement en cours');
    const part = { withdrawn_at: at, withdrawn_services: [keyFor.numbers] } satisfies Partial<Order>;
    const one = wordsOf(entry({ ...part, refund_owed: { amount: 900 } }));
    expect(one).not.toContain('Remboursement en cours :');
  });

  it('shows «Remboursé» for a whole refund, and the state of a partial one', () => {
    expect(wordsOf(entry({ refunded_amount: 3800 }))).toContain('Remboursé : 38,00 €');
    const parts: Order['parts'] = [
      { service: keyFor.western, state: 'waiting' },
      { service: keyFor.numbers, state: 'delivered', withdrawn_at: at },
    ];
    expect(wordsOf(entry({ parts }))).toContain(`${nameFor.numbers}Rétractation enregistrée`);
    const back = parts.map((part) => ({ ...part, refunded_at: at }));
    expect(wordsOf(entry({ parts: back }))).toContain(`${nameFor.numbers}Remboursé`);
  });

  it.each([
    [{ status: 'needs_response', opened_at: at }, 'en cours auprès de votre banque depuis le 21 novembre'],
    [{ status: 'won', opened_at: at, closed_at: at }, 'close par votre banque le 21 novembre'],
    [{ status: 'lost', opened_at: at, closed_at: at }, 'acceptée par votre banque le 21 novembre'],
  ])('shows a dispute: %o', (dispute, text) => {
    expect(wordsOf(entry({ dispute }))).toContain(`Contestation du paiement : ${text}`);
  });
});
