import { fr } from '#domain/texts/typography.ts';

/** The specimen of the register, before the payment. */
export const specimenTexts = {
  mark: 'Spécimen',
  caption: fr(
    'Votre compte tient le registre de vos données : qui les a ouvertes, quand, et pour quoi. Voici celui d’une cliente inventée.',
  ),
  /** When, without a date: the lines are an example. */
  read: fr('mardi à 11 h 40'),
  written: fr('mardi à 9 h 12'),
  corrected: fr('lundi à 17 h 05'),
} as const;
