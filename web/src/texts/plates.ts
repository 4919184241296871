import { atPlace } from '#content/shop.ts';
import { fr } from '#domain/texts/typography.ts';

/** The captions of the drawings that fill the right half of a page; the Moon of an emblem needs none. */
export const plateTexts = {
  polaire: fr(`Les étoiles qui ne se couchent jamais ${atPlace}, autour de l'étoile Polaire.`),
  'etoile-absente': fr("La Grande Ourse. Une de ses sept étoiles n'est pas là."),
  lune: undefined,
} as const;
