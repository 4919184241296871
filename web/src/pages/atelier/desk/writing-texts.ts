import { fr } from '#domain/texts/typography.ts';
import { counted } from './texts.ts';

/** Where the words of a report come from: texts for experts. */
export const writingTexts = {
  title: 'Comment il a été écrit',
  off: fr(
    'Les mots de ce rapport ne sont pas comptés. Le compte s’allume dans « Mes réglages », pour les consultations que vous ouvrirez ensuite.',
  ),
  counts: (typed: number, passages: number, brought: number) =>
    [
      counted(typed, 'mot tapé ici', 'mots tapés ici'),
      counted(passages, 'repris de vos passages', 'repris de vos passages'),
      counted(brought, 'collé', 'collés'),
    ].join(', '),
  about: fr('Les titres et les valeurs du dossier ne comptent pas.'),
  unsaid: (words: number) =>
    counted(words, 'mot collé : d’où vient-il ?', 'mots collés : d’où viennent-ils ?'),
  said: { notes: 'De vos notes', quote: (author: string) => fr(`Citation : ${author}`) },
  notes: 'De mes notes',
  quote: 'Une citation',
  author: fr('De qui ?'),
  authorMissing: 'Indiquez l’auteur de la citation.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  go: 'Voir dans le texte',
  show: fr('Montrer ce compte, dans le rapport et à la page « Authenticité »'),
  dates: 'Montrer aussi les jours où j’ai écrit',
  sign: fr('Aucune phrase de ce rapport ne vient d’une machine. Je le signe.'),
  colophon: 'Ce que dira la dernière page',
  held: fr('Dites d’où viennent les mots collés, ou ne montrez pas le compte.'),
} as const;
