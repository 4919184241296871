import { fr } from '../texts/typography.ts';

/** What must stand beside customers' reviews and what is counted from them (code de la consommation, D111-17). */
export type ReviewNotice = {
  /** How reviews are collected, and whether anything is given for them. */
  readonly collected: string;
  /** Whether they are checked, and how. */
  readonly checked: string;
  /** When they were given. */
  readonly dates: string;
  /** In which order they are shown. */
  readonly order: string;
  readonly proof: string | undefined;
  readonly sample: boolean;
};

/** Owner content; while it is undefined the site shows no review, rating or count of reviews. */
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
