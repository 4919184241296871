import { describe, expect, it } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { fr } from '#domain/texts/typography.ts';
import { type Credit, creditNotePaper } from '#lib/papers/credit-note-paper.ts';
import { faces } from '#lib/papers/faces.ts';
import { keyFor } from '#test/support/keys.ts';
import { billedOrder, squeezed, textOfPdf } from '#test/support/numbered-papers.ts';
import { allTags, structureOf } from '#test/support/structure-tree.ts';

const paper = { number: 'A2026-000012', issued_at: '2026-11-25T08:00:09.000Z' };
const credit: Credit = {
  amount: 900,
  services: [keyFor.numbers],
  refundedAt: new Date('2026-11-25T08:00:05.000Z'),
  withdrawnAt: new Date('2026-11-25T08:00:00.000Z'),
  invoice: { number: '2026-000123', issued_at: '2026-11-21T17:42:05.000Z' },
};
const draw = (changes: Partial<Credit> = {}) =>
  creditNotePaper(billedOrder, { ...credit, ...changes }, paper, faces);

describe('a credit note', () => {
  it('states the corrected invoice, amount, reason, seller and customer, on one page', async () => {
    const { text, pages } = await textOfPdf(await draw());
    expect(pages).toBe(1);
    const stated = [
      'Avoir n° A2026-000012',
      'établi le 25 novembre 2026',
      merchant.company.name,
      merchant.company.address,
      merchant.company.registration,
      'Camille D’Angelo',
      // The invoice that it refers to (CGI, article 289, I, 5).
      'n° 2026-000123, du 21 novembre 2026',
      'n° a1b2c3d4, du samedi 21 novembre 2026 à 18 h 30',
      'rétractation déclarée le mercredi 25 novembre 2026 à 9 h',
      'le 25 novembre 2026, par le moyen de paiement de la commande',
      'Consultation de numérologie (rapport PDF) 1 9,00 € 9,00 €',
      'Total hors taxes 9,00 €',
      'TVA non applicable',
      'Total TTC 9,00 €',
      'annule la note n° 2026-000123 à hauteur de 9,00 € TTC',
      merchant.company.vat.mention,
    ];
    for (const words of stated) expect(text, words).toContain(squeezed(words));
  });

  it.each<[string, Partial<Credit>, string]>([
    [
      'all that was paid',
      { amount: 8200, services: billedOrder.services },
      `Consultation de Human Design (rapport PDF) 1 19,00 € 19,00 €`,
    ],
    [
      'a part of the order',
      { amount: 500, services: [keyFor.numbers, keyFor.design] },
      `Remboursement partiel : Consultation de numérologie (rapport PDF), Consultation de Human Design (rapport PDF) 1 5,00 € 5,00 €`,
    ],
    [
      'a part of one price',
      { amount: 450 },
      'Remboursement partiel : Consultation de numérologie (rapport PDF) 1 4,50 € 4,50 €',
    ],
    ['money that was paid otherwise', { paid: 'otherwise' }, 'le 25 novembre 2026, par un autre moyen'],
    [
      'money that the bank gave back in a dispute',
      { paid: 'dispute' },
      'par la banque du client, après contestation du paiement',
    ],
    ['what the shop gives back', { withdrawnAt: undefined }, 'remboursement accordé par le prestataire'],
  ])('of %s says so', async (_case, changes, words) => {
    const { text } = await textOfPdf(await draw(changes));
    expect(text).toContain(squeezed(words));
  });

  it('is tagged like an invoice', async () => {
    const { language, title, tags } = await structureOf(await draw());
    expect([language, title]).toEqual(['(fr-FR)', fr('Avoir n° A2026-000012')]);
    const all = allTags(tags).map(({ tag }) => tag);
    expect(['H1', 'H2', 'Table'].map((tag) => all.filter((one) => one === tag).length)).toEqual([1, 3, 3]);
  });
});
