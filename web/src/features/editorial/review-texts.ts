import { fr } from '#domain/texts/typography.ts';

/** Beside reviews and figures about them. */
export const reviewTexts = {
  samples: fr(
    'Chiffres, notes et avis d’exemple : les vrais prendront leur place avant l’ouverture de la boutique.',
  ),
} as const;
