/** The reading of a draft by a colleague, for the expert who writes it. */
import { fr } from '#domain/texts/typography.ts';
import { counted } from './texts.ts';

export const reviewTexts = {
  title: 'Relecture par un collègue',
  intro: fr(
    'Un collègue lit ce qui est enregistré et commente en marge, sans rien changer. Sa lecture est inscrite au registre que le client consulte ; ce que le client vous a confié ne lui est pas montré.',
  ),
  failed: 'Les commentaires n’ont pas pu être chargés',
  who: fr('Qui peut relire ?'),
  choose: 'Choisissez une personne',
  missing: 'Choisissez qui relit.',
  nobody: fr('Aucun autre expert n’est dans l’atelier.'),
  ask: 'Demander la relecture',
  asked: (name: string) => fr(`${name} trouve ce brouillon dans « À relire »`),
  reads: (name: string, at: string) => fr(`${name} relit ce brouillon depuis le ${at}.`),
  link: 'Copier le lien',
  copied: fr('Lien copié : il ne s’ouvre que pour cette personne'),
  notCopied: fr('Le lien n’a pas pu être copié. Cette personne trouve le brouillon dans « À relire ».'),
  end: 'Terminer la relecture',
  ending: fr('Terminer la relecture ?'),
  endEffect: (name: string) =>
    fr(
      `${name} n’ouvre plus ce brouillon, et tous les commentaires sont effacés. Votre texte reste tel quel.`,
    ),
  ended: 'Relecture terminée',
  none: 'Aucun commentaire pour l’instant.',
  lost: 'Le passage a changé depuis',
  quote: (quote: string) => fr(`« ${quote} »`),
  go: 'Voir dans le texte',
  done: 'Traité',
  seen: (count: number) => counted(count, 'commentaire traité', 'commentaires traités'),
  open: (count: number) => counted(count, 'commentaire en marge', 'commentaires en marge'),
} as const;
