import { atPlace } from '#content/shop.ts';
import { fr } from '#domain/texts/typography.ts';

/** The caption of the drawing that fills the right half of a sign-in. */
export const plateTexts = {
  pole: fr(`Les étoiles qui ne se couchent jamais ${atPlace}, autour de l'étoile Polaire.`),
} as const;
