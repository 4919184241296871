import { maxComment, maxComments } from '../second-reading.ts';
import { fr } from './typography.ts';

/** What is refused around the reading of a draft by a colleague, and what stands for words that a colleague does not read. */
export const secondReadingTexts = {
  over: fr('Cette relecture est terminée : le brouillon ne s’ouvre plus ici.'),
  readerGone: fr('Cette personne ne fait plus partie des experts de l’atelier. Choisissez-en une autre.'),
  ownDraft: fr('Demandez la relecture à une autre personne que vous.'),
  readBy: (name: string) => fr(`${name} relit déjà ce brouillon. Terminez d’abord cette relecture.`),
  full: fr(`Une relecture a ${maxComments} commentaires au plus. Modifiez ou supprimez-en un.`),
  gone: fr('Ce commentaire a été supprimé.'),
  missing: 'Écrivez votre commentaire.',
  long: `Écrivez ${maxComment} caractères au plus.`,
  unreadable: 'Retirez de ce texte le caractère illisible.',
  withheld: fr('[Mots du client, que seul son expert lit.]'),
} as const;
