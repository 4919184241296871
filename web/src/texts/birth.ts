/** The fields of a birth in all forms. */
import { fr } from '#domain/texts/typography.ts';

export const birthTexts = {
  date: 'Date de naissance',
  dateHint: 'jj/mm/aaaa',
  time: 'Heure de naissance',
  localTimeHint: fr('hh:mm, celle de l’horloge du lieu.'),
  noPlace: fr('Choisissez un lieu : l’instant exact et un premier dessin du ciel s’afficheront ici.'),
  plateLoading: 'Calcul de l’instant…',
  plateFailed: fr(
    'L’instant n’a pas pu être affiché. Vous pouvez continuer : il sera calculé à partir de ce que vous avez écrit.',
  ),
  retry: 'Réessayer',
} as const;
