import { fr } from '#domain/texts/typography.ts';

/** The question before an order changes what the account says of its owner. */
export const ownQuestionTexts = {
  title: fr('Votre compte dit autre chose'),
  intro: fr('Votre commande suit ce que vous venez d’écrire. Que doit garder votre compte ?'),
  names: 'Prénom et nom',
  birth: 'Naissance',
  certificate: 'Noms de l’acte de naissance',
  known: fr('Dans votre compte :'),
  typed: fr('Dans cette commande :'),
  keep: 'Garder mon compte tel quel',
  change: 'Mettre mon compte à jour',
  back: 'Revenir au formulaire',
  other: fr(
    'C’est pour quelqu’un d’autre ? Revenez au formulaire et choisissez « Pour une autre personne ».',
  ),
} as const;
