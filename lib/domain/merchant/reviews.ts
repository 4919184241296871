import { fr } from '../texts/typography.ts';

/**
 * The notice that must accompany customers' reviews and figures counted from them (code de la consommation, D111-17).
 */
export type ReviewNotice = {
  /** How reviews are collected, and whether customers get anything in return. */
  readonly collected: string;
  /** Whether they are checked, and how. */
  readonly checked: string;
  /** The dates of the reviews. */
  readonly dates: string;
  /** The order in which they are shown. */
  readonly order: string;
  readonly proof: string | undefined;
  readonly sample: boolean;
};

/** Merchant content; while it is undefined the site shows no review, rating or count of reviews. */
export const reviewNotice: ReviewNotice | undefined = {
  collected: fr(
    'Avis demandés par e-mail un mois après la livraison à chaque client livré, sans contrepartie.',
  ),
  checked: fr("Vérifiés : l'adresse est celle d'une commande livrée."),
  dates: fr('Donnés depuis janvier 2022 ; les notes sont celles de tous ces avis.'),
  order: fr('Les avis cités sont choisis par nous, sans ordre particulier.'),
  proof: undefined,
  sample: true,
};
