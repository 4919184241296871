import { fr } from '#domain/texts/typography.ts';

/** The specimen of the register, before the payment. */
export const specimenTexts = {
  mark: 'Spécimen',
  caption: fr(
    'Votre compte tient le registre de vos données : qui les a ouvertes, quand, et pour quoi. Voici celui d’une cliente inventée.',
  ),
  /** When, without a date: the lines are an example. */
  read: fr('mardi à 11 h 40'),
  written: fr('mardi à 9 h 12'),
  corrected: fr('lundi à 17 h 05'),
} as const;

/** For whom the consultation is. */
export const studiedTexts = {
  whom: fr('Pour qui est cette consultation ?'),
  forMe: 'Pour vous',
  forOther: 'Pour une autre personne',
  forOtherHint: fr('majeure, et d’accord avec vous'),
  known: 'Personne déjà connue',
  fresh: 'Une nouvelle personne',
  firstName: 'Son prénom',
  lastName: 'Son nom',
  birthNames: (name: string): string =>
    fr(
      name === ''
        ? 'Les nombres se calculent des prénoms de l’acte et du nom de naissance.'
        : `Les nombres se calculent des prénoms de l’acte et du nom de naissance : ${name}.`,
    ),
  changeNames: 'Compléter ces noms',
  birthFirstNames: 'Prénoms de l’acte',
  birthFirstNamesHint: 'Tous, dans l’ordre de l’acte de naissance.',
  birthLastName: 'Nom de naissance',
  birthLastNameHint: 'Celui de l’acte, avant tout mariage.',
  agrees: fr('Cette personne est majeure et d’accord pour que sa naissance serve à cette consultation.'),
  told: fr(
    'Votre compte garde cette personne pour vos prochaines commandes. Après le paiement, vous recevez un texte à lui transmettre : il dit ses droits.',
  ),
  birth: 'Sa naissance',
} as const;
