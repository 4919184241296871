/** What stands beside the text: texts for experts. */
import { fr } from '#domain/texts/typography.ts';

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
