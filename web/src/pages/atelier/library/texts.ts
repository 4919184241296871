import { fr } from '#domain/texts/typography.ts';

/** What passages are tied to: texts for experts. */
export const gridTexts = {
  signs: 'Astres et signes',
  houses: 'Astres et maisons',
  cusps: 'Maisons et signes',
  states: 'États des astres',
  retrograde: 'rétrograde',
  hour: 'Heure',
  inPillars: (row: string) => `${row} et pilier`,
  channel: 'Canal',
  gates: 'Les portes',
  gate: 'Porte active',
} as const;

const count = (number: number): string =>
  fr(`${number.toLocaleString('fr-FR')} ${number > 1 ? 'passages' : 'passage'}`);

/** An expert's own passages in one place: texts for experts. */
export const libraryTexts = {
  loading: 'Lecture de vos passages…',
  failed: 'Vos passages n’ont pas pu être lus',
  kept: (all: number, free: number) => fr(`${count(all)}, dont ${free.toLocaleString('fr-FR')} sans valeur.`),
  grid: 'Tableau',
  free: 'Sans valeur du dossier',
  written: (cells: number, all: number) => fr(`${cells} cases écrites sur ${all}`),
  cell: (name: string, passages: number) =>
    fr(`${name} : ${passages === 0 ? 'aucun passage' : count(passages)}`),
  none: 'Aucun passage ici.',
  write: 'Écrire un passage',
  edit: 'Modifier',
  remove: 'Supprimer',
  name: 'Titre',
  text: 'Texte',
  ties: 'Proposé quand le dossier dit',
  tiedToNone: fr('Rien de précis : il sera proposé partout.'),
  untie: (tie: string) => `Ne plus lier à ${tie}`,
  row: 'Ligne',
  column: 'Valeur',
  tie: 'Ajouter',
  full: fr('Quatre valeurs au plus : retirez-en une.'),
  save: 'Garder',
  saved: 'Passage gardé',
  leaveTitle: fr('Quitter sans garder ?'),
  leaveEffect: 'Ce que vous venez d’écrire dans ce passage sera perdu.',
  leave: 'Quitter',
} as const;
