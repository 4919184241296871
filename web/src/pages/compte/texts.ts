/** /compte (§2 «Account», §4, §8): the specification's strings, literally. */

import type { HistoryBadge } from '#domain/order.ts';
import type { EmailProblem } from '#domain/profile.ts';
import { fr } from '#domain/texts/typography.ts';
import { resetTexts } from '#web/texts/reset.ts';

/** An account's address that receives no mail, and its correction (/compte). */
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
  change: fr('Changer mon adresse e-mail'),
  title: fr('Corriger mon adresse e-mail'),
  intro: fr("C'est avec cette adresse que vous vous connectez. Nous y enverrons un lien qui la confirme."),
  undo: (hours: number) =>
    fr(`L'adresse actuelle est prévenue, et peut revenir en arrière pendant ${hours} heures.`),
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

/** The change of a signed-in customer's password (/compte); the new one is named as on the page of a forgotten one. */
export const passwordTexts = {
  title: 'Mot de passe',
  change: 'Changer mon mot de passe',
  intro: fr(
    'Le nouveau mot de passe met fin à toutes les autres connexions ; ici, vous restez connecté. Un e-mail vous confirme le changement.',
  ),
  present: 'Mot de passe actuel',
  next: resetTexts.password,
  confirmation: resetTexts.confirmation,
  same: fr("C'est déjà votre mot de passe"),
  save: resetTexts.choose,
  cancel: 'Annuler',
  summary: resetTexts.summary,
  changed: resetTexts.changed,
  changedDetail: fr('Toutes les autres connexions ont pris fin.'),
  signInByHand: resetTexts.signInByHand,
  failed: fr("Le mot de passe n'a pas pu être changé"),
  unexpected: resetTexts.unexpected,
  forgotten: resetTexts.link,
} as const;

/** The sessions of the account, on its profile. */
export const sessionTexts = {
  title: 'Appareils connectés',
  here: 'cet appareil',
  device: (browser: string | undefined, system: string | undefined): string => {
    const name = browser?.replace(' for Android', '');
    if (name && system) return `${name} sur ${system}`;
    return name ?? system ?? 'Appareil inconnu';
  },
  since: (day: string): string => `Connexion le ${day}`,
  seen: (day: string): string => `dernière visite le ${day}`,
  unknown: fr("La liste n'est pas disponible pour le moment."),
  everywhere: 'Se déconnecter de tous les appareils',
  why: fr(
    "Un appareil perdu, prêté ou inconnu ? Toutes les connexions à votre compte prennent fin aussitôt, et les liens reçus par e-mail pour confirmer l'adresse ou changer le mot de passe ne fonctionnent plus.",
  ),
} as const;

export const accountTexts = {
  title: 'Mon Compte',
  loading: 'Chargement',
  welcome: (firstName: string | null) => (firstName ? `Bonjour ${firstName}` : 'Bonjour'),
  tabs: { profile: 'Profil', orders: 'Mes commandes', history: 'Historique' },
  retry: 'Réessayer',
  atelier: 'L’atelier',

  error: 'Erreur',
  expired: 'Votre session a expiré. Reconnectez-vous pour continuer.',
} as const;

export const paymentTexts = {
  checking: 'Vérification de votre paiement',
  paidBanner: 'Paiement confirmé',
  paidBannerDetail: 'Votre commande est enregistrée. La confirmation vous est envoyée par e-mail.',
  pending: 'Votre paiement est en cours de confirmation par votre banque.',
  pendingDetail: fr(
    'Cela peut prendre quelques jours. Un e-mail vous dira ce qu’elle a décidé ; ne payez pas une seconde fois.',
  ),
  unpaid: 'Votre paiement n’a pas abouti',
  unpaidDetail: fr(
    'Nous n’avons rien reçu pour cette commande. Vous pouvez réessayer de payer, par le même moyen ou par un autre.',
  ),
  pendingAgain: 'Vérifier à nouveau',
  failed: 'Erreur de vérification',
  failedDetail: 'Impossible de vérifier le paiement. Contactez le support si nécessaire.',
  confirmed: 'Paiement vérifié',
  confirmedDetail: 'Votre paiement a été confirmé. Veuillez vous connecter manuellement.',
  connecting: 'Connexion en cours',
  connectingDetail: 'Redirection sécurisée pour finaliser votre connexion...',
  thanks: (firstName: string) => fr(`Merci ${firstName} !`),
  thanksDetail: 'Votre paiement est confirmé et votre commande est enregistrée.',
  delay: (delay: string) => fr(`Délai estimé : ${delay}.`),
  dueBy: (date: string) => fr(`Chez vous au plus tard le ${date}`),
  next: 'Et maintenant',
  stroke: (moment: string) => fr(`Premier trait au crayon, le ${moment}`),
  toAccount: 'Accéder à mon compte',
  print: 'Imprimer',
} as const;

export const ordersTexts = {
  wordsLoading: 'Chargement de vos mots',
  loadFailed: 'Impossible de charger l’historique des commandes',
  number: 'Commande',
  placedAt: (date: string) => fr(`Passée le ${date}`),
  ready: 'Confirmé',
  awaiting: 'En attente de livraison (24/72h)',
  awaitingLater: 'En attente de livraison',
  inPart: (done: number, all: number) => fr(`Livré en partie (${done} sur ${all})`),
  personErased: 'Effacée',
  withdrawn: 'Rétractation enregistrée',
  history: {
    refunded: 'Remboursé',
    delivered: 'Livré',
    processing: 'En cours',
    waiting: 'En attente',
    unconfirmed: 'Non confirmé',
    failed: 'Échoué',
    cancelled: 'Annulé',
  } satisfies Record<HistoryBadge, string>,
  services: 'Consultations commandées',
  forPerson: (name: string) => fr(`Pour ${name}.`),
  birth: (sentence: string) => fr(`Naissance : ${sentence}.`),
  generating: 'Génération en cours...',
  dueBy: (date: string) => fr(`Chez vous au plus tard le ${date}.`),
  pdfReady: '📄 PDF prêt !',
  pdfReadyDetail: (names: string) => fr(`${names}. Votre consultation est disponible au téléchargement`),
  seeReport: 'Voir mon rapport',
  resume: 'Reprendre le paiement',
  deciding: fr(
    'Votre banque n’a pas encore confirmé ce paiement, ce qui peut prendre quelques jours. Ne payez pas une seconde fois : un e-mail vous dira ce qu’elle a décidé.',
  ),
  refused: (day: string) =>
    fr(
      `Votre banque a refusé ce paiement (${day}) : nous n’avons rien reçu. Vous pouvez réessayer de payer, par le même moyen ou par un autre.`,
    ),
  read: 'Lire mon rapport',
  printEdition: 'Édition à imprimer',
  noOrders: fr("Vous n'avez pas encore de commande payée."),
  noHistory: fr("Vous n'avez pas encore passé de commande."),
  toServices: 'Découvrir les consultations',
} as const;

export const profileTexts = {
  you: 'Vous',
  security: 'Sécurité et données',
  kept: 'Ce que nous gardons',
  loadFailed: 'Votre profil n’a pas pu être chargé',
  email: 'E-mail',
  since: 'Membre depuis',
  unverified: fr("Cette adresse n'est pas encore confirmée"),
  unverifiedDetail: fr('Ouvrez le lien que nous vous avons envoyé. Il reste valable 7 jours.'),
  resend: fr("Renvoyer l'e-mail"),
  myData: 'Télécharger mes données',
  mailings: 'Ce que nous vous écrivons',
} as const;
