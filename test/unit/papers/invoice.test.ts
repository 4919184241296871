import { describe, expect, it } from 'vitest';
import type { PaidKey } from '#domain/catalogue.ts';
import { merchant } from '#domain/merchant.ts';
import { fr } from '#domain/texts/typography.ts';
import { splitVat } from '#domain/vat.ts';
import { faces } from '#lib/papers/faces.ts';
import { type BilledOrder, invoicePaper } from '#lib/papers/invoice-paper.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { billedOrder, squeezed, textOfPdf } from '#test/support/numbered-papers.ts';
import { soldLines } from '#test/support/sold-lines.ts';
import { allTags, structureOf } from '#test/support/structure-tree.ts';

const paper = { number: '2026-000123', issued_at: '2026-11-21T17:42:05.000Z' };
const { company, mediator } = merchant;

const sold = (services: readonly PaidKey[]) => ({ services, sold: soldLines(services) });
const draw = (changes: Partial<BilledOrder> = {}) =>
  invoicePaper({ ...billedOrder, ...changes }, paper, faces);

describe('an invoice', () => {
  it('states what the arrêté 83-50/A and article 242 nonies A (CGI, annexe II) require, on one page', async () => {
    const { text, pages } = await textOfPdf(await draw());
    expect(pages).toBe(1);
    const stated = [
      // Its number and date of issue.
      'Note n° 2026-000123',
      'établie le 21 novembre 2026',
      // The seller: name, form, capital, address, registration.
      company.name,
      `${company.legalForm}, au capital de ${company.capital}`,
      company.address,
      company.registration,
      // The customer with an address.
      'Camille D’Angelo',
      'camille@exemple.fr',
      // When and where the service is rendered, and its order.
      'n° a1b2c3d4, du samedi 21 novembre 2026 à 18 h 30',
      'à distance, au plus tard le mardi 24 novembre 2026',
      // Quantity and price of each service.
      'Consultation d’astrologie occidentale (rapport PDF) 1 29,00 € 29,00 €',
      'Consultation d’astrologie chinoise (rapport PDF) 1 25,00 € 25,00 €',
      'Consultation de numérologie (rapport PDF) 1 9,00 € 9,00 €',
      `Consultation de Human Design (rapport PDF) 1 19,00 € 19,00 €`,
      // Both sums, and the reason for no VAT.
      'Total hors taxes 82,00 €',
      'TVA non applicable',
      'Total TTC 82,00 €',
      company.vat.mention,
      // The means of payment, and the customer's rights.
      'le 21 novembre 2026. Carte bancaire',
      'jusqu’au lundi 7 décembre 2026 à 23 h 59',
      mediator.name,
    ];
    for (const words of stated) expect(text, words).toContain(squeezed(words));
  });

  it.each([
    [{ type: 'card', brand: 'visa', last4: '4242' }, 'Carte bancaire Visa ••4242'],
    [
      { type: 'card', brand: 'mastercard', last4: '0005', wallet: 'apple_pay' },
      'Carte bancaire Mastercard ••0005, par Apple Pay',
    ],
    [{ type: 'card', brand: 'nouvelle', last4: '1234' }, 'Carte bancaire ••1234'],
    [{ type: 'sepa_debit', last4: '3201' }, 'Prélèvement SEPA ••3201'],
    [{ type: 'paypal' }, 'PayPal'],
    [{ type: 'tout_nouveau' }, merchant.paymentMeans[0].label],
  ])('names the means of payment: %j', async (paidWith, words) => {
    const { text, pages } = await textOfPdf(await draw({ paidWith }));
    expect(pages).toBe(1);
    expect(text).toContain(squeezed(`le 21 novembre 2026. ${words}`));
  });

  it('names the longer guarantee of a pack beside the statutory right', async () => {
    const guaranteeUntil = new Date('2026-12-21T22:59:59.999Z');
    const { text, pages } = await textOfPdf(
      await draw({ ...sold([keyFor.pack]), amount: 6900, guaranteeUntil }),
    );
    expect(pages).toBe(1);
    const words =
      'Garantie étendue de votre pack : remboursement intégral de la même façon jusqu’au lundi 21 décembre 2026';
    expect(text).toContain(squeezed(words));
    expect(text).toContain(squeezed(`${nameFor.pack} : quatre consultations (rapports PDF) 1 69,00 €`));
    expect((await textOfPdf(await draw())).text).not.toContain(squeezed('Garantie étendue'));
  });

  it('shows rate and amount of the VAT when the merchant is liable', async () => {
    const vat = { liable: true, rate: 20, mention: 'TVA intracommunautaire FR00900000000' } as const;
    const { text } = await textOfPdf(await draw({ vat }));
    const stated = ['Total hors taxes 68,33 €', 'TVA à 20 % 13,67 €', 'Total TTC 82,00 €', vat.mention];
    for (const words of stated) expect(text).toContain(squeezed(words));
    expect(text).not.toContain(squeezed(company.vat.mention));
  });

  it.each([
    ['the category of the operation', {}, 'Détail : prestation de services'],
    [
      'the option for VAT on debits, when the merchant has chosen it',
      { liable: true, rate: 20, mention: 'TVA FR00900000000', onDebits: true },
      'TVA FR00900000000 ; option pour le paiement de la taxe d’après les débits.',
    ],
    // The company's own number; a consumer has none, and a service has no address of delivery.
    ['the SIREN of the seller', {}, '900 000 000'],
  ] as const)('carries what applies from September 2027: %s', async (_, vat, words) => {
    const { text, pages } = await textOfPdf(await draw('liable' in vat ? { vat } : {}));
    expect(pages).toBe(1);
    expect(text).toContain(squeezed(words));
  });

  it('says nothing of VAT on debits without that choice', async () => {
    for (const onDebits of [undefined, false]) {
      const vat = { liable: true, rate: 20, mention: 'TVA FR00900000000', onDebits } as const;
      expect((await textOfPdf(await draw({ vat }))).text).not.toContain(squeezed('débits'));
    }
  });

  it('of an older price shows only the sum', async () => {
    const { text } = await textOfPdf(await draw({ ...sold([keyFor.numbers]), amount: 800 }));
    expect(text).toContain(squeezed('Consultation de numérologie (rapport PDF) 1 8,00 € 8,00 €'));
    expect(text).not.toContain(squeezed('9,00 €'));
  });

  it('is readable for screen readers: language, title, one first heading, tables with header cells', async () => {
    const { language, title, tags } = await structureOf(await draw());
    expect([language, title]).toEqual(['(fr-FR)', fr('Note n° 2026-000123')]);
    const all = allTags(tags);
    const count = (tag: string) => all.filter((one) => one.tag === tag).length;
    expect([count('Document'), count('H1'), count('H2'), count('Table')]).toEqual([1, 1, 3, 3]);
    const rows = all.filter(({ tag }) => tag === 'TR').map(({ children }) => children);
    const shapes = rows.map((cells) => cells.map(({ tag, scope }) => scope ?? tag).join(' '));
    const pair = 'Row TD';
    const columns = Array.from({ length: 4 }, () => 'Column').join(' ');
    const line = 'TD TD TD TD';
    expect(shapes).toEqual([pair, pair, pair, columns, line, line, line, line, pair, pair, pair]);
  });

  it('has the same bytes when it is drawn again', async () => {
    expect(await draw()).toEqual(await draw());
  });
});

describe('VAT', () => {
  it.each([
    [6900, { liable: false, mention: '' }, { net: 6900, tax: 0 }],
    [6900, { liable: true, mention: '', rate: 20 }, { net: 5750, tax: 1150 }],
    [900, { liable: true, mention: '', rate: 8.5 }, { net: 829, tax: 71 }],
  ] as const)('of %i cents in %j is %j: both add up to the price', (gross, scheme, parts) => {
    expect(splitVat(gross, scheme)).toEqual(parts);
  });
});
