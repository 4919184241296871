import { fr } from '#domain/texts/typography.ts';

const inTheAccount =
  "Vos rapports restent dans votre compte : lisez-les à côté de leur commande, où « Renvoyer l'e-mail » vous en envoie un nouveau.";

/** /rapport: the personal link of a report's mail. */
export const reportTexts = {
  title: 'Votre rapport est prêt',
  intro: 'Il s’ouvre dans un nouvel onglet. Vous pouvez le lire à l’écran, l’enregistrer ou l’imprimer.',
  open: 'Ouvrir mon rapport (PDF)',
  print: 'Édition à imprimer (PDF)',
  opening: 'Ouverture de votre rapport',
  opened: 'Votre rapport est ouvert dans un nouvel onglet.',
  personal: (days: number): string =>
    `Ce lien est personnel et reste valable ${days}\u00a0jours après l’e-mail. Ne le transmettez à personne.`,
  account: 'Tous mes rapports',
  failed: 'Le rapport n’a pas pu être ouvert',
  unexpected: 'Une erreur inattendue s’est produite',
  expiredTitle: 'Ce lien a expiré',
  expired: (days: number): string => fr(`Il ouvrait votre rapport pendant ${days} jours. ${inTheAccount}`),
  /** It leads to the orders of the account, each of which sends its mails again. */
  newLink: 'Recevoir un nouveau lien',
  deadTitle: 'Ce lien ne s’ouvre plus',
  dead: fr(
    `Il a expiré, une nouvelle version du rapport l'a remplacé, ou l'adresse est incomplète. ${inTheAccount}`,
  ),
  support: 'Nous écrire',
} as const;
