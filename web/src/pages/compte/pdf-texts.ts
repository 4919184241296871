import { fr } from '#domain/texts/typography.ts';

/** Apart from the account's texts, because the reading page has the button too. */
export const pdfTexts = {
  open: 'Ouvrir le PDF',
  failed: fr("Le PDF n'a pas pu être ouvert"),
} as const;
