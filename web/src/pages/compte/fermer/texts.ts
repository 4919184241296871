/** /compte/fermer: what closing an account does, and the two steps. */

import { closingHours } from '#domain/links.ts';
import { orderNumber } from '#domain/order.ts';
import { backupDays } from '#domain/retention.ts';
import { accountingSpan } from '#domain/texts/spans.ts';
import { fr } from '#domain/texts/typography.ts';
import type { HeldOrder } from '#domain/wire/closing.ts';

/** /compte/fermer?token=…: the way back of the mail about a closing. */
export const keepTexts = {
  title: 'Garder mon compte',
  ask: fr(
    "La fermeture de votre compte est demandée. Ce bouton l'annule : rien n'est effacé, et tout reste comme avant.",
  ),
  keep: 'Garder mon compte',
  kept: 'Votre compte reste ouvert',
  keptDetail: fr(
    "La fermeture est annulée, rien n'a été effacé. Si elle n'avait pas été demandée par vous, choisissez un autre mot de passe.",
  ),
  password: 'Choisir un autre mot de passe',
  account: 'Accéder à mon compte',
  over: fr("Ce lien n'est plus valable"),
  overDetail: fr(
    `Il ne sert que pour la dernière demande, pendant ${closingHours} heures. Connectez-vous : tant que votre compte s’ouvre, il peut encore être gardé.`,
  ),
  failed: fr("Le compte n'a pas pu être gardé"),
  unexpected: fr("Une erreur inattendue s'est produite"),
} as const;

const list = (...lines: readonly string[]): readonly string[] => lines.map(fr);

export const closeTexts = {
  title: 'Fermer mon compte',
  intro: fr(
    `Votre compte et tout ce qu'il contient sont effacés ${closingHours} heures après votre demande. D'ici là, vous pouvez le garder à tout moment.`,
  ),
  gone: 'Ce qui est effacé',
  goneList: list(
    'votre profil : nom, adresse, mot de passe, naissance, et les personnes pour qui vous commandez ;',
    'la naissance de chaque commande, vos rapports et toutes leurs versions, les brouillons et les notes de travail des experts ;',
    'vos connexions, les liens que nous vous avons envoyés et nos e-mails, le registre de qui a ouvert vos données ;',
    'vos messages et votre guidance du jour, si vous avez confirmé cette adresse ;',
    "une commande qui n'a jamais été payée, en entier.",
  ),
  stays: 'Ce qui reste, et pourquoi',
  staysList: list(
    `de vos commandes payées : nom, e-mail, consultations, montants et dates, avec leurs notes et leurs avoirs, pendant ${accountingSpan}, sans naissance ni rapport (code de commerce, article L. 123-22) ;`,
    "la preuve d'un accord ou d'un refus donné pour la guidance, pendant 3 ans, sous une empreinte de votre adresse (RGPD, articles 7.1 et 17.3.e) ;",
    "le code d'authenticité d'un rapport livré : consultation, jour et état, sans personne.",
  ),
  backups: 'Nos sauvegardes',
  backupsDetail: fr(
    `Elles gardent encore ${backupDays} jours ce qui vient d'être effacé, sans que personne s'en serve, puis l'oublient.`,
  ),
  before: fr(
    'Téléchargez avant les rapports, les notes et les avoirs que vous voulez garder : leurs liens ne s’ouvriront plus, et nous ne pourrons pas vous les rendre.',
  ),
  toOrders: 'Voir mes commandes',
  confirm: 'Demander la fermeture',
  password: 'Votre mot de passe',
  why: fr("Pour vérifier que c'est bien vous."),
  forgotten: fr('Mot de passe oublié ?'),
  choose: 'Choisir un nouveau mot de passe',
  next: 'Fermer mon compte',
  second: fr('Fermer ce compte ?'),
  secondDetail: (email: string) =>
    fr(
      `Le compte de ${email} sera effacé dans ${closingHours} heures. Un e-mail vous dit le jour et l'heure, avec un lien pour changer d'avis. Ensuite, rien ne revient.`,
    ),
  close: 'Oui, fermer mon compte',
  cancel: 'Annuler',
  failed: fr("La fermeture n'a pas pu être demandée"),
  unexpected: fr("Une erreur inattendue s'est produite"),
  loadFailed: fr("L'état de votre compte n'a pas pu être chargé"),
  retry: 'Réessayer',
  signIn: 'Connectez-vous pour fermer votre compte.',
} as const;

export const heldTexts = {
  title: fr('Une commande empêche encore la fermeture'),
  waiting: fr("L'effacement attend la fin d'une commande"),
  waitingDetail: fr("Il reprend de lui-même, dans l'heure, dès que cette commande est terminée."),
  order: (id: string) => fr(`Commande ${orderNumber(id)} :`),
  reasons: {
    payment: fr(
      "un paiement n'est pas terminé. Terminez-le depuis vos commandes, ou laissez-le : une commande abandonnée est annulée d'elle-même.",
    ),
    writing: fr(
      "votre consultation n'est pas encore livrée. Attendez le rapport, ou renoncez au contrat : vous êtes alors remboursé.",
    ),
    refund: fr('un remboursement est en cours. Il se termine de lui-même, en quelques jours au plus.'),
    dispute: fr(
      "vous contestez son paiement auprès de votre banque. Retirez la contestation, ou attendez la décision ; écrivez-nous si elle n'a plus lieu d'être.",
    ),
    damaged: fr('une erreur de notre part empêche de la lire. Écrivez-nous : nous la réparons.'),
  } satisfies Record<HeldOrder['reason'], string>,
  actions: {
    payment: 'Voir mes commandes',
    writing: 'Renoncer au contrat',
    refund: 'Voir mes commandes',
    dispute: 'Écrire au support',
    damaged: 'Écrire au support',
  } satisfies Record<HeldOrder['reason'], string>,
} as const;
