/** The fields of a birth, wherever it is asked for. */
export const birthTexts = {
  date: 'Date de naissance',
  dateHint: 'jj/mm/aaaa',
  time: 'Heure de naissance',
  place: 'Lieu de naissance',
  placeHint: 'Ville et pays.',
} as const;
