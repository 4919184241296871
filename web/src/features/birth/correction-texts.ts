import { fr } from '#domain/texts/typography.ts';

/** The form that corrects the birth of an order. */
export const correctionTexts = {
  summary: fr('À corriger avant l’envoi'),
  birthFirstNames: 'Prénoms de l’acte',
  birthLastName: 'Nom de naissance',
  certificateHint: fr('Pour la numérologie, s’ils diffèrent.'),
  reason: 'Raison',
  reasonHint: fr('Le client la lira dans son compte : « Votre appel du 24 novembre ».'),
  reasonRequired: 'Écrivez la raison, que le client lira',
  whichHour: fr('Dites quelle heure est la bonne, ou choisissez « Je ne sais pas ».'),
  failed: fr('La correction n’est pas partie'),
  unexpected: 'Réessayez dans un instant.',
  cancel: 'Annuler',
} as const;
