import { fr } from '#domain/texts/typography.ts';

/** The question before a consultation is ordered again within thirty days. */
export const againTexts = {
  title: fr('Vous avez déjà cette consultation'),
  known: (name: string, day: string) =>
    fr(`Vous avez commandé « ${name} » le ${day}, pour la même personne.`),
  advice: fr(
    'Une seconde consultation dirait à peu près la même chose. Une question, un doute ? Écrivez à votre expert depuis votre commande : c’est compris.',
  ),
  see: 'Revoir ma commande',
  order: 'Commander quand même',
  back: 'Revenir au formulaire',
} as const;
