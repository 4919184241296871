import { fr } from '#domain/texts/typography.ts';

/** What passages are tied to: texts for experts. */
export const gridTexts = {
  signs: 'Astres et signes',
  houses: 'Astres et maisons',
  cusps: 'Maisons et signes',
  states: 'États des astres',
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
  kept: (all: number, free: number) => fr(`${count(all)}, dont ${free.toLocaleString('fr-FR')} sans valeur.`),
  grid: 'Tableau',
  free: 'Sans valeur du dossier',
  written: (cells: number, all: number) => fr(`${cells} cases écrites sur ${all}`),
  cell: (name: string, passages: number) =>
    fr(`${name} : ${passages === 0 ? 'aucun passage' : count(passages)}`),
  name: 'Titre',
  text: 'Texte',
  ties: 'Proposé quand le dossier dit',
  tiedToNone: fr('Rien de précis : il sera proposé partout.'),
  untie: (tie: string) => `Ne plus lier à ${tie}`,
  row: 'Ligne',
  column: 'Valeur',
  tie: 'Ajouter',
  full: fr('Quatre valeurs au plus : retirez-en une.'),
  leaveTitle: fr('Quitter sans garder ?'),
  leaveEffect: 'Ce que vous venez d’écrire dans ce passage sera perdu.',
  leave: 'Quitter',
} as const;

/** Passages from a file: texts for experts. */
export const importTexts = {
  choose: 'Importer un fichier',
  kinds: fr('.docx, .txt, Markdown ou notre export JSON : rien n’est gardé avant que vous l’ayez vu.'),
  reading: 'Lecture du fichier…',
  kind: fr('Ce fichier n’est ni un .docx, ni un .txt, ni du Markdown (.md), ni notre export .json.'),
  large: fr('Ce fichier dépasse 10 Mo : partagez-le en plusieurs.'),
  empty: fr('Ce fichier ne contient aucun texte.'),
  broken: (name: string) =>
    fr(
      `« ${name} » n’a pas pu être lu : le fichier est abîmé, protégé, ou d’une autre sorte que son nom le dit.`,
    ),
  title: (name: string) => fr(`Ce que contient « ${name} »`),
  found: (all: number, known: number) =>
    fr(`${count(all)}${known > 0 ? `, dont ${known.toLocaleString('fr-FR')} que vous gardez déjà` : ''}.`),
  known: 'déjà gardé',
  untied: 'aucune valeur reconnue dans le titre',
  keep: (number: number) => fr(`Garder ${count(number)}`),
  nothing: fr('Choisissez au moins un passage.'),
  keeping: (done: number, all: number) =>
    fr(`Envoi : ${done.toLocaleString('fr-FR')} sur ${all.toLocaleString('fr-FR')}…`),
  stopped: (done: number) =>
    fr(
      done === 0
        ? 'L’envoi s’est arrêté avant le premier. Tout reste ici : vous pouvez réessayer.'
        : `L’envoi s’est arrêté après ${count(done)}. Les autres restent ici : vous pouvez réessayer.`,
    ),
  done: (number: number) => fr(number > 1 ? `${count(number)} gardés` : `${count(number)} gardé`),
} as const;
