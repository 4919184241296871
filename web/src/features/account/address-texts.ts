/** An account's address that receives no mail, and its correction (/compte). */
import type { EmailProblem } from '#domain/profile.ts';
import { fr } from '#domain/texts/typography.ts';

const details = {
  bounce: (address: string) =>
    fr(
      `Nos messages à ${address} nous reviennent : cette boîte n'existe pas, ou elle n'accepte plus rien. Corrigez l'adresse pour recevoir vos confirmations et vos rapports ; ils restent aussi dans votre compte.`,
    ),
  complaint: (address: string) =>
    fr(
      `La messagerie de ${address} a signalé l'un de nos messages comme indésirable : les suivants risquent de ne plus arriver. Indiquez-nous l'adresse où vous écrire ; vos commandes et vos rapports restent dans votre compte.`,
    ),
} satisfies Record<EmailProblem['kind'], (address: string) => string>;

export const addressTexts = {
  problem: fr('E-mail non distribué'),
  detail: ({ kind, address }: EmailProblem) => details[kind](address),
  undelivered: (address: string) =>
    fr(
      `Les e-mails de cette commande ne sont pas arrivés à ${address}. Corrigez votre adresse, puis demandez-les à nouveau.`,
    ),
  correct: fr('Corriger mon adresse'),
  title: fr('Corriger mon adresse e-mail'),
  intro: fr("C'est avec cette adresse que vous vous connectez. Nous y enverrons un lien qui la confirme."),
  email: fr('Adresse e-mail'),
  keep: fr('Si elle est juste, laissez-la : nous écrirons à nouveau.'),
  same: fr("C'est déjà l'adresse de votre compte"),
  password: 'Votre mot de passe',
  why: fr("Pour vérifier que c'est bien vous."),
  forgotten: fr("Mot de passe oublié ? Écrivez-nous : nous corrigerons l'adresse avec vous."),
  write: fr('Écrire au support'),
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: fr('Adresse enregistrée'),
  savedDetail: (address: string) => fr(`Ouvrez le lien envoyé à ${address} pour la confirmer.`),
  summary: 'À corriger avant de continuer',
  unexpected: fr("Une erreur inattendue s'est produite"),
  failed: fr("L'adresse n'a pas pu être enregistrée"),
} as const;
