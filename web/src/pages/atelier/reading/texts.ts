/** A draft that a colleague reads: texts for experts. */
import { maxComment } from '#domain/second-reading.ts';
import { fr } from '#domain/texts/typography.ts';

export const readingTexts = {
  title: 'Relecture',
  back: 'Retour aux relectures',
  loading: 'Chargement du brouillon',
  failed: fr('Le brouillon n’a pas pu être ouvert'),
  stale: fr('Le brouillon n’a pas pu être lu de nouveau : voici ce qu’il était'),
  asked: (name: string, at: string) => fr(`${name} vous demande de relire ce brouillon depuis le ${at}.`),
  rules: fr(
    'Vous lisez ce qui est enregistré. Vos commentaires ne changent rien au texte ; ils sont effacés à la fin de la relecture. Votre lecture est inscrite au registre que le client consulte.',
  ),
  views: { label: 'Ce qui est montré', text: 'Texte', pages: 'Pages' },
  empty: fr('Rien n’est encore écrit dans ce brouillon.'),
  figure: (caption: string) => (caption === '' ? 'Figure' : fr(`Figure : ${caption}`)),
  table: 'Tableau du dossier',
  comments: 'Commentaires',
  comment: 'Commenter',
  about: (quote: string) => fr(` : ${quote}`),
  lost: 'Sur un passage modifié ou retiré depuis',
  quote: (quote: string) => fr(`« ${quote} »`),
  label: 'Votre commentaire',
  hint: fr(`${maxComment} caractères au plus.`),
  save: 'Enregistrer',
  change: 'Modifier',
  remove: 'Supprimer',
  removing: 'Supprimer ce commentaire',
  removed: 'Commentaire supprimé',
  saved: 'Commentaire enregistré',
  done: 'Traité',
  page: (page: number, pages: number) => fr(`Page ${page} sur ${pages}`),
  image: (page: number) => fr(`Page ${page} du brouillon`),
  previous: 'Page précédente',
  next: 'Page suivante',
  pageFailed: fr('La page n’a pas pu être mise en page'),
  again: 'Réessayer',
} as const;

export const readingsTexts = {
  failed: 'Les relectures n’ont pas pu être chargées',
  none: 'Rien à relire',
  noneDetail: fr('Quand un collègue vous demande de relire un brouillon, il paraît ici.'),
  asked: (name: string, at: string) => fr(`Demandé par ${name} le ${at}`),
  due: (day: string) => fr(`Promis pour le ${day}`),
  open: 'Relire',
} as const;
