import { fr } from '../texts/typography.ts';
import { contact } from './contact.ts';

/**
 * The notice that must accompany customers' reviews and figures counted from them (code de la consommation, L111-7-2,
 * D111-16 to D111-19).
 */
export type ReviewNotice = {
  /** How reviews are collected. */
  readonly collected: string;
  /** Whether customers get anything in return. */
  readonly consideration: string;
  /** Whether they are checked, and how. */
  readonly checked: string;
  /** Which dates stand beside a review, and of which time the figures are. */
  readonly dates: string;
  /** The order in which they are shown. */
  readonly order: string;
  /** The longest time until a review is published, and for which it is kept. */
  readonly kept: string;
  /** Why one is refused, and that its author is told the reason. */
  readonly refused: string;
  /** Where a doubt about a review is told, without cost. */
  readonly doubt: string;
  readonly proof: string | undefined;
  readonly sample: boolean;
};

/** Merchant content; while it is undefined the site shows no review, rating or count of reviews. */
export const reviewNotice: ReviewNotice | undefined = {
  collected: fr('Avis demandés par e-mail un mois après la livraison à chaque client livré.'),
  consideration: fr("Aucune contrepartie n'est donnée pour un avis."),
  checked: fr("Vérifiés : l'adresse est celle d'une commande livrée."),
  dates: fr(
    'À côté de chaque avis : le jour de la livraison et celui de la publication. Les notes sont celles de tous les avis donnés depuis janvier 2022.',
  ),
  order: fr("Les avis cités sont choisis par nous, dans l'ordre des consultations."),
  kept: fr('Un avis paraît sept jours au plus après son envoi, et reste en ligne cinq ans.'),
  refused: fr(
    "Un avis n'est refusé que s'il insulte, nomme un tiers, ne parle pas de la consultation ou ne vient pas d'une commande livrée ; son auteur en reçoit la raison par e-mail.",
  ),
  doubt: fr(`Un doute sur un avis ? Signalez-le, sans frais, à ${contact.email}.`),
  proof: undefined,
  sample: true,
};
