import { formatDate, formatLongDate, formatShopDateTime } from '../dates.ts';
import { merchant } from '../merchant.ts';
import { formatAmount } from '../money.ts';
import { orderNumber } from '../order.ts';
import type { PaymentMeans } from '../payment-means.ts';
import { paidWith } from './payment-means.ts';
import { fr } from './typography.ts';

const { company, contact, mediator, shopName } = merchant;

/** The mandatory statements of an invoice (arrêté n° 83-50/A, article 3) and of a credit note. */
const paidBy = {
  stripe: 'par le moyen de paiement de la commande',
  otherwise: 'par un autre moyen de paiement',
  dispute: 'par la banque du client, après contestation du paiement',
} as const;

export const numberedPaperTexts = {
  designation: fr,
  invoice: (number: string): string => fr(`Note n° ${number}`),
  issued: (at: Date): string => fr(`établie le ${formatDate(at)}`),
  seller: fr('Prestataire'),
  sellerLines: [
    company.name,
    `${company.legalForm}, au capital de ${company.capital}`,
    company.address,
    company.registration,
    contact.email,
    contact.phone,
  ].map(fr),
  customer: fr('Client'),
  order: fr('Commande'),
  orderOf: (id: string, at: Date): string => fr(`n° ${orderNumber(id)}, du ${formatShopDateTime(at)}`),
  paid: fr('Payée'),
  paidAt: (at: Date, means: PaymentMeans | undefined): string =>
    `${fr(`le ${formatDate(at)}.`)} ${paidWith(means)}`,
  carriedOut: fr('Exécution'),
  carriedOutBy: (due: Date): string => fr(`à distance, au plus tard le ${formatLongDate(due)}`),
  /** The category of the operation stands on each paper (CGI, annexe II, article 242 nonies A). */
  lines: fr('Détail : prestation de services'),
  columns: ['Désignation', 'Quantité', 'Prix unitaire TTC', 'Total TTC'].map(fr),
  net: fr('Total hors taxes'),
  tax: (rate: number | undefined): string => fr(rate === undefined ? 'TVA' : `TVA à ${rate} %`),
  noTax: fr('non applicable'),
  gross: fr('Total TTC'),
  amount: (cents: number): string => fr(formatAmount(cents)),
  creditNote: (number: string): string => fr(`Avoir n° ${number}`),
  creditNoteIssued: (at: Date): string => fr(`établi le ${formatDate(at)}`),
  corrects: fr("Note d'origine"),
  invoiceOf: (number: string, at: Date): string => fr(`n° ${number}, du ${formatDate(at)}`),
  reason: fr('Motif'),
  withdrawn: (at: Date): string => fr(`rétractation déclarée le ${formatShopDateTime(at)}`),
  goodwill: fr('remboursement accordé par le prestataire'),
  refunded: fr('Remboursé'),
  refundedAt: (at: Date, paid: keyof typeof paidBy): string => fr(`le ${formatDate(at)}, ${paidBy[paid]}`),
  partOf: (name: string): string => fr(`Remboursement partiel : ${name}`),
  credited: (cents: number, invoice: string): string =>
    fr(
      `Cet avoir annule la note n° ${invoice} à hauteur de ${formatAmount(cents)} TTC. Ce montant vous est remboursé.`,
    ),
  acquitted: fr('Cette note est acquittée : rien ne reste à payer.'),
  vat: (mention: string): string => fr(`${mention}.`),
  withdrawal: (until: Date): string =>
    fr(
      `Droit de rétractation : jusqu'au ${formatShopDateTime(until)}, sans motif et sans frais, avec « Renoncer au contrat ici » sur le site.`,
    ),
  guarantee: (until: Date): string =>
    fr(
      `Garantie étendue de votre pack : remboursement intégral de la même façon jusqu'au ${formatShopDateTime(until)}.`,
    ),
  mediator: fr(
    `Médiateur de la consommation : ${mediator.name}, ${mediator.address}, ${new URL(mediator.site).host}.`,
  ),
  footer: (title: string): string => fr(`${shopName}, ${title}`),
} as const;
