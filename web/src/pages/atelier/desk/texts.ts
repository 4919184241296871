/** The writing desk: texts for experts. Typed with plain spaces, spaced by `fr`. */
import { fr } from '#domain/texts/typography.ts';

/** Own passages: texts for experts. */
export const passageTexts = {
  title: 'Vos passages qui conviennent',
  found: 'Passages trouvés',
  none: fr('Aucun de vos passages ne convient encore. Sélectionnez un texte pour en garder un.'),
  notFound: 'Aucun passage ne contient ces mots.',
  more: (left: number) => fr(`Afficher plus (${left.toLocaleString('fr-FR')} autres)`),
  failed: 'Vos passages n’ont pas pu être lus',
  search: 'Chercher dans vos passages',
  words: (count: number) => fr(`${count} ${count > 1 ? 'mots' : 'mot'}`),
  used: 'déjà dans le texte',
  free: 'sans placement',
  unfit: 'ne convient pas à ce dossier',
  insert: 'Insérer',
  keep: 'Garder la sélection en passage',
  write: 'Écrire un passage',
  save: 'Garder',
  kept: 'Passage gardé',
  edit: 'Modifier',
  remove: 'Supprimer',
  removeTitle: (title: string) => fr(`Supprimer « ${title} » ?`),
  removeEffect: fr('Les rapports où il a été inséré ne changent pas.'),
  removed: 'Passage supprimé',
  exportFile: 'Tout exporter (JSON)',
  exportText: 'Tout exporter (texte)',
  file: 'mes-passages',
  suggested: (name: string, text: string, isSign: boolean) => `${name} ${isSign ? 'en ' : ''}${text}`,
} as const;

/** What stands beside the text: texts for experts. */
export const dossierSideTexts = {
  section: 'Pour cette section',
  search: 'Chercher dans le dossier',
  found: (count: number) => fr(`${count} ${count > 1 ? 'lignes trouvées' : 'ligne trouvée'}`),
  none: 'Le dossier ne contient pas ces mots.',
  computing: 'Calcul du thème…',
  failed: fr('Le thème n’a pas pu être calculé. Le texte s’écrit sans lui.'),
  unread: fr(
    'Cette commande ne dit pas à quel instant la naissance a eu lieu : il n’y a pas de valeur à insérer.',
  ),
  insert: 'Insérer',
  insertOf: (label: string) => `Insérer ${label}`,
  margin: 'En marge',
  marginOf: (name: string) => `Mettre ${name} en marge du paragraphe`,
  noMargin: fr('Placez le curseur dans un paragraphe : sa marge porte quatre positions au plus.'),
  pieces: 'Figures et tableaux',
  figure: (number: number) => `Figure ${number}`,
  table: (title: string) => fr(`Tableau : ${title}`),
  hour: 'Ce que l’heure décide',
  questions: 'Questions à garder',
} as const;

export const paletteTexts = {
  titles: { value: 'Insérer une valeur', figure: 'Insérer une figure', passage: 'Insérer un passage' },
  search: 'Chercher',
  none: 'Rien ne correspond',
  count: (count: number) => fr(`${count} choix`),
} as const;

export const lengthTexts = {
  pages: (count: number) => fr(`${count} ${count > 1 ? 'pages' : 'page'}`),
  promised: (min: number, max: number) => fr(`sur ${min} à ${max} promises`),
  words: (words: string) => fr(`, ${words}`),
  gauge: (pages: number, min: number, max: number) =>
    fr(`Longueur : ${pages} pages, ${min} à ${max} promises`),
  untouched: (count: number) => fr(`${count} ${count > 1 ? 'passages' : 'passage'} à reprendre`),
  state: 'État du rapport',
  deliver: 'Vérifier et livrer',
} as const;

export const pagesTexts = {
  label: 'Les pages, telles qu’elles seront livrées',
  fresh: (page: number, pages: number) => fr(`Page ${page} sur ${pages}, à jour`),
  coming: 'Mise en page…',
  late: (page: number, seconds: number) =>
    fr(`Page ${page}, d’il y a ${seconds} ${seconds > 1 ? 'secondes' : 'seconde'}`),
  failed: 'La mise en page attend. Votre texte est enregistré.',
  again: 'Réessayer',
  previous: 'Précédente',
  next: 'Suivante',
  image: (page: number) => `Page ${page} du rapport`,
  spill: (lines: number, title: string) =>
    fr(`${lines} ${lines > 1 ? 'lignes' : 'ligne'} de trop : ${title} finit sur une page presque vide.`),
  cover: 'la couverture',
  signs: (signs: string, title: string) => fr(`Ne peut pas être imprimé : ${signs} dans ${title}.`),
  off: (title: string) => fr(`Hors de la page : une partie de ${title} serait coupée.`),
  missing: (references: string) => fr(`Absent du dossier : ${references}`),
} as const;

export const checkTexts = {
  running: 'Contrôle du texte enregistré…',
  ask: 'Lancer les contrôles',
  again: 'Relancer les contrôles',
  intro: fr(
    'Les contrôles lisent le texte enregistré : valeurs, sections, noms, passages, longueur, redites.',
  ),
  none: fr('Rien à signaler. Le rapport peut être mis en page.'),
  found: (count: number) => fr(`${count} ${count > 1 ? 'points' : 'point'} à voir`),
  failed: 'Les contrôles n’ont pas pu être faits',
  unsent: fr(
    'Le texte n’est pas encore enregistré chez nous. Les contrôles et la mise en page attendent le réseau.',
  ),
  confirm: 'Je l’ai vu et je le garde',
  print: 'Mettre en page',
  printFailed: 'Le rapport n’a pas pu être mis en page',
  standing: fr(
    'Certains points empêchent la livraison : corrigez-les, ou confirmez ceux qui peuvent l’être.',
  ),
} as const;

/** What the text says against the dossier: texts for experts. */
export const statementTexts = {
  said: (said: string, is: string | undefined) =>
    fr(
      is === undefined
        ? `Le dossier ne contient pas « ${said} ».`
        : `Le texte dit « ${said} », le dossier « ${is} ».`,
    ),
  replace: (is: string) => fr(`Remplacer par « ${is} »`),
  leave: 'Laisser',
  title: 'Contraire au dossier',
  none: 'Rien dans le texte ne contredit le dossier.',
  count: (count: number) =>
    fr(`${count} ${count > 1 ? 'endroits soulignés' : 'endroit souligné'}. Cela n’empêche pas la livraison.`),
  place: (said: string, is: string | undefined) =>
    fr(is === undefined ? `« ${said} », absent du dossier` : `« ${said} » au lieu de « ${is} »`),
} as const;

export const counted = (count: number, one: string, many: string): string =>
  fr(`${count.toLocaleString('fr-FR')} ${count > 1 ? many : one}`);

export const deskTexts = {
  loading: 'Ouverture de la rédaction…',
  failed: fr("La rédaction n'a pas pu être ouverte"),
  text: 'Texte du rapport',
  views: { label: 'Affichage', write: 'Écrire', pages: 'Avec les pages' },
  side: {
    label: 'À insérer',
    dossier: 'Dossier',
    passages: 'Passages',
    exchange: 'Échange',
    checks: 'Contrôles',
  },
  tools: 'Outils du rapport',
  plan: 'Plan',
  pages: 'Pages',
  close: 'Fermer',
  empty: fr(
    'Cette section est promise sur la page du service. Commencez, ou retirez-la : il faudra dire pourquoi.',
  ),
  emptyFree: fr('Cette section est vide. Commencez, ou retirez-la du plan.'),
  noSection: fr('Ce plan n’a plus de section. Ajoutez-en une pour écrire.'),
  words: (count: number) => counted(count, 'mot', 'mots'),
} as const;

export const planTexts = {
  label: 'Plan du rapport',
  key: fr('Plein : écrite. Demi : commencée. Vide : promise sur la page du service, à écrire ou à retirer.'),
  states: { written: 'écrite', begun: 'commencée', empty: 'vide' },
  kinds: { letter: 'Lettre', plate: 'Planche', chapter: 'Chapitre' },
  add: 'Ajouter une section',
  change: (title: string) => `Modifier la section ${title}`,
  up: 'Monter',
  down: 'Descendre',
  rename: 'Renommer',
  takeOut: 'Retirer du rapport',
  putBack: 'Remettre',
  removed: 'Retirées',
  history: 'Versions du jour',
  untitled: 'Sans titre',
  name: 'Titre',
  second: 'Seconde voix',
  secondHint: fr('En italique, sous le titre. Facultative.'),
  kind: 'Page',
  sign: 'Signe près du titre',
  noSign: 'Aucun',
  save: 'Enregistrer',
  nameMissing: 'Donnez un titre à la section.',
  reason: 'Pourquoi cette section n’y sera pas',
  reasonHint: fr(
    'Gardée avec le rapport : le client la lit dans la copie de ses données. Le texte de la section n’est pas effacé.',
  ),
  reasonMissing: 'Dites pourquoi vous la retirez.',
  removeTitle: (title: string) => fr(`Retirer « ${title} » ?`),
} as const;

export const toolTexts = {
  label: 'Mise en forme',
  subtitle: 'Titre',
  emphasis: 'Italique',
  list: 'Liste',
  quote: 'Citation',
  value: 'Valeur',
  figure: 'Figure',
  passage: 'Passage',
  undo: 'Annuler',
  redo: 'Rétablir',
  find: 'Chercher',
} as const;

export const pieceTexts = {
  value: (name: string) => fr(`Valeur du dossier : ${name}`),
  spoken: (text: string) => fr(`${text} : double-clic, ou Entrée, pour modifier`),
  stale: fr('Cette valeur n’est pas celle du dossier'),
  passage: (title: string) => fr(`Passage « ${title} », pas encore repris`),
  unknownPassage: 'sans nom',
  reviewed: 'Marquer comme relu',
  margin: fr('En marge :'),
  takeFromMargin: (name: string) => `Retirer ${name} de la marge`,
  change: 'Changer',
  beside: 'Petite, mots à côté',
  below: 'Grande, légende dessous',
  noFigure: fr('Ce dossier n’a pas cette figure.'),
  table: (title: string, rows: number) =>
    fr(`Tableau « ${title} », ${rows} ${rows > 1 ? 'lignes' : 'ligne'}`),
  rows: (chosen: number, all: number) =>
    fr(chosen === all ? 'Choisir les lignes' : `Choisir les lignes : ${chosen} sur ${all}`),
  noTable: fr('Ce dossier n’a pas ce tableau.'),
  hour: 'Ce que l’heure décide',
} as const;

export const savedTexts = {
  saved: (time: string) => fr(`Enregistré à ${time}`),
  savedDetail: 'sur cet appareil et chez nous',
  fresh: 'Rien à enregistrer',
  sending: 'Enregistré sur cet appareil',
  sendingDetail: 'envoi en cours',
  offline: fr('Hors ligne : tout est gardé sur cet appareil'),
  elsewhere: fr('Ouvert dans un autre onglet. Écrire ici ?'),
  takeHere: 'Reprendre ici',
  differs: (time: string) =>
    fr(
      time === ''
        ? 'Deux versions diffèrent. Rien n’est perdu.'
        : `Deux versions diffèrent depuis ${time}. Rien n’est perdu.`,
    ),
  compare: 'Comparer',
  refused: fr('Non enregistré chez nous, gardé sur cet appareil'),
  over: fr(
    'Cette consultation n’est plus à vous. Votre texte reste sur cet appareil jusqu’à la déconnexion.',
  ),
} as const;

export const compareTexts = {
  title: 'Deux versions',
  explain: fr(
    'Cette section a été enregistrée ailleurs pendant que vous écriviez. Choisissez ce qu’elle devient ; rien n’est effacé avant.',
  ),
  mine: 'Votre version, sur cet appareil',
  theirs: 'L’autre version, enregistrée chez nous',
  theirsAt: (time: string) => fr(`L’autre version, enregistrée à ${time}`),
  none: 'Section absente',
  keepMine: 'Garder la mienne',
  keepTheirs: 'Garder l’autre',
  keepBoth: 'Garder les deux, l’une après l’autre',
} as const;

export const historyTexts = {
  title: (section: string) => fr(`Versions du jour : ${section}`),
  none: fr('Aucune version plus ancienne de cette section aujourd’hui.'),
  failed: 'Les versions n’ont pas pu être lues',
  restore: 'Reprendre cette version',
  at: (time: string, words: string) => fr(`${time}, ${words}`),
} as const;

export const pasteTexts = {
  stripped: fr('Images et mise en forme retirées, texte gardé.'),
  large: (characters: string, most: string) =>
    fr(`Rien n’a été collé : ce texte compte ${characters} caractères, un collage en admet ${most} au plus.`),
} as const;
