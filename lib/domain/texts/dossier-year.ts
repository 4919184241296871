import { fr } from './typography.ts';

/** «L’année qui vient» of a dossier. */
export const yearTexts = {
  transits: (from: string, to: string) => ({
    title: fr(`Passages du ${from} au ${to}`),
    columns: ['Aspect', 'Passage', 'Exact'],
  }),
  periods: {
    title: fr('Périodes des passages, à un degré près'),
    columns: ['Passage', 'Depuis', 'Jusqu’à'],
  },
  /** A planet that turns back comes again. */
  transit: (planet: string, over: string, pass: number) =>
    fr(pass === 1 ? `${planet} sur ${over}` : `${planet} sur ${over}, ${pass}e fois`),
  solarReturn: (moment: string) => ({
    title: fr(`Révolution solaire, ${moment}`),
    columns: ['Astre', 'Signe', 'Degré', 'Maison'],
  }),
  solarReturnWheel: fr(
    'Révolution solaire, au lieu de naissance. Les mêmes positions sont dans le tableau du même nom.',
  ),
  line: fr('Les passages de l’année. Les mêmes dates sont dans le tableau des passages.'),
  months: [
    'janv.',
    'févr.',
    'mars',
    'avril',
    'mai',
    'juin',
    'juil.',
    'août',
    'sept.',
    'oct.',
    'nov.',
    'déc.',
  ],
  pillars: {
    title: 'L’année qui vient',
    columns: ['Année', 'Pilier', 'Élément', 'Animal', 'Dieu'],
  },
  pillarYears: ['Année en cours', 'Année suivante'],
  monthPillars: {
    title: 'Les douze mois qui viennent',
    columns: ['Mois', 'Début', 'Pilier', 'Dieu'],
  },
  month: (animal: string) => fr(`Mois ${animal === 'Chèvre' ? 'de la' : 'du'} ${animal}`),
} as const;
