import { fr } from '#domain/texts/typography.ts';

/** What a form says of those who read the birth: an expert, or the message of the day, which asks nobody back. */
export type ReaderTexts = {
  /** A place without a known zone. */
  readonly noZone: string;
  /** A place that is given by hand, before its country. */
  readonly noCountry: string;
  /** Of several hours, nobody knows which. */
  readonly several: string;
  readonly corrected: string;
  readonly noHour: string;
};

export const expertTexts: ReaderTexts = {
  noZone: fr(
    'Ce lieu n’est pas dans notre liste. Votre expert le situera, lira son heure légale et vous la dira. Rien d’autre à faire.',
  ),
  noCountry: fr(
    'Écrivez le lieu et son pays. Avec le fuseau horaire, l’instant s’affichera ici ; sinon, votre expert le calculera.',
  ),
  several: fr('Votre expert lira les deux et vous dira ce qui change. Rien d’autre à faire.'),
  corrected: fr('Votre expert verra que vous l’avez corrigé.'),
  noHour: 'la consultation reste possible',
};
