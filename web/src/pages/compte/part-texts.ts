import { fr } from '#domain/texts/typography.ts';

/** The parts of the profile that the customer reads and changes. */
export const partTexts = {
  change: 'Modifier',
  of: (title: string) => fr(` : ${title}`),
  summary: fr('À corriger avant d’enregistrer'),
  save: 'Enregistrer',
  cancel: 'Annuler',
  saveFailed: fr('L’enregistrement a échoué'),
  unexpected: 'Réessayez dans un instant.',
} as const;

export const namesTexts = {
  title: 'Vos coordonnées',
  firstName: 'Prénom',
  lastName: 'Nom',
  unknown: fr('Votre compte ne connaît pas encore votre nom.'),
  effect: fr(
    'Vos noms servent à votre compte, à vos prochaines commandes et à nos e-mails. Les notes et les rapports déjà faits gardent ceux de leur jour.',
  ),
  ask: 'Demander leur correction',
  saved: 'Coordonnées enregistrées',
} as const;

export const mailsTexts = {
  title: fr('Comment nous vous écrivons'),
  greeting: 'Nos e-mails commencent par',
  byFirstName: 'Par votre prénom',
  salutations: { madame: 'Madame', monsieur: 'Monsieur' },
  zone: 'Fuseau horaire de leurs heures',
  ofDevice: (place: string) => fr(`Celui de cet appareil : ${place}`),
  ofEachOrder: fr('Celui de chaque commande, sinon Paris'),
  effect: fr('Les jours promis et les délais légaux ne changent pas.'),
  saved: 'Choix enregistré',
} as const;
